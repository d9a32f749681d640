// The bot's modals: a dialog of labelled inputs.

import { isSelect, selectedValues, TYPE } from "./components.js";
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
import { parse, toNodes } from "./markdown.js";
import { namesFor } from "./message.js";
import { nameOf } from "./state.js";

const PARAGRAPH = 2;

/** What a user, role or channel select offers to this person. */
export function selectOptions(component, store) {
  const users = store.members().map((user) => ({ value: user.id, label: nameOf(user) }));
  const roles = store.guild ? [{ value: store.guild.id, label: "@everyone" }] : [];
  switch (component.type) {
    case TYPE.USER_SELECT:
      return users;
    case TYPE.ROLE_SELECT:
      return roles;
    case TYPE.MENTIONABLE_SELECT:
      return [...users, ...roles];
    case TYPE.CHANNEL_SELECT:
      return (store.guild ? [...store.textChannels(store.guild), ...(store.guild.threads ?? [])] : [])
        .filter((channel) => !component.channel_types?.length || component.channel_types.includes(channel.type))
        .map((channel) => ({ value: channel.id, label: `#${channel.name}` }));
    default:
      return component.options ?? [];
  }
}

function inputField(component, { label, description, store }) {
  const required = component.required ?? true;
  const common = {
    name: component.custom_id,
    label,
    description,
    note: required || component.type === TYPE.CHECKBOX ? null : t("optional"),
  };
  if (component.type === TYPE.TEXT_INPUT) {
    const make = component.style === PARAGRAPH ? paragraphControl : textControl;
    return field({
      ...common,
      make: (ids) =>
        make({
          ...ids,
          value: component.value ?? "",
          placeholder: component.placeholder ?? "",
          max: component.max_length,
        }),
      check: (text) => checkText(text, { required, min: component.min_length, max: component.max_length }),
    });
  }
  if (isSelect(component)) {
    const limits = { required, min: component.min_values ?? 1, max: component.max_values ?? 1 };
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
      make: () => choicesControl({ type: "radio", options: component.options ?? [] }),
      check: (values) => checkCount(values, { required }),
    });
    return { ...made, value: () => made.value()[0] ?? null };
  }
  if (component.type === TYPE.CHECKBOXES) {
    const options = component.options ?? [];
    const limits = { required, min: component.min_values ?? 1, max: component.max_values ?? options.length };
    return field({
      ...common,
      group: true,
      make: () => choicesControl({ type: "checkbox", options }),
      check: (values) => checkCount(values, limits),
    });
  }
  if (component.type === TYPE.CHECKBOX) {
    return field({
      ...common,
      make: ({ id, describedBy }) => {
        const input = h("input", {
          type: "checkbox",
          id,
          checked: Boolean(component.default),
          "aria-describedby": describedBy,
        });
        return { element: h("div", { class: "choices" }, input), value: () => input.checked };
      },
      check: () => null,
    });
  }
  return null;
}

function inputs(components, store, context = {}) {
  return components.flatMap((component) => {
    if (component.type === TYPE.ROW) return inputs(component.components, store);
    if (component.type === TYPE.LABEL) {
      return inputs([component.component], store, { label: component.label, description: component.description });
    }
    if (component.type === TYPE.TEXT) {
      return [{ element: h("div", { class: "text-display" }, toNodes(parse(component.content), namesFor(store))) }];
    }
    if (component.type === TYPE.UPLOAD) return [{ element: h("p", { class: "field-error" }, t("noUpload")) }];
    const made = inputField(component, {
      label: context.label ?? component.label ?? "",
      description: context.description,
      store,
    });
    return made ? [made] : [];
  });
}

/**
 * Show a modal. `submit(values, {failed})` is called with {custom_id: value} once everything is right; the dialog
 * stays until the function returned is called, or `failed(sentence)` shows what went wrong.
 */
export function openModal({ modal, store, submit }) {
  const title = uniqueId("modal");
  const parts = inputs(modal.components ?? [], store);
  const fields = parts.filter((one) => one.validate);
  const problem = h("p", { class: "failure", role: "alert", hidden: true });
  const send = h("button", { type: "submit", class: "btn btn-primary" }, t("submit"));
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
      h("button", { type: "button", class: "btn btn-secondary", on: { click: () => dialog.close() } }, t("cancel")),
      send,
    ),
  ]);
  const dialog = h(
    "dialog",
    { class: "dialog", "aria-labelledby": title, dataset: { customId: modal.custom_id } },
    form,
  );
  const focusBack = rememberFocus();
  const busy = (on) => {
    send.toggleAttribute("aria-busy", on);
    if (on) send.setAttribute("aria-busy", "true");
    send.replaceChildren(t("submit"), ...(on ? [h("span", { class: "spinner", "aria-hidden": "true" })] : []));
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
        problem.textContent = sentence || t("modalFailed");
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
