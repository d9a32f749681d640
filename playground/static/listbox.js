// A list to choose from that opens at a button: one or several values, with search where it is long.

import { emojiNode } from "./components.js";
import { around, h, uniqueId } from "./dom.js";
import { rememberFocus } from "./focus.js";
import { icon } from "./icons.js";
import { t } from "./i18n.js";

const SEARCHED_FROM = 12;
const GAP = 4;
const MARGIN = 8;

/**
 * A row of a list to choose from.
 * @typedef {object} Choice
 * @property {string} value
 * @property {string} label
 * @property {string} [description]
 * @property {Emoji} [emoji]
 */

/** @type {{popup: HTMLElement, leave: () => void} | null} */
let open = null;

/**
 * Place a popup at its anchor, inside the window, above it where there is more room.
 * @param {HTMLElement} popup
 * @param {HTMLElement} anchor
 */
export function place(popup, anchor) {
  const box = anchor.getBoundingClientRect();
  const below = innerHeight - box.bottom - GAP - MARGIN;
  const above = box.top - GAP - MARGIN;
  const up = below < Math.min(popup.scrollHeight, 260) && above > below;
  popup.style.maxHeight = `${Math.max(120, Math.min(up ? above : below, 360))}px`;
  popup.style.minWidth = `${Math.min(box.width, innerWidth - 2 * MARGIN)}px`;
  popup.style.left = `${Math.max(MARGIN, Math.min(box.left, innerWidth - popup.offsetWidth - MARGIN))}px`;
  popup.style.top = up ? "auto" : `${box.bottom + GAP}px`;
  popup.style.bottom = up ? `${innerHeight - box.top + GAP}px` : "auto";
}

/**
 * Open the list at `anchor` (a button with role combobox). `options` are {value, label, description, emoji};
 * `done(values)` is called when the choice is made: at once for one value, on closing for several.
 * Escape leaves everything as it was.
 * @param {object} given
 * @param {HTMLElement} given.anchor
 * @param {string} given.label
 * @param {Choice[]} given.options
 * @param {string[]} [given.values]
 * @param {number} [given.min]
 * @param {number} [given.max]
 * @param {(values: string[]) => void} given.done
 */
