// Small dialogs: a name to give, a question, a picture enlarged, a reaction to pick.

import { append, h, uniqueId } from "./dom.js";
import { rememberFocus } from "./focus.js";
import { icon } from "./icons.js";
import { t } from "./i18n.js";

const EMOJIS = [
  "👍",
  "👎",
  "👏",
  "🙏",
  "🎉",
  "🔥",
  "😀",
  "😂",
  "😮",
  "😢",
  "😡",
  "🤔",
  "❤️",
  "⭐",
  "✅",
  "❌",
  "👀",
  "💪",
  "🍀",
  "🎴",
  "♠️",
  "♥️",
  "♦️",
  "♣️",
];

/**
 * Show a dialog with these children; gives it, and removes it and brings focus back when it is closed.
 * @param {import("./dom.js").Attrs} attrs
 * @param {...Child} children
 */
function show(attrs, ...children) {
  const focusBack = rememberFocus();
  const dialog = append(h("dialog", attrs), children);
  dialog.addEventListener("close", () => {
    dialog.remove();
    focusBack();
  });
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog) dialog.close(); // the backdrop
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/**
 * The button that gives a dialog up.
 * @param {() => void} close
 */
export const cancelButton = (close) =>
  h("button", { type: "button", class: "btn btn-secondary", on: { click: close } }, t("playground-cancel"));

/**
 * Ask for one or more lines of text or choices. `submit` may throw what is wrong; what it gives is called when the
 * dialog has been closed.
 * @param {object} given
 * @param {string} given.title
 * @param {{label: string, control: HTMLInputElement | HTMLSelectElement}[]} given.fields
 * @param {string} given.action the words of the button
 * @param {(values: string[]) => Promise<() => void>} given.submit
 */
export function askForm({ title, fields, action, submit }) {
  const heading = uniqueId("dialog");
  const problem = h("p", { class: "field-error", role: "alert" });
  const form = append(h("form", { class: "dialog-form" }), [
    h("div", { class: "dialog-head" }, h("h2", { id: heading }, title)),
    h(
      "div",
      { class: "dialog-body" },
      fields.map(({ label, control }) => {
        control.id = uniqueId("field");
        return h("div", { class: "field" }, h("label", { class: "field-label", for: control.id }, label), control);
      }),
      problem,
    ),
    h(
      "div",
      { class: "dialog-end" },
      cancelButton(() => dialog.close()),
      h("button", { type: "submit", class: "btn btn-primary" }, action),
    ),
  ]);
  let isBusy = false;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (isBusy) return;
    isBusy = true;
    try {
      const then = await submit(fields.map(({ control }) => control.value.trim()));
      dialog.addEventListener("close", then);
      dialog.close();
    } catch (error) {
      problem.textContent = (error instanceof Error && error.message) || t("playground-lost");
    } finally {
      isBusy = false;
    }
  });
  const dialog = show({ class: "dialog", "aria-labelledby": heading }, form);
  fields[0].control.focus();
}

/**
 * Ask whether to do something that cannot be undone.
 * @param {{question: string, action: string, act: () => void}} given
 */
export function confirm({ question, action, act }) {
  const heading = uniqueId("dialog");
  const dialog = show(
    { class: "dialog", role: "alertdialog", "aria-labelledby": heading },
    h("div", { class: "dialog-head" }, h("h2", { id: heading }, question)),
    h(
      "div",
      { class: "dialog-end" },
      cancelButton(() => dialog.close()),
      h(
        "button",
        {
          type: "button",
          class: "btn btn-danger",
          on: {
            click() {
              dialog.close();
              act();
            },
          },
        },
        action,
      ),
    ),
  );
}

/**
 * Show a picture as large as the window allows, with its words below.
 * @param {HTMLImageElement} picture
 */
export function enlarge({ src, alt }) {
  const dialog = show(
    { class: "lightbox", "aria-label": alt || t("playground-picture") },
    h("img", { src, alt }),
    h(
      "div",
      { class: "lightbox-end" },
      alt && h("p", {}, alt),
      h("a", { href: src, target: "_blank", rel: "noopener noreferrer" }, t("playground-open-picture")),
      h(
        "button",
        { type: "button", class: "btn btn-secondary", on: { click: () => dialog.close() } },
        icon("close"),
        t("playground-close"),
      ),
    ),
  );
}

/**
 * Let one pick an emoji.
 * @param {(emoji: string) => void} pick
 */
export function pickEmoji(pick) {
  const dialog = show(
    { class: "dialog emoji-picker", "aria-label": t("playground-react") },
    h(
      "div",
      { class: "emoji-grid" },
      EMOJIS.map((emoji) =>
        h(
          "button",
          {
            type: "button",
            class: "tool",
            "aria-label": t("playground-react-with", { emoji }),
            on: {
              click() {
                dialog.close();
                pick(emoji);
              },
            },
          },
          emoji,
        ),
      ),
    ),
    h(
      "div",
      { class: "dialog-end" },
      cancelButton(() => dialog.close()),
    ),
  );
}
