// Building and patching DOM trees. Text only ever goes in as text nodes; nothing here parses markup.

const PROPERTIES = new Set(["value", "checked", "indeterminate"]);

/** Set by what is open at the moment, not by what is shown; patching leaves these alone. */
const LIVE = new Set(["aria-expanded", "aria-controls", "aria-activedescendant"]);

/**
 * Make an element. `attrs` may hold attributes, `dataset`, `style` (custom properties), `on` (listeners) and
 * the properties value and checked; false, null and undefined leave an attribute out, true makes it empty.
 */
export function h(tag, attrs = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attrs)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "dataset") {
      for (const [key, entry] of Object.entries(value)) {
        if (entry !== null && entry !== undefined && entry !== false) element.dataset[key] = String(entry);
      }
    } else if (name === "style") {
      for (const [key, entry] of Object.entries(value)) element.style.setProperty(key, entry);
    } else if (name === "on") {
      for (const [type, listener] of Object.entries(value)) element.addEventListener(type, listener);
    } else if (PROPERTIES.has(name)) {
      element[name] = value;
    } else {
      element.setAttribute(name, value === true ? "" : String(value));
    }
  }
  append(element, children);
  return element;
}

/** Append nodes, strings and (nested) lists of them; false, null and undefined are skipped. */
export function append(parent, children) {
  for (const child of children) {
    if (Array.isArray(child)) append(parent, child);
    else if (child !== null && child !== undefined && child !== false) parent.append(child);
  }
  return parent;
}

/** A number for ids that aria attributes point to. */
let lastId = 0;
/** @param {string} prefix */
export function uniqueId(prefix) {
  lastId += 1;
  return `${prefix}-${lastId}`;
}

const keyOf = (node) => (node.nodeType === Node.ELEMENT_NODE ? node.dataset.key : undefined);

const sameKind = (one, other) =>
  one.nodeType === other.nodeType && one.nodeName === other.nodeName && keyOf(one) === keyOf(other);

/**
 * Make `from` look like `to`, keeping the elements that are there (and so focus, scroll positions and loaded
 * pictures). Elements with the same `data-key` are the same; one with `data-island` looks after itself; a spoiler
 * that was revealed stays so. Listeners are not carried over: use delegation.
 */
export function patch(from, to) {
  if (from.nodeType === Node.TEXT_NODE) {
    if (from.data !== to.data) from.data = to.data;
    return;
  }
  if (from.dataset.island !== undefined && from.dataset.island === to.dataset.island) return;
  if (from.dataset.revealed !== undefined && from.textContent === to.textContent) return;
  patchAttributes(from, to);
  patchChildren(from, [...to.childNodes]);
}

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

/** Make the children of `parent` look like `wanted` (see patch). */
export function patchChildren(parent, wanted) {
  const keyed = new Map();
  for (const child of parent.childNodes) {
    if (keyOf(child) !== undefined) keyed.set(keyOf(child), child);
  }
  const wantedKeys = new Set(wanted.map(keyOf).filter((key) => key !== undefined));
  let cursor = parent.firstChild;
  const skipGone = () => {
    while (cursor && keyOf(cursor) !== undefined && !wantedKeys.has(keyOf(cursor))) {
      const gone = cursor;
      cursor = cursor.nextSibling;
      gone.remove();
    }
  };
  for (const node of wanted) {
    skipGone();
    const match = keyOf(node) === undefined ? cursor : keyed.get(keyOf(node));
    if (match && sameKind(match, node)) {
      keyed.delete(keyOf(node));
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
