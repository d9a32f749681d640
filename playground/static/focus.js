// Focus that is not lost when what has it is drawn anew or goes away.

const CONTROLS = "button, a[href], input, textarea, [tabindex]";

/**
 * A function that finds `control` of `root` again once things have changed: itself, else the same control drawn anew,
 * else one with the same words, else the one in its place, else `root` itself.
 */
function finder(root, control) {
  const controls = () => [...root.querySelectorAll(CONTROLS)];
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

/** Run `change` and bring focus back inside `root` if the change took it away. */
export function keepFocus(root, change) {
  const focused = document.activeElement;
  if (!focused || focused === root || !root.contains(focused)) {
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
  const message = from?.closest("li.message");
  const find = message && from !== message ? finder(message, from) : () => from;
  return () => {
    const writing = ["input, textarea", "button"].flatMap((kind) => [
      ...document.querySelectorAll(`#composer :is(${kind})`),
    ]);
    const back = message?.isConnected === false || from === document.body ? writing : [find(), ...writing];
    back.find((each) => each.isConnected && each.checkVisibility())?.focus({ preventScroll: true });
  };
}
