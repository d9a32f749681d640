// Suggestions of the bot for what one types into an option.

import { t } from "./i18n.js";
import { Suggestions } from "./suggest.js";

/** @typedef {{label: string, answer: string | number}} Completed */

const TYPING_PAUSE = 180;

/**
 * Completes a text field. What fits the field is asked when typing pauses; only the newest answer counts. Enter waits
 * for it, so that who types fast chooses what they would have seen.
 */
export class Completion {
  #field;
  #ask;
  #pick;
  /** @type {Suggestions<Completed>} */
  #list;
  /** @type {number | undefined} */
  #timer;
  /** Counts questions. */
  #asked = 0;
  /** Whether the answer for what the field holds is still to come. */
  #awaits = false;
  /** Enter was pressed before it. */
  #hasty = false;

  /**
   * @param {HTMLInputElement} field
   * @param {object} given
   * @param {() => string} given.label names the list
   * @param {HTMLElement} given.anchor
   * @param {() => Promise<Completed[]>} given.ask
   * @param {(item: Completed) => void} given.pick called with the item chosen
   */
  constructor(field, { label, anchor, ask, pick }) {
    this.#field = field;
    this.#ask = ask;
    this.#pick = pick;
    this.#list = new Suggestions(field, { label, anchor, pick: (item) => this.#choose(item) });
    field.addEventListener("input", () => {
      this.#forget();
      this.#awaits = true;
      this.#timer = setTimeout(() => this.#request(), TYPING_PAUSE);
    });
    field.addEventListener("focus", () => this.#request());
    field.addEventListener("blur", () => this.#forget());
    field.addEventListener("keydown", (event) => this.#key(event));
  }

  /** Ask again: whom it was asked of may not have been there. */
  askAgain() {
    if (document.activeElement === this.#field) this.#request();
  }

  #forget() {
    clearTimeout(this.#timer);
    this.#asked += 1;
    this.#awaits = false;
    this.#hasty = false;
  }

  /** @param {Completed} item */
  #choose(item) {
    this.#forget();
    this.#pick(item);
  }

  async #request() {
    this.#asked += 1;
    const asked = this.#asked;
    this.#awaits = this.#field.value !== "";
    /** @type {Completed[]} */
    let items = [];
    let empty = t("playground-no-suggestions");
    try {
      items = await this.#ask();
    } catch {
      empty = t("playground-suggestions-failed");
    }
    if (asked !== this.#asked || document.activeElement !== this.#field) return;
    const [first] = items;
    const isWanted = this.#hasty && first;
    this.#awaits = false;
    this.#hasty = false;
    if (isWanted) {
      this.#list.hide();
      this.#choose(first);
    } else {
      this.#list.show(items, { empty, first: this.#field.value !== "" });
    }
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const isEnter = event.key === "Enter" && !event.isComposing;
    if (this.#awaits && isEnter) {
      event.preventDefault();
      this.#hasty = true;
    } else if (this.#awaits && event.key === "Tab") {
      this.#list.hide(); // what it shows fits what was typed before
    } else if (this.#list.key(event) && event.key.startsWith("Arrow")) {
      this.#forget(); // who goes through the list has it stay
    }
  }
}
