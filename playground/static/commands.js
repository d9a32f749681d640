// Slash commands: what may be run here, and the form of one command's options.

import * as api from "./api.js";
import { Completion } from "./completion.js";
import { append, h } from "./dom.js";
import { checkCount, checkNumber, checkText, field, listControl, textControl, validateAll } from "./fields.js";
import { icon } from "./icons.js";
import { localized, t } from "./i18n.js";
import { nameOf } from "./state.js";

const CHAT_INPUT = 1;
const OPTION = {
  SUB: 1,
  GROUP: 2,
  TEXT: 3,
  WHOLE: 4,
  BOOLEAN: 5,
  USER: 6,
  CHANNEL: 7,
  ROLE: 8,
  MENTIONABLE: 9,
  NUMBER: 10,
};

/**
 * Everything that can be run: commands, and their subcommands each for itself.
 * @param {Command[]} commands
 */
export function runnable(commands) {
  const result = [];
  const walk = (command, node, path, words) => {
    const inner = (node.options ?? []).filter(({ type }) => type === OPTION.SUB || type === OPTION.GROUP);
    for (const option of inner) walk(command, option, [...path, option.name], [...words, localized(option)]);
    if (inner.length === 0) {
      result.push({
        command,
        path,
        words: words.join(" "),
        plain: [command.name, ...path].join(" "),
        description: localized(node, "description"),
        options: node.options ?? [],
      });
    }
  };
  for (const command of commands) {
    if ((command.type ?? CHAT_INPUT) === CHAT_INPUT) walk(command, command, [], [localized(command)]);
  }
  return result;
}

/**
 * The commands that fit what was typed after the slash, best first.
 * @param {Command[]} commands
 * @param {string} typed
 */
export function matching(commands, typed) {
  const words = typed.trimStart().toLocaleLowerCase();
  const fit = (entry) => {
    const names = [entry.words.toLocaleLowerCase(), entry.plain];
    if (names.some((name) => name.startsWith(words))) return 0;
    return names.some((name) => name.includes(words)) ? 1 : 2;
  };
  return runnable(commands)
    .map((entry) => [fit(entry), entry])
    .filter(([rank]) => rank < 2)
    .toSorted(([one], [other]) => one - other)
    .map(([, entry]) => entry);
}

/**
 * The form of one command. `send(fields)` is called with what the playground wants to know; `leave()` when one
 * thinks better of it.
 */
export class CommandForm {
  element;
  entry;
  #fields;
  /** @type {import("./state.js").Store} */
  #store;
  #send;
  #button;
  #completions = [];

