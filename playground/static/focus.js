// Focus that is not lost when what has it is drawn anew or goes away.

const CONTROLS = "button, a[href], input, textarea, [tabindex]";

import { around, inside } from "./dom.js";

/**
 * A function that finds `control` of `root` again once things have changed: itself, else the same control drawn anew,
 * else one with the same words, else the one in its place, else `root` itself.
 * @param {HTMLElement} root
 * @param {HTMLElement} control
 */
function finder(root, control) {
  const controls = () => inside(root, CONTROLS);
  const { key } = control.dataset;
  const words = control.textContent;
  const place = controls().indexOf(control);
  return () => {
    if (control.isConnected) return control;
    const left = controls();
    return (
      left.find((other) => key !== undefined && other.dataset.key === key) ||
      left.find((other) => other.textContent === words && words !== "") ||
      left[Math.min(place, left.length - 1)] ||
      root
    );
  };
}

/**
 * Run `change` and bring focus back inside `root` if the change took it away.
 * @param {HTMLElement} root
 * @param {() => void} change
 */
export function keepFocus(root, change) {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === root || !root.contains(focused)) {
    change();
    return;
  }
  const find = finder(root, focused);
  change();
  if (document.activeElement !== focused || !focused.isConnected) find().focus({ preventScroll: true });
}

/**
 * Remember what has focus (or `from`) before a dialog or a list takes it. The function given brings focus back: to that
 * control, to what stands for it now in its message, or to where one writes.
 */
export function rememberFocus(from = document.activeElement) {
  const control = from instanceof HTMLElement ? from : null;
  const message = around(control, "li.message");
  const find = control && message && control !== message ? finder(message, control) : () => control;
  return () => {
    const writing = ["input, textarea", "button"].flatMap((kind) => inside(document, `#composer :is(${kind})`));
    const back = message?.isConnected === false || control === document.body ? writing : [find(), ...writing];
    back.find((each) => each?.isConnected && each.checkVisibility())?.focus({ preventScroll: true });
  };
}
