// Building and patching DOM trees. Text only ever goes in as text nodes; nothing here parses markup.

/** Set by what is open at the moment, not by what is shown; patching leaves these alone. */
const LIVE = new Set(["aria-expanded", "aria-controls", "aria-activedescendant"]);

/** @typedef {string | number | boolean | null | undefined} Value */

/**
 * The attributes that the page uses, so that a misspelt one is an error.
 * @typedef {"alt" | "autocomplete" | "class" | "datetime" | "disabled" | "download" | "draggable" | "for" | "height" |
 *   "hidden" | "href" | "id" | "inputmode" | "lang" | "maxlength" | "name" | "novalidate" | "placeholder" | "rel" |
 *   "required" | "role" | "rows" | "selected" | "spellcheck" | "src" | "start" | "tabindex" | "target" | "title" |
 *   "type" | "width"} Attribute
 * @typedef {{[name in Attribute | `aria-${string}` | `data-${string}`]?: Value} & {
 *   dataset?: Record<string, Value>,
 *   style?: Record<string, string>,
 *   on?: {[type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[type]) => void},
 *   value?: string,
 *   checked?: boolean,
 * }} Attrs
 */

/**
 * Make an element. `attrs` may hold attributes, `dataset`, `style` (custom properties), `on` (listeners) and
 * the properties value and checked; false, null and undefined leave an attribute out, true makes it empty.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attrs} [attrs]
 * @param {...Child} children
 */
export function h(tag, { dataset = {}, style = {}, on = {}, value, checked, ...attrs } = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, entry] of Object.entries(attrs)) {
    if (isGiven(entry)) element.setAttribute(name, entry === true ? "" : String(entry));
  }
  for (const [key, entry] of Object.entries(dataset)) {
    if (isGiven(entry)) element.dataset[key] = String(entry);
  }
  for (const [key, entry] of Object.entries(style)) element.style.setProperty(key, entry);
  for (const [type, listener] of Object.entries(on)) {
    element.addEventListener(type, /** @type {EventListener} */ (listener));
  }
  // After the attributes: what a field's type makes of a value depends on them.
  if (value !== undefined) Object.assign(element, { value });
  if (checked !== undefined) Object.assign(element, { checked });
  append(element, children);
  return element;
}

/** @param {Value} value */
const isGiven = (value) => value !== null && value !== undefined && value !== false;

/**
 * Append nodes, strings and (nested) lists of them; false, null and undefined are skipped.
 * @template {ParentNode} Parent
 * @param {Parent} parent
 * @param {readonly Child[]} children
 */
export function append(parent, children) {
  for (const child of children) {
    if (child instanceof Node || typeof child === "string") parent.append(child);
    else if (child) append(parent, child);
  }
  return parent;
}

/**
 * The element at the target of an event, or around it, that fits the selector.
 * @param {EventTarget | null} target
 * @param {string} selector
 */
export function around(target, selector) {
  const found = target instanceof Element ? target.closest(selector) : null;
  return found instanceof HTMLElement ? found : null;
}

/**
 * The elements inside `root` that fit the selector, in their order.
 * @param {ParentNode} root
 * @param {string} selector
 * @returns {HTMLElement[]}
 */
export const inside = (root, selector) =>
  [...root.querySelectorAll(selector)].filter((one) => one instanceof HTMLElement);

/** A number for ids that aria attributes point to. */
let lastId = 0;
/** @param {string} prefix */
export function uniqueId(prefix) {
  lastId += 1;
  return `${prefix}-${lastId}`;
}

/** @param {Node} node */
const keyOf = (node) => (node instanceof HTMLElement ? node.dataset.key : undefined);

/**
 * @param {Node} one
 * @param {Node} other
 */
const sameKind = (one, other) =>
  one.nodeType === other.nodeType && one.nodeName === other.nodeName && keyOf(one) === keyOf(other);

/**
 * Make `from` look like `to`, keeping the elements that are there (and so focus, scroll positions and loaded
 * pictures). Elements with the same `data-key` are the same; one with `data-island` looks after itself; a spoiler
 * that was revealed stays so. Listeners are not carried over: use delegation.
 * @param {Node} from
 * @param {Node} to
 */
export function patch(from, to) {
  if (from instanceof Text && to instanceof Text) {
    if (from.data !== to.data) from.data = to.data;
    return;
  }
  if (!isElement(from) || !isElement(to)) return;
  if (from.dataset.island !== undefined && from.dataset.island === to.dataset.island) return;
  if (from.dataset.revealed !== undefined && from.textContent === to.textContent) return;
  patchAttributes(from, to);
  patchChildren(from, [...to.childNodes]);
}

/**
 * @param {Node} node
 * @returns {node is HTMLElement | SVGElement}
 */
const isElement = (node) => node instanceof HTMLElement || node instanceof SVGElement;

/**
 * @param {HTMLElement | SVGElement} from
 * @param {HTMLElement | SVGElement} to
 */
function patchAttributes(from, to) {
  for (const { name } of [...from.attributes]) {
    if (!to.hasAttribute(name) && !LIVE.has(name)) from.removeAttribute(name);
  }
  for (const { name, value } of [...to.attributes]) {
    if (LIVE.has(name) && from.hasAttribute(name)) continue;
    if (name === "style")
      from.style.cssText = to.style.cssText; // setAttribute would be refused by the page's policy
    else if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  }
}

/**
 * Make the children of `parent` look like `wanted` (see patch).
 * @param {Element} parent
 * @param {Node[]} wanted
 */
export function patchChildren(parent, wanted) {
  /** @type {Map<string, Node>} */
  const keyed = new Map();
  for (const child of parent.childNodes) {
    const key = keyOf(child);
    if (key !== undefined) keyed.set(key, child);
  }
  const wantedKeys = new Set(wanted.map(keyOf).filter((key) => key !== undefined));
  /** @param {Node} node */
  const isGone = (node) => {
    const key = keyOf(node);
    return key !== undefined && !wantedKeys.has(key);
  };
  let cursor = parent.firstChild;
  const skipGone = () => {
    while (cursor && isGone(cursor)) {
      const gone = cursor;
      cursor = cursor.nextSibling;
      gone.remove();
    }
  };
  for (const node of wanted) {
    skipGone();
    const key = keyOf(node);
    const match = key === undefined ? cursor : keyed.get(key);
    if (match && sameKind(match, node)) {
      if (key !== undefined) keyed.delete(key);
      if (match === cursor) cursor = cursor.nextSibling;
      else parent.insertBefore(match, cursor);
      patch(match, node);
    } else {
      parent.insertBefore(node, cursor);
    }
  }
  while (cursor) {
    const gone = cursor;
    cursor = cursor.nextSibling;
    gone.remove();
  }
}
