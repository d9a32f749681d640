// Suggestions under (or over) a text field: the field keeps focus, arrow keys walk the list.

import { around, h, uniqueId } from "./dom.js";
import { t } from "./i18n.js";
import { Grip } from "./grip.js";
import { place } from "./listbox.js";

/** @typedef {{label: string, description?: string, note?: string}} Item */
/** @typedef {{empty?: string | null, first?: boolean, stay?: boolean}} Options */

/**
 * The list of one text field, which becomes a combobox. What else its items hold is the caller's.
 * @template {Item} T
 */
export class Suggestions {
  #field;
  #pick;
  /** @type {HTMLElement | null} */
  #popup = null;
  #list;
  /** @type {T[]} */
  #items = [];
  #active = -1;
  #id = uniqueId("suggestions");
  #anchor;
  #label;
  #grip;
  /**
   * What is to be shown once an item that is being pressed has been let go.
   * @type {[items: T[], options: Options] | null}
   */
  #next = null;
  #showNext = () => this.#next && this.#show(...this.#next);
  #placeAnew = () => this.#popup && place(this.#popup, this.#anchor);

  /**
   * @param {HTMLInputElement | HTMLTextAreaElement} field
   * @param {object} given
   * @param {() => string} given.label names the list
   * @param {(item: T) => void} given.pick called with the item chosen
   * @param {HTMLElement} [given.anchor]
   */
  constructor(field, { label, pick, anchor = field }) {
    this.#field = field;
    this.#pick = pick;
    this.#anchor = anchor;
    this.#label = label;
    this.#list = h("ul", { class: "options", role: "listbox", id: this.#id });
    this.#grip = new Grip(this.#list);
    // Several lines of text cannot be a combobox; they are a textbox with suggestions.
    if (field.tagName === "INPUT") field.setAttribute("role", "combobox");
    else field.setAttribute("aria-haspopup", "listbox");
    field.setAttribute("aria-autocomplete", "list");
    this.#expanded(false);
    field.setAttribute("aria-controls", this.#id);
    field.addEventListener("blur", () => this.hide());
    this.#list.addEventListener("mousedown", (event) => event.preventDefault()); // the field keeps focus
    this.#list.addEventListener("click", ({ target }) => {
      const item = around(target, "[data-at]");
      if (item) this.#choose(Number(item.dataset.at));
    });
  }

  /**
   * Show these items; with none, `empty` says so (or the list goes away where it is not given). The active one is the
   * `first` or none; with `stay` the one that was, if it is still there.
   * @param {T[]} items
   * @param {Options} [options]
   */
  show(items, options = {}) {
    this.#next = [items, options];
    this.#grip.run(this.#showNext);
  }

  /**
   * @param {T[]} items
   * @param {Options} options
   */
  #show(items, { empty = null, first = true, stay = false }) {
    this.#next = null;
    if (items.length === 0 && empty === null) {
      this.hide();
      return;
    }
    this.#list.setAttribute("aria-label", this.#label());
    const before = stay ? this.#items[this.#active]?.label : undefined;
    this.#items = items;
    this.#active = items.findIndex(({ label }) => label === before);
    if (this.#active < 0 && first && items.length) this.#active = 0;
    if (this.#popup === null) {
      this.#popup = h("div", { class: "popup" }, this.#list);
      (this.#field.closest("dialog, main") ?? document.body).append(this.#popup);
      this.#expanded(true);
      addEventListener("resize", this.#placeAnew);
    }
    this.#draw(empty);
    this.#placeAnew();
  }

  hide() {
    this.#next = null;
    if (this.#popup === null) return;
    removeEventListener("resize", this.#placeAnew);
    this.#popup.remove();
    this.#popup = null;
    this.#items = [];
    this.#expanded(false);
    this.#field.removeAttribute("aria-activedescendant");
  }

  /**
   * Take a key; true when it was for the list.
   * @param {KeyboardEvent} event
   */
  key(event) {
    if (this.#popup === null || event.isComposing) return false;
    if (event.key === "Escape") {
      this.hide();
    } else if (this.#items.length === 0) {
      return false;
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const step = event.key === "ArrowDown" ? 1 : -1;
      const from = this.#active < 0 && step < 0 ? 0 : this.#active;
      this.#active = (from + step + this.#items.length) % this.#items.length;
      this.#draw(null);
    } else if ((event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) && this.#active >= 0) {
      this.#choose(this.#active);
    } else {
      return false;
    }
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  /** @param {boolean} on */
  #expanded(on) {
    if (this.#field.tagName === "INPUT") this.#field.setAttribute("aria-expanded", String(on));
  }

  /** @param {number} at */
  #choose(at) {
    const item = this.#items[at];
    this.hide();
    if (item) this.#pick(item);
  }

  /** @param {string | null} empty */
  #draw(empty) {
    this.#list.replaceChildren(
      ...this.#items.map((item, at) =>
        h(
          "li",
          {
            class: at === this.#active ? "option is-active" : "option",
            role: "option",
            id: `${this.#id}-${at}`,
            "aria-selected": String(at === this.#active),
            dataset: { at },
          },
          h(
            "span",
            { class: "option-words" },
            h("span", { class: "option-label" }, item.label),
            item.description && h("span", { class: "option-description" }, item.description),
          ),
          item.note && h("span", { class: "option-note" }, item.note),
        ),
      ),
    );
    if (this.#items.length === 0) {
      this.#list.append(h("li", { class: "option is-empty" }, empty ?? t("playground-nothing")));
    }
    if (this.#active >= 0) {
      this.#field.setAttribute("aria-activedescendant", `${this.#id}-${this.#active}`);
      this.#list.children[this.#active].scrollIntoView({ block: "nearest" });
    } else {
      this.#field.removeAttribute("aria-activedescendant");
    }
  }
}
