// Slash commands: what may be run here, and the form of one command's options.

import * as api from "./api.js";
import { Completion } from "./completion.js";
import { append, h } from "./dom.js";
import { checkCount, checkNumber, checkText, field, listControl, textControl, validateAll } from "./fields.js";
import { icon } from "./icons.js";
import { localized, localizedDescription, t } from "./i18n.js";
import { channelChoices, roleChoices, userChoices } from "./offers.js";
import { CHAT_INPUT } from "./shapes.js";

/**
 * A command, or a subcommand, that can be run.
 * @typedef {object} Runnable
 * @property {Command} command
 * @property {string[]} path names from the command to the subcommand
 * @property {string} words the names in the person's language
 * @property {string} plain the names as the bot knows them
 * @property {string} description
 * @property {CommandOption[]} options
 */

/**
 * A field of the form; `answer` is undefined where nothing was given.
 * @typedef {import("./fields.js").Field<unknown> & {answer: () => Answer | undefined}} OptionField
 * @typedef {string | number | boolean} Answer
 * @typedef {{name: string, label: string, description: string, note: string | null}} Words
 */

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
  /** @type {Runnable[]} */
  const result = [];
  /** @type {(command: Command, node: Command | CommandOption, path: string[], words: string[]) => void} */
  const walk = (command, node, path, words) => {
    const options = node.options ?? [];
    const inner = options.filter(({ type }) => type === OPTION.SUB || type === OPTION.GROUP);
    for (const option of inner) walk(command, option, [...path, option.name], [...words, localized(option)]);
    if (inner.length === 0) {
      result.push({
        command,
        path,
        words: words.join(" "),
        plain: [command.name, ...path].join(" "),
        description: localizedDescription(node),
        options,
      });
    }
  };
  for (const command of commands) {
    if (command.type === CHAT_INPUT) walk(command, command, [], [localized(command)]);
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
  const rank = (/** @type {Runnable} */ entry) => {
    const names = [entry.words.toLocaleLowerCase(), entry.plain];
    if (names.some((name) => name.startsWith(words))) return 0;
    return names.some((name) => name.includes(words)) ? 1 : 2;
  };
  return runnable(commands)
    .filter((entry) => rank(entry) < 2)
    .toSorted((one, other) => rank(one) - rank(other));
}

/** So many options a command shows at once; a phone's window has no room for more. */
const MOST_SHOWN = 2;

/** The form of one command. */
export class CommandForm {
  element;
  entry;
  #fields;
  #store;
  #send;
  #button;
  /** @type {Completion[]} */
  #completions = [];

  /**
   * @param {object} given
   * @param {import("./state.js").Store} given.store
   * @param {Runnable} given.entry
   * @param {(fields: api.Filled) => void} given.send called with what the playground wants to know
   * @param {() => void} given.leave called when one thinks better of it
   */
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
      { type: "submit", class: "btn btn-primary", "aria-label": t("playground-run-command", { command: entry.words }) },
      icon("send"),
      t("playground-send-message"),
    );
    const more = this.#more();
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
              "aria-label": t("playground-leave-command"),
              title: t("playground-leave-command"),
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
        h("div", { class: "command-end" }, more, this.#button),
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

  /**
   * A button that shows the other options, where there are more than fit; null where there are not.
   * @returns {HTMLElement | null}
   */
  #more() {
    const required = this.entry.options.filter((option) => option.required).length;
    const others = this.#fields.slice(Math.max(required, MOST_SHOWN));
    if (!others.length) return null;
    for (const { element } of others) element.hidden = true;
    const button = h(
      "button",
      {
        type: "button",
        class: "btn btn-secondary",
        on: {
          click: () => {
            for (const { element } of others) element.hidden = false;
            button.remove();
            others[0].focus();
          },
        },
      },
      t("playground-more-options", { count: others.length }),
    );
    return button;
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
    /** @type {Record<string, Answer>} */
    const values = {};
    for (const { name, answer } of this.#fields) {
      const value = answer();
      if (value !== undefined) values[name] = value;
    }
    return values;
  }

  #submit() {
    if (!validateAll(this.#fields)) return;
    this.#send({ ...this.#base(), options: this.#values() });
  }

  /**
   * @param {CommandOption} option
   * @returns {OptionField}
   */
  #field(option) {
    const required = option.required ?? false;
    const common = {
      name: option.name,
      label: localized(option),
      description: localizedDescription(option),
      note: required ? null : t("playground-optional"),
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
      make: (ids) => textControl({ ...ids, inputmode: number ? "decimal" : undefined, max: option.max_length }),
      check: (text) => checkTyped(option, text),
    });
    return { ...made, answer: () => typedAnswer(option, made.value()) };
  }

  /**
   * What may be chosen for an option, or null where it is typed.
   * @param {CommandOption} option
   * @returns {{value: string, label: string, answer: Answer}[] | null}
   */
  #choices(option) {
    if (option.choices?.length) {
      return option.choices.map((one) => ({ value: String(one.value), label: localized(one), answer: one.value }));
    }
    const ids = (/** @type {import("./offers.js").Offer[]} */ offers) =>
      offers.map((one) => ({ ...one, answer: one.value }));
    const store = this.#store;
    switch (option.type) {
      case OPTION.BOOLEAN:
        return [
          { value: "true", label: t("playground-yes"), answer: true },
          { value: "false", label: t("playground-no"), answer: false },
        ];
      case OPTION.USER:
        return ids(userChoices(store));
      case OPTION.CHANNEL:
        return ids(channelChoices(store, option.channel_types));
      case OPTION.ROLE:
        return ids(roleChoices(store));
      case OPTION.MENTIONABLE:
        return ids([...userChoices(store), ...roleChoices(store)]);
      default:
        return null;
    }
  }

  /**
   * A field whose suggestions come from the bot.
   * @param {CommandOption} option
   * @param {Words} common
   * @returns {OptionField}
   */
  #suggested(option, common) {
    /** @type {import("./completion.js").Completed | null} */
    let picked = null;
    const made = field({
      ...common,
      make: (ids) => textControl({ ...ids, max: option.max_length }),
      check: (text) => (picked?.label === text ? null : checkTyped(option, text)),
    });
    const input = made.element.querySelector("input");
    if (!input) throw new TypeError("A text field has an input.");
    const ask = async () => {
      const { personId, channelId } = this.#store;
      const options = { ...this.#values(), [option.name]: input.value };
      const answer = await api.autocomplete(personId, channelId, { ...this.#base(), options, focused: option.name });
      return answer.choices.map((choice) => ({ label: localized(choice), answer: choice.value }));
    };
    const pick = (/** @type {import("./completion.js").Completed} */ item) => {
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
