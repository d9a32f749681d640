// The message box: plain messages with mentions, replies, and the way into commands.

import { CommandForm, matching, runnable } from "./commands.js";
import { append, h } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./i18n.js";
import { authorName } from "./message.js";
import { isDirect, nameOf } from "./shapes.js";
import { Suggestions } from "./suggest.js";

const LONGEST = 2000;
const MENTIONS_SHOWN = 8;
/** What may become a command. */
const COMMAND = /^\/[^\n/]*$/;

/**
 * @typedef {import("./commands.js").Runnable} Runnable
 *
 * What can be done from the message box.
 * @typedef {object} Actions
 * @property {(content: string, replyTo: string | null) => Promise<void>} send
 * @property {(entry: Runnable, fields: import("./api.js").Filled) => void} run
 * @property {() => void} editLast
 * @property {() => void} toControls brings focus to the newest buttons
 *
 * @typedef {{name: string, label: string, note: string}} Mention
 * @typedef {{entry: Runnable, label: string, description: string, note: string}} Suggested
 */

/**
 * What is sent for what was typed: @Name becomes a mention where a member has that name, the longest first.
 * @param {string} typed
 * @param {import("./state.js").Store} store
 */
export function sentText(typed, store) {
  const members = store.members().toSorted((one, other) => nameOf(other).length - nameOf(one).length);
  let text = typed;
  for (const member of members) {
    const name = nameOf(member).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    if (name) text = text.replace(new RegExp(`(?<![\\w<])@${name}(?!\\w)`, "gu"), `<@${member.id}>`);
  }
  return text;
}