  constructor({ store, entry, send, leave }) {
    this.entry = entry;
    this.#store = store;
    this.#send = send;
    const options = entry.options.toSorted(
      (one, other) => Number(other.required ?? false) - Number(one.required ?? false),
    );
    this.#fields = options.map((option) => this.#field(option));
    this.#button = h(
      "button",
      { type: "submit", class: "btn btn-primary", "aria-label": t("runCommand", { command: entry.words }) },
      icon("send"),
      t("sendMessage"),
    );
    this.element = append(
      h("form", {
        class: "command-form",
        novalidate: true,
        "aria-label": `/${entry.words}`,
        dataset: { command: entry.plain },
      }),
      [
        h(
          "div",
          { class: "command-head" },
          h("strong", { class: "command-name" }, `/${entry.words}`),
          h("span", { class: "command-description" }, entry.description),
          h(
            "button",
            {
              type: "button",
              class: "tool",
              "aria-label": t("leaveCommand"),
              title: t("leaveCommand"),
              on: { click: leave },
            },
            icon("close"),
          ),
        ),
        this.#fields.length > 0 &&
          h(
            "div",
            { class: "command-fields" },
            this.#fields.map((one) => one.element),
          ),
        h("div", { class: "command-end" }, this.#button),
      ],
    );
    this.element.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#submit();
    });
    this.element.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || event.isComposing) return;
      event.preventDefault();
      leave();
    });
  }

  focus() {
    if (this.#fields.length) this.#fields[0].focus();
    else this.#button.focus();
  }

  /** The bot has come: it can be asked for suggestions. */
  askAgain() {
    for (const completion of this.#completions) completion.askAgain();
  }

  #base() {
    const { command, path } = this.entry;
    return { command_id: command.id, name: command.name, ...(path.length ? { subcommand: path.join(" ") } : {}) };
  }

  #values() {
    return Object.fromEntries(
      this.#fields.map((one) => [one.name, one.answer()]).filter(([, value]) => value !== undefined),
    );
  }

  #submit() {
    if (!validateAll(this.#fields)) return;
    this.#send({ ...this.#base(), options: this.#values() });
  }

  /** @param {CommandOption} option */
  #field(option) {
    const required = option.required ?? false;
    const common = {
      name: option.name,
      label: localized(option),
      description: localized(option, "description"),
      note: required ? null : t("optional"),
    };
    if (option.autocomplete) return this.#suggested(option, common);
    const choices = this.#choices(option);
    if (choices) {
      const made = field({
        ...common,
        make: (ids) => listControl({ ...ids, label: common.label, options: choices, min: required ? 1 : 0 }),
        check: (values) => checkCount(values, { required }),
      });
      return { ...made, answer: () => choices.find(({ value }) => value === made.value()[0])?.answer };
    }
    const number = option.type === OPTION.WHOLE || option.type === OPTION.NUMBER;
    const made = field({
      ...common,
      make: (ids) => textControl({ ...ids, inputmode: number ? "decimal" : null, max: option.max_length }),
      check: (text) => checkTyped(option, text),
    });
    return { ...made, answer: () => typedAnswer(option, made.value()) };
  }

  /**
   * What may be chosen for an option, or null where it is typed: {value, label, answer}.
   * @param {CommandOption} option
   */
  #choices(option) {
    const of = (list) => list.map(([answer, label]) => ({ value: String(answer), label, answer }));
    if (option.choices?.length) return of(option.choices.map((choice) => [choice.value, localized(choice)]));
    const store = this.#store;
    const users = () => store.members().map((user) => [user.id, nameOf(user)]);
    const channels = () =>
      (store.guild ? [...store.textChannels(store.guild), ...(store.guild.threads ?? [])] : []).map(({ id, name }) => [
        id,
        `#${name}`,
      ]);
    const roles = () => (store.guild ? [[store.guild.id, "@everyone"]] : []);
    switch (option.type) {
      case OPTION.BOOLEAN:
        return of([
          [true, t("yes")],
          [false, t("no")],
        ]);
      case OPTION.USER:
        return of(users());
      case OPTION.CHANNEL:
        return of(channels());
      case OPTION.ROLE:
        return of(roles());
      case OPTION.MENTIONABLE:
        return of([...users(), ...roles()]);
      default:
        return null;
    }
  }

  /** A field whose suggestions come from the bot. */
  #suggested(option, common) {
    /** @type {{label: string, answer: unknown} | null} */
    let picked = null;
    const made = field({
      ...common,
      make: (ids) => textControl({ ...ids, max: option.max_length }),
      check: (text) => (picked?.label === text ? null : checkTyped(option, text)),
    });
    const input = made.element.querySelector("input");
    const ask = async () => {
      const { personId, channelId } = this.#store;
      const options = { ...this.#values(), [option.name]: input.value };
      const answer = await api.autocomplete(personId, channelId, { ...this.#base(), options, focused: option.name });
      return answer.choices.map((choice) => ({ label: localized(choice), answer: choice.value }));
    };
    const pick = (item) => {
      picked = item;
      input.value = item.label;
    };
    this.#completions.push(new Completion(input, { label: () => common.label, anchor: made.element, ask, pick }));
    return {
      ...made,
      answer: () => (picked && picked.label === input.value ? picked.answer : typedAnswer(option, input.value)),
    };
  }
}

/**
 * @param {CommandOption} option
 * @param {string} text
 */
function checkTyped(option, text) {
  const required = option.required ?? false;
  if (option.type === OPTION.WHOLE || option.type === OPTION.NUMBER) {
    return checkNumber(text, {
      required,
      whole: option.type === OPTION.WHOLE,
      min: option.min_value,
      max: option.max_value,
    });
  }
  return checkText(text, { required, min: option.min_length, max: option.max_length });
}

/**
 * @param {CommandOption} option
 * @param {string} text
 */
function typedAnswer(option, text) {
  if (text.trim() === "") return undefined;
  return option.type === OPTION.WHOLE || option.type === OPTION.NUMBER ? Number(text) : text;
}
