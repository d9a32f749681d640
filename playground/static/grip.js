// What one is pressing stays as it is until one lets go: a button that is replaced under the finger loses its click.

import { around } from "./dom.js";

const PRESSED = "button, a[href], [role=button], [role=option]";
/** Milliseconds after letting go in which the click comes, if it comes at all. */
const CLICK_FOLLOWS = 300;

/** Holds back changes of `root` while something in it is being pressed, with a pointer or the space bar. */
export class Grip {
  /** @type {AbortController | null} */
  #press = null;
  /** @type {Set<() => void>} */
  #waiting = new Set();

  /** @param {HTMLElement} root */
  constructor(root) {
    root.addEventListener("pointerdown", ({ target, button }) => {
      if (button === 0 && around(target, PRESSED)) this.#take();
    });
    root.addEventListener("keydown", ({ target, key }) => {
      if (key === " " && around(target, PRESSED)) this.#take();
    });
  }

  /**
   * Run `change` now, or (once, however often it was asked for) when what is pressed has been let go.
   * @param {() => void} change
   */
  run(change) {
    if (this.#press) this.#waiting.add(change);
    else change();
  }

  #take() {
    if (this.#press) return;
    const press = new AbortController();
    this.#press = press;
    const free = () => this.#free(press);
    const options = { capture: true, signal: press.signal };
    addEventListener("pointerup", () => setTimeout(free, CLICK_FOLLOWS), options);
    // After what the click does.
    for (const type of ["click", "keyup"]) addEventListener(type, () => setTimeout(free), options);
    addEventListener("pointercancel", free, options);
    addEventListener("blur", ({ target }) => target === window && free(), options);
  }

  /** @param {AbortController} press */
  #free(press) {
    if (this.#press !== press) return;
    press.abort();
    this.#press = null;
    const changes = [...this.#waiting];
    this.#waiting.clear();
    for (const change of changes) change();
  }
}