export function openListbox({ anchor, label, options, values = [], min = 1, max = 1, done }) {
  open?.leave();
  const several = max > 1;
  let chosen = [...values];
  let shown = options;
  let active = Math.max(
    0,
    options.findIndex(({ value }) => chosen.includes(value)),
  );

  const id = uniqueId("listbox");
  const list = h("ul", {
    class: "options",
    role: "listbox",
    id,
    "aria-label": label,
    "aria-multiselectable": several ? "true" : null,
  });
  const search =
    options.length >= SEARCHED_FROM
      ? h("input", {
          class: "input",
          type: "text",
          role: "combobox",
          "aria-expanded": "true",
          "aria-controls": id,
          "aria-label": t("playground-search"),
          placeholder: t("playground-search"),
          autocomplete: "off",
          spellcheck: "false",
        })
      : null;
  const note = h("span", { class: "options-note", role: "status" });
  const finish = h("button", { type: "button", class: "btn btn-primary" }, t("playground-done"));
  const popup = h("div", { class: "popup" }, search, list, several && h("div", { class: "options-end" }, note, finish));
  const holder = search ?? list;
  if (!search) list.tabIndex = 0;

  const show = () => {
    list.replaceChildren(
      ...shown.map((option, at) =>
        h(
          "li",
          {
            class: at === active ? "option is-active" : "option",
            role: "option",
            id: `${id}-${at}`,
            "aria-selected": String(chosen.includes(option.value)),
            dataset: { at, value: option.value },
          },
          emojiNode(option.emoji),
          h(
            "span",
            { class: "option-words" },
            h("span", { class: "option-label" }, option.label),
            option.description && h("span", { class: "option-description" }, option.description),
          ),
          chosen.includes(option.value) && icon("check"),
        ),
      ),
    );
    if (shown.length === 0) list.append(h("li", { class: "option is-empty" }, t("playground-nothing")));
    note.textContent =
      min === max ? `${chosen.length}/${max}` : `${t("playground-choose-between", { min, max })} · ${chosen.length}`;
    finish.setAttribute("aria-disabled", String(chosen.length < min));
    if (shown.length) holder.setAttribute("aria-activedescendant", `${id}-${active}`);
    else holder.removeAttribute("aria-activedescendant");
    list.children[active]?.scrollIntoView({ block: "nearest" });
  };

  const close = () => {
    if (open?.popup !== popup) return;
    open = null;
    popup.remove();
    anchor.setAttribute("aria-expanded", "false");
    anchor.removeAttribute("aria-controls");
    listening.abort();
    gone.disconnect();
    focusBack();
  };
  const unchanged = () => chosen.length === values.length && chosen.every((value) => values.includes(value));
  const leave = () => close();
  const commit = () => {
    if (chosen.length < min) return;
    close();
    if (!unchanged()) done(chosen);
  };
  const settle = () => (several && chosen.length >= min ? commit() : leave());
  const isInside = (/** @type {EventTarget | null} */ target) => target instanceof Node && popup.contains(target);

  const choose = (/** @type {number} */ at) => {
    const option = shown[at];
    if (!option) return;
    active = at;
    const already = chosen.includes(option.value);
    if (several) {
      if (already) chosen = chosen.filter((value) => value !== option.value);
      else if (chosen.length < max) chosen = [...chosen, option.value];
      show();
    } else {
      chosen = already && min === 0 ? [] : [option.value];
      close();
      done(chosen);
    }
  };

  const move = (/** @type {number} */ to) => {
    active = Math.max(0, Math.min(shown.length - 1, to));
    show();
  };

  let typed = "";
  let typedAt = 0;
  const jumpTo = (/** @type {string} */ character) => {
    typed = performance.now() - typedAt < 700 ? typed + character : character;
    typedAt = performance.now();
    const at = shown.findIndex((option) => option.label.toLocaleLowerCase().startsWith(typed));
    if (at >= 0) move(at);
  };

  popup.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    /** @type {Record<string, (() => void) | undefined>} */
    const keys = {
      ArrowDown: () => move(active + 1),
      ArrowUp: () => move(active - 1),
      PageDown: () => move(active + 8),
      PageUp: () => move(active - 8),
      Escape: leave,
      Tab: () => (several && document.activeElement !== finish ? finish.focus() : settle()),
    };
    if (!search) {
      keys.Home = () => move(0);
      keys.End = () => move(shown.length - 1);
    }
    if (document.activeElement !== finish) keys.Enter = () => choose(active);
    if (!search && document.activeElement === list) keys[" "] = () => choose(active);
    const act = keys[event.key];
    if (act) {
      event.preventDefault();
      event.stopPropagation();
      act();
    } else if (!search && event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      jumpTo(event.key.toLocaleLowerCase());
    }
  });
  list.addEventListener("mousedown", (event) => event.preventDefault()); // the keys stay with the list
  list.addEventListener("click", ({ target }) => {
    const item = around(target, "[data-at]");
    if (item) choose(Number(item.dataset.at));
  });
  finish.addEventListener("click", commit);
  search?.addEventListener("input", () => {
    const words = search.value.trim().toLocaleLowerCase();
    shown = options.filter((option) => option.label.toLocaleLowerCase().includes(words));
    active = 0;
    show();
  });

  const focusBack = rememberFocus(anchor);
  const home = anchor.closest("li.message, dialog, form");
  const gone = new MutationObserver(() => home?.isConnected === false && leave());
  const listening = new AbortController();
  const { signal } = listening;
  open = { popup, leave };
  anchor.setAttribute("aria-expanded", "true");
  anchor.setAttribute("aria-controls", id);
  (anchor.closest("dialog, main") ?? document.body).append(popup);
  show();
  place(popup, anchor);
  gone.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("pointerdown", ({ target }) => isInside(target) || settle(), { capture: true, signal });
  const follow = () => anchor.isConnected && place(popup, anchor);
  addEventListener("resize", follow, { signal });
  addEventListener("scroll", ({ target }) => isInside(target) || follow(), { capture: true, signal });
  holder.focus({ preventScroll: true });
  list.children[active]?.scrollIntoView({ block: "nearest" });
}

/**
 * A form field that is such a list: {element, value()} where value() gives the chosen values.
 * @param {object} given
 * @param {string} given.id
 * @param {string} given.label
 * @param {string} [given.placeholder]
 * @param {Choice[]} given.options
 * @param {string[]} [given.values]
 * @param {number} [given.min]
 * @param {number} [given.max]
 * @param {string} [given.describedBy]
 * @param {() => void} [given.changed]
 */
export function selectField({
  id,
  label,
  placeholder,
  options,
  values = [],
  min = 1,
  max = 1,
  describedBy,
  changed = () => {},
}) {
  /** @type {string[]} */
  let chosen = [...values];
  const element = h("button", {
    type: "button",
    id,
    class: "select",
    role: "combobox",
    "aria-haspopup": "listbox",
    "aria-expanded": "false",
    "aria-describedby": describedBy ?? null,
  });
  const show = () => {
    const labels = options.filter(({ value }) => chosen.includes(value)).map((option) => option.label);
    element.setAttribute("aria-label", labels.length ? `${label}: ${labels.join(", ")}` : label);
    element.replaceChildren(
      h(
        "span",
        { class: labels.length ? "select-value" : "select-value is-placeholder" },
        labels.join(", ") || placeholder || t("playground-choose"),
      ),
      icon("chevron"),
    );
  };
  element.addEventListener("click", () => {
    openListbox({
      anchor: element,
      label,
      options,
      values: chosen,
      min,
      max,
      done: (picked) => {
        chosen = picked;
        show();
        changed();
      },
    });
  });
  show();
  return { element, value: () => chosen };
}
