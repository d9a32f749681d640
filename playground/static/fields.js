// Labelled form fields with their errors, shared by the command box and modals.

import { h, inside, uniqueId } from "./dom.js";
import { t } from "./i18n.js";
import { selectField } from "./listbox.js";

/**
 * What a label and an error point to.
 * @typedef {{id: string, describedBy: string}} Ids
 */

/**
 * @template Value
 * @typedef {{element: HTMLElement, value: () => Value}} Control
 */

/**
 * @template Value
 * @typedef {object} Field
 * @property {string} name
 * @property {HTMLElement} element
 * @property {() => Value} value
 * @property {() => void} focus
 * @property {() => boolean} validate show what is wrong with the value; true when nothing is
 */

/**
 * A control under its label, with a description and a place for an error. `make` builds the control, `check` gives a
 * sentence or null. `group` is for several inputs that share the label.
 * @template Value
 * @param {object} given
 * @param {string} given.name
 * @param {string} given.label
 * @param {string} [given.description]
 * @param {string | null} given.note
 * @param {(ids: Ids) => Control<Value>} given.make
 * @param {(value: Value) => string | null} given.check
 * @param {boolean} [given.group]
 * @returns {Field<Value>}
 */
export function field({ name, label, description, note, make, check, group = false }) {
  const id = uniqueId("field");
  const descriptionId = `${id}-description`;
  const errorId = `${id}-error`;
  const describedBy = `${description ? descriptionId : ""} ${errorId}`.trim();
  const control = make({ id, describedBy });
  const error = h("p", { class: "field-error", id: errorId });
  const words = [label, note && h("span", { class: "field-note" }, note)];
  const element = h(
    group ? "fieldset" : "div",
    { class: "field", "aria-describedby": group ? describedBy : null, dataset: { customId: name } },
    h(group ? "legend" : "label", { class: "field-label", for: group ? null : id }, words),
    description && h("p", { class: "field-description", id: descriptionId }, description),
    control.element,
    error,
  );
  const target = () =>
    control.element.matches("button, input, textarea") ? control.element : inside(control.element, "input, button")[0];
  return {
    name,
    element,
    value: control.value,
    focus: () => target()?.focus(),
    validate() {
      const sentence = check(control.value());
      error.textContent = sentence ?? "";
      target()?.setAttribute("aria-invalid", String(sentence !== null));
      return sentence === null;
    },
  };
}

/**
 * Validate all and focus the first that is wrong; true when all are right.
 * @param {Field<unknown>[]} fields
 */
export function validateAll(fields) {
  const wrong = fields.filter((one) => !one.validate());
  wrong[0]?.focus();
  return wrong.length === 0;
}

/**
 * Whether text is between the lengths asked for; an empty one is wrong only where something is required.
 * @param {string} text
 * @param {{required: boolean, min?: number, max?: number}} limits
 */
export function checkText(text, { required, min = 0, max = Infinity }) {
  if (text.trim() === "") return required ? t("playground-required") : null;
  if (text.length < min) return t("playground-longer", { min });
  return text.length > max ? t("playground-shorter", { max }) : null;
}

/**
 * Whether text is a number as asked for.
 * @param {string} text
 * @param {{required: boolean, whole: boolean, min?: number, max?: number}} limits
 */
export function checkNumber(text, { required, whole, min = -Infinity, max = Infinity }) {
  if (text.trim() === "") return required ? t("playground-required") : null;
  const number = Number(text);
  if (whole && !Number.isSafeInteger(number)) return t("playground-not-integer");
  if (!Number.isFinite(number)) return t("playground-not-number");
  if (number < min) return t("playground-at-least", { min });
  return number > max ? t("playground-at-most", { max }) : null;
}

/**
 * Whether as many values are chosen as asked for.
 * @param {string[]} values
 * @param {{required: boolean, min?: number, max?: number}} limits
 */
export function checkCount(values, { required, min = 1, max = 1 }) {
  if (values.length === 0) return required && min > 0 ? t("playground-required") : null;
  if (values.length < min) return t("playground-choose-at-least", { min });
  return values.length > max ? t("playground-choose-at-most", { max }) : null;
}

/**
 * A single line of text.
 * @param {Ids & {value?: string, placeholder?: string, inputmode?: string, max?: number}} given
 */
export function textControl({ id, describedBy, value = "", placeholder = "", inputmode, max }) {
  const element = h("input", {
    type: "text",
    class: "input",
    id,
    value,
    placeholder,
    inputmode,
    "aria-describedby": describedBy,
    maxlength: max,
    autocomplete: "off",
    spellcheck: "false",
  });
  return { element, value: () => element.value };
}

/**
 * Several lines of text.
 * @param {Ids & {value?: string, placeholder?: string, max?: number}} given
 */
export function paragraphControl({ id, describedBy, value = "", placeholder = "", max }) {
  const element = h("textarea", {
    class: "input",
    id,
    rows: "4",
    placeholder,
    maxlength: max,
    value,
    "aria-describedby": describedBy,
  });
  return { element, value: () => element.value };
}

/** A list to choose from. */
export const listControl = selectField;

/**
 * Radio buttons or checkboxes under each other; value() is the list of chosen values.
 * @param {{type: "radio" | "checkbox", options: SelectOption[]}} given
 */
export function choicesControl({ type, options }) {
  const name = uniqueId("choices");
  /** @type {[input: HTMLInputElement, value: string][]} */
  const inputs = [];
  const element = h(
    "div",
    { class: "choices" },
    options.map((option) => {
      const id = uniqueId("choice");
      const input = h("input", {
        type,
        name,
        id,
        checked: Boolean(option.default),
        "aria-describedby": option.description ? `${id}-description` : null,
      });
      inputs.push([input, option.value]);
      return h(
        "label",
        { class: "choice" },
        input,
        h(
          "span",
          { class: "option-words" },
          h("span", { class: "option-label" }, option.label),
          option.description && h("span", { class: "option-description", id: `${id}-description` }, option.description),
        ),
      );
    }),
  );
  return { element, value: () => inputs.filter(([input]) => input.checked).map(([, value]) => value) };
}