export class Composer {
  #store;
  #actions;
  #field = h("textarea", { class: "composer-input", id: "composer-input", rows: "1", autocomplete: "off" });
  #slash = h("button", { type: "button", class: "tool", on: { click: () => this.#openList() } }, icon("slash"));
  #send = h("button", { type: "submit", class: "tool send" }, icon("send"));
  #reply = h("div", { class: "reply-bar", hidden: true });
  #note = h("p", { class: "composer-note", role: "status" });
  #box = append(h("form", { class: "composer" }), [this.#slash, this.#field, this.#send]);
  #commandPlace = h("div", { class: "command-place" });
  /** @type {Suggestions<Mention>} */
  #mentions = new Suggestions(this.#field, {
    label: () => t("playground-mentions-list"),
    anchor: this.#box,
    pick: (item) => this.#insert(item),
  });
  /** @type {Suggestions<Suggested>} */
  #commands = new Suggestions(this.#field, {
    label: () => t("playground-commands"),
    anchor: this.#box,
    pick: (item) => this.#choose(item.entry),
  });
  /** @type {CommandForm | null} */
  #form = null;
  /**
   * What has been typed in other places, by person and channel.
   * @type {Map<string, string>}
   */
  #drafts = new Map();
  #place = "";
  /** Enter was pressed at a command before the commands were known: the first that fits is chosen when they are. */
  #hasty = false;
  /** Whether the bot was there when that was last told. */
  #hadBot = true;
  /**
   * The command that is to be opened when the commands are known.
   * @type {{id: string, name: string} | null}
   */
  #wanted = null;

  /** @param {{store: import("./state.js").Store, root: HTMLElement, actions: Actions}} parts */
  constructor({ store, root, actions }) {
    this.#store = store;
    this.#actions = actions;
    this.#listen();
    root.append(this.#reply, this.#commandPlace, this.#box, this.#note);
    store.on(["world", "here"], () => this.#refresh());
    store.on(["world", "status"], () => this.#refreshBot());
    store.on(["commands"], () => this.#refreshCommands());
    store.on(["messages"], () => this.#refreshReply());
    this.#refresh();
  }

  focus() {
    if (this.#form) this.#form.focus();
    else this.#field.focus();
  }

  /**
   * Open the form of a command by its id or name.
   * @param {string} id
   * @param {string} name
   */
  openCommand(id, name) {
    if (!this.#knowsCommands) {
      this.#wanted = { id, name };
      return;
    }
    const entries = runnable(this.#store.commands);
    const words = name.trim();
    const entry =
      entries.find(({ plain }) => plain === words) ??
      entries.find(({ command }) => command.id === id || command.name === words);
    if (entry) this.#choose(entry);
  }

  #listen() {
    const field = this.#field;
    this.#box.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#submit();
    });
    field.addEventListener("input", () => this.#typed());
    field.addEventListener("keydown", (event) => this.#key(event));
    field.addEventListener("click", () => this.#suggest());
  }

  #refresh() {
    const { personId, channelId, channel } = this.#store;
    const place = `${personId}/${channelId}`;
    if (this.#place !== place) {
      if (this.#place) this.#drafts.set(this.#place, this.#field.value);
      this.#place = place;
      this.#hasty = false;
      this.#wanted = null;
      this.#leaveForm();
      this.#field.value = this.#drafts.get(place) ?? "";
      this.#fit();
    }
    const sign = channel && !isDirect(channel) ? "#" : "";
    const words = t("playground-write-to", { channel: `${sign}${channel?.name ?? ""}` });
    this.#field.setAttribute("aria-label", words);
    this.#field.placeholder = words;
    this.#field.disabled = !channel;
    entitle(this.#slash, t("playground-open-commands"));
    entitle(this.#send, t("playground-send-message"));
    this.#refreshReply();
  }

  #refreshBot() {
    const { connected } = this.#store.world;
    if (connected && !this.#hadBot) this.#form?.askAgain();
    this.#hadBot = connected;
  }

  /** Whether it is known what commands there are. A bot that is only just coming has yet to register its own. */
  get #knowsCommands() {
    const { commandsKnown, commands, world } = this.#store;
    return commandsKnown && (commands.length > 0 || world.connected);
  }

  /** A list that is open is shown anew; a command that is gone or has other options is not run from an old form. */
  #refreshCommands() {
    if (!this.#knowsCommands) return;
    if (this.#wanted) {
      const { id, name } = this.#wanted;
      this.#wanted = null;
      this.openCommand(id, name);
      return;
    }
    if (!this.#form) {
      if (document.activeElement !== this.#field || !this.#field.value.startsWith("/")) return;
      const [first] = this.#hasty ? matching(this.#store.commands, this.#field.value.slice(1)) : [];
      const entry = first ?? this.#typedOut();
      this.#hasty = false;
      if (entry) this.#choose(entry);
      else this.#suggest({ stay: true });
      return;
    }
    const before = this.#form.entry;
    const now = runnable(this.#store.commands).find(({ plain }) => plain === before.plain);
    if (!now) this.#leaveForm();
    else if (now.words !== before.words || JSON.stringify(now.options) !== JSON.stringify(before.options))
      this.#choose(now, { focus: this.#form.element.contains(document.activeElement) });
  }

  #refreshReply() {
    const reply = this.#reply;
    const { replyingTo } = this.#store.underWay;
    const message = replyingTo && this.#store.findMessage(replyingTo);
    reply.hidden = !message;
    if (!message || reply.dataset.to === `${replyingTo}/${t("playground-reply")}`) return;
    reply.dataset.to = `${replyingTo}/${t("playground-reply")}`;
    reply.replaceChildren(
      icon("reply"),
      h("span", {}, t("playground-reply-to", { name: authorName(message, this.#store) })),
      h(
        "button",
        {
          type: "button",
          class: "tool",
          "aria-label": t("playground-cancel-reply"),
          title: t("playground-cancel-reply"),
          on: { click: () => this.#cancelReply() },
        },
        icon("close"),
      ),
    );
  }

  #cancelReply() {
    this.#store.underWay.setReplyingTo(null);
    this.#field.focus();
  }

  #fit() {
    this.#field.style.height = "auto";
    this.#field.style.height = `${Math.min(this.#field.scrollHeight, 200)}px`;
    const over = sentText(this.#field.value, this.#store).length - LONGEST;
    this.#note.textContent = over > 0 ? t("playground-too-long", { count: over, max: LONGEST }) : "";
  }

  /**
   * Say why something was refused.
   * @param {string} sentence
   */
  say(sentence) {
    this.#note.textContent = sentence;
  }

  #typed() {
    this.#hasty = false;
    this.#wanted = null;
    this.#fit();
    const entry = this.#typedOut();
    if (entry) this.#choose(entry);
    else this.#suggest();
  }

  /** The command of "/name ", typed out: that is as good as chosen from the list. */
  #typedOut() {
    const { value } = this.#field;
    if (!value.startsWith("/") || !value.endsWith(" ")) return null;
    const typed = value.slice(1).trimEnd().toLocaleLowerCase();
    const [entry, ...others] = matching(this.#store.commands, typed);
    const isIt = entry && (entry.words.toLocaleLowerCase() === typed || entry.plain === typed);
    return isIt && !others.some(({ words }) => words.startsWith(`${entry.words} `)) ? entry : null;
  }

  #suggest({ stay = false } = {}) {
    const { value, selectionStart } = this.#field;
    if (COMMAND.test(value)) {
      this.#mentions.hide();
      this.#commands.show(
        matching(this.#store.commands, value.slice(1)).map((entry) => ({
          entry,
          label: `/${entry.words}`,
          description: entry.description,
          note: this.#store.app,
        })),
        { empty: t(this.#knowsCommands ? "playground-no-commands" : "playground-commands-loading"), stay },
      );
      return;
    }
    this.#commands.hide();
    const begun = /(?:^|\s)@([^@\n]{0,32})$/.exec(value.slice(0, selectionStart));
    const part = begun?.[1].toLocaleLowerCase() ?? "";
    const found = begun
      ? [
          ...this.#store
            .members()
            .map((user) => ({ label: `@${nameOf(user)}`, name: nameOf(user), note: user.username })),
          { label: "@everyone", name: "everyone", note: t("playground-everyone") },
        ]
          .filter(
            ({ name, note }) =>
              name.toLocaleLowerCase().startsWith(part) || (part && note.toLocaleLowerCase().startsWith(part)),
          )
          .slice(0, MENTIONS_SHOWN)
      : [];
    if (part && found.some(({ name }) => part.startsWith(`${name.toLocaleLowerCase()} `))) this.#mentions.hide();
    else this.#mentions.show(found);
  }

  /** @param {Mention} mention */
  #insert({ name }) {
    const { value, selectionStart } = this.#field;
    const begin = value.lastIndexOf("@", selectionStart - 1);
    const text = `@${name} `;
    this.#field.value = value.slice(0, begin) + text + value.slice(selectionStart);
    this.#field.setSelectionRange(begin + text.length, begin + text.length);
    this.#field.focus();
    this.#fit();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.isComposing || this.#mentions.key(event) || this.#commands.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.#submit();
    } else if (event.key === "Escape" && this.#store.underWay.replyingTo) {
      this.#cancelReply();
    } else if (event.key === "Escape") {
      this.#actions.toControls();
    } else if (event.key === "ArrowUp" && this.#field.value === "") {
      event.preventDefault();
      this.#actions.editLast();
    }
  }

  #openList() {
    this.#field.value = "/";
    this.#field.focus();
    this.#typed();
  }

  /** @param {Runnable} entry */
  #choose(entry, { focus = true } = {}) {
    this.#commands.hide();
    this.#field.value = "";
    this.#fit();
    this.#form = new CommandForm({
      store: this.#store,
      entry,
      send: (fields) => {
        this.#leaveForm();
        this.#field.focus();
        this.#actions.run(entry, fields);
      },
      leave: () => {
        this.#leaveForm();
        this.#field.focus();
      },
    });
    this.#commandPlace.replaceChildren(this.#form.element);
    this.#box.hidden = true;
    if (focus) this.#form.focus();
  }

  #leaveForm() {
    this.#form = null;
    this.#commandPlace.replaceChildren();
    this.#box.hidden = false;
  }

  #submit() {
    if (COMMAND.test(this.#field.value) && !this.#knowsCommands) {
      this.#hasty = true;
      return;
    }
    const content = sentText(this.#field.value, this.#store).trim();
    if (content === "" || content.length > LONGEST) return;
    const typed = this.#field.value;
    const place = this.#place;
    const { replyingTo } = this.#store.underWay;
    this.#field.value = "";
    this.#fit();
    this.#store.underWay.setReplyingTo(null);
    this.#actions.send(content, replyingTo).catch((error) => {
      this.#giveBack(typed, place);
      this.say(error.message || t("playground-lost"));
    });
  }

  /**
   * What could not be sent from a place stands there again, before what has been typed meanwhile.
   * @param {string} typed
   * @param {string} place
   */
  #giveBack(typed, place) {
    const before = (/** @type {string | undefined} */ since) => [typed, since].filter(Boolean).join("\n");
    if (place === this.#place) {
      this.#field.value = before(this.#field.value);
      this.#fit();
    } else {
      this.#drafts.set(place, before(this.#drafts.get(place)));
    }
  }
}

/**
 * @param {HTMLElement} button
 * @param {string} label
 */
function entitle(button, label) {
  button.setAttribute("aria-label", label);
  button.title = label;
}
