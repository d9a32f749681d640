// The bot's modals: a dialog of labelled inputs.

import { isSelect, selectedValues, TYPE } from "./components.js";
import { cancelButton } from "./dialogs.js";
import { append, h, uniqueId } from "./dom.js";
import {
  checkCount,
  checkText,
  choicesControl,
  field,
  listControl,
  paragraphControl,
  textControl,
  validateAll,
} from "./fields.js";
import { rememberFocus } from "./focus.js";
import { t } from "./i18n.js";
import { parse } from "./markdown.js";
import { channelChoices, roleChoices, userChoices } from "./offers.js";
import { namesFor } from "./message.js";
import { toNodes } from "./prose.js";

/** @typedef {import("./state.js").Store} Store */

const PARAGRAPH = 2;

/**
 * What a select offers to this person.
 * @param {Select} component
 * @param {Store} store
 * @returns {import("./listbox.js").Choice[]}
 */
export function selectOptions(component, store) {
  switch (component.type) {
    case TYPE.STRING_SELECT:
      return component.options;
    case TYPE.USER_SELECT:
      return userChoices(store);
    case TYPE.ROLE_SELECT:
      return roleChoices(store);
    case TYPE.MENTIONABLE_SELECT:
      return [...userChoices(store), ...roleChoices(store)];
    case TYPE.CHANNEL_SELECT:
      return channelChoices(store, component.channel_types);
  }
}

/**
 * @param {Exclude<ModalInput, FileUpload>} component
 * @param {{label: string, description: string | undefined, store: Store}} around
 */
function inputField(component, { label, description, store }) {
  const required = component.type === TYPE.CHECKBOX || (component.required ?? true);
  const common = { name: component.custom_id, label, description, note: required ? null : t("playground-optional") };
  if (component.type === TYPE.TEXT_INPUT) {
    const make = component.style === PARAGRAPH ? paragraphControl : textControl;
    return field({
      ...common,
      make: (ids) =>
        make({
          ...ids,
          value: component.value,
          placeholder: component.placeholder,
          max: component.max_length,
        }),
      check: (text) => checkText(text, { required, min: component.min_length, max: component.max_length }),
    });
  }
  if (isSelect(component)) {
    const limits = { required, min: component.min_values, max: component.max_values };
    return field({
      ...common,
      make: (ids) =>
        listControl({
          ...ids,
          label,
          placeholder: component.placeholder,
          options: selectOptions(component, store),
          values: selectedValues(component),
          min: required ? limits.min : 0,
          max: limits.max,
        }),
      check: (values) => checkCount(values, limits),
    });
  }
  if (component.type === TYPE.RADIO) {
    const made = field({
      ...common,
      group: true,
      make: () => choicesControl({ type: "radio", options: component.options }),
      check: (values) => checkCount(values, { required }),
    });
    return { ...made, value: () => made.value()[0] ?? null };
  }
  if (component.type === TYPE.CHECKBOXES) {
    const { options } = component;
    const limits = { required, min: component.min_values, max: component.max_values };
    return field({
      ...common,
      group: true,
      make: () => choicesControl({ type: "checkbox", options }),
      check: (values) => checkCount(values, limits),
    });
  }
  return field({
    ...common,
    make: ({ id, describedBy }) => {
      const input = h("input", { type: "checkbox", id, checked: component.default, "aria-describedby": describedBy });
      return { element: h("div", { class: "choices" }, input), value: () => input.checked };
    },
    check: () => null,
  });
}

/**
 * A part of a modal: fields, or what only stands between them.
 * @param {Modal["components"][number]} component
 * @param {Store} store
 * @returns {(import("./fields.js").Field<unknown> | {element: HTMLElement})[]}
 */
function modalPart(component, store) {
  if (component.type === TYPE.ROW) {
    return component.components.map((input) =>
      inputField(input, { label: input.label ?? "", description: undefined, store }),
    );
  }
  if (component.type === TYPE.TEXT) {
    return [{ element: h("div", { class: "text-display" }, toNodes(parse(component.content), namesFor(store))) }];
  }
  const input = component.component;
  if (input.type === TYPE.UPLOAD) return [{ element: h("p", { class: "field-error" }, t("playground-no-upload")) }];
  return [inputField(input, { label: component.label, description: component.description, store })];
}

/**
 * Show a modal. `submit` is called with {custom_id: value} once everything is right; the dialog stays until the
 * function returned is called, or `failed(sentence)` shows what went wrong.
 * @param {object} given
 * @param {Modal} given.modal
 * @param {Store} given.store
 * @param {(values: Record<string, unknown>, end: {failed: (sentence?: string) => void}) => void} given.submit
 */
export function openModal({ modal, store, submit }) {
  const title = uniqueId("modal");
  const parts = modal.components.flatMap((component) => modalPart(component, store));
  const fields = parts.filter((one) => "validate" in one);
  const problem = h("p", { class: "failure", role: "alert", hidden: true });
  const send = h("button", { type: "submit", class: "btn btn-primary" }, t("playground-submit"));
  const form = append(h("form", { class: "dialog-form", novalidate: true }), [
    h("div", { class: "dialog-head" }, h("h2", { id: title }, modal.title), h("p", { class: "hint" }, store.app)),
    h(
      "div",
      { class: "dialog-body" },
      parts.map((one) => one.element),
      problem,
    ),
    h(
      "div",
      { class: "dialog-end" },
      cancelButton(() => dialog.close()),
      send,
    ),
  ]);
  const dialog = h(
    "dialog",
    { class: "dialog", "aria-labelledby": title, dataset: { customId: modal.custom_id } },
    form,
  );
  const focusBack = rememberFocus();
  const busy = (/** @type {boolean} */ on) => {
    send.toggleAttribute("aria-busy", on);
    if (on) send.setAttribute("aria-busy", "true");
    send.replaceChildren(t("playground-submit"));
    if (on) send.append(h("span", { class: "spinner", "aria-hidden": "true" }));
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (send.getAttribute("aria-busy") === "true" || !validateAll(fields)) return;
    problem.hidden = true;
    busy(true);
    submit(Object.fromEntries(fields.map((one) => [one.name, one.value()])), {
      failed(sentence) {
        busy(false);
        problem.hidden = false;
        problem.textContent = sentence || t("playground-modal-failed");
      },
    });
  });
  dialog.addEventListener("close", () => {
    dialog.remove();
    focusBack();
  });
  document.body.append(dialog);
  dialog.showModal();
  fields[0]?.focus();
  return () => dialog.close();
}
