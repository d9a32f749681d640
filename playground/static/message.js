// One message as DOM, and as a line of text.

import { colour, componentNodes, componentTexts, emojiNode, emojiUrl, fileNode, picture } from "./components.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { localized, t } from "./i18n.js";
import { parse } from "./markdown.js";
import { toNodes, toText } from "./prose.js";
import { CHAT_INPUT, COMPONENTS_V2, EPHEMERAL, GROUP, has, LOADING, MESSAGE, nameOf } from "./shapes.js";
import { clock, full } from "./time.js";

/**
 * @typedef {import("./components.js").Context} Context
 * @typedef {import("./icons.js").IconName} IconName
 * @typedef {import("./prose.js").Names} Names
 * @typedef {import("./state.js").Store} Store
 */

const HUES = 12;
const QUOTED = 160;
const SPOILER_FILE = 1 << 3;

/**
 * How ids in texts read for the person of `store`.
 * @param {Store} store
 * @returns {Names}
 */
export function namesFor(store) {
  return {
    user(id) {
      const user = store.findUser(id);
      return user && { name: nameOf(user), me: id === store.personId };
    },
    role: (id) => store.guild?.roles.find((role) => role.id === id)?.name ?? null,
    channel: (id) => store.findChannel(id)?.name ?? null,
    command(id, name) {
      const [first, ...rest] = name.split(" ");
      /** @type {Command | CommandOption | undefined} */
      let found =
        store.commands.find((command) => command.id === id) ?? store.commands.find((command) => command.name === first);
      if (!found) return name;
      const words = [localized(found)];
      for (const word of rest) {
        /** @type {CommandOption[] | undefined} */
        const options = found?.options;
        found = options?.find((option) => option.name === word);
        words.push(found ? localized(found) : word);
      }
      return words.join(" ");
    },
    emoji: emojiUrl,
  };
}

/**
 * A round picture of initials in the person's colour, or of the bot.
 * @param {User | Person | null | undefined} user
 */
export function avatar(user) {
  const hue = Number(BigInt(user?.id ?? 0) % BigInt(HUES)) * (360 / HUES);
  const background = user && "avatar_color" in user ? user.avatar_color : `hsl(${hue} 45% 42%)`;
  const [initial = "?"] = nameOf(user);
  return h(
    "span",
    { class: user?.bot ? "avatar avatar-bot" : "avatar", "aria-hidden": "true", style: { "--avatar": background } },
    user?.bot ? h("img", { src: "/static/icon.svg", alt: "" }) : initial.toUpperCase(),
  );
}

/**
 * A message in one line of plain text.
 * @param {Message} message
 * @param {Names} names
 */
export function messageText(message, names) {
  const texts = [message.content, ...componentTexts(message.components)].filter(Boolean);
  if (texts.length) return toText(parse(texts.join("\n")), names);
  const attachment = message.attachments.at(0);
  return attachment ? (attachment.description ?? attachment.filename) : t("playground-attachment");
}

/**
 * The beginning of a text, `most` characters at the most. No character is cut in half.
 * @param {string} text
 * @param {number} most
 */
export const shortened = (text, most) =>
  text.length > most ? `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, "")}…` : text;

/**
 * The name shown for a message's author.
 * @param {Message} message
 * @param {Store} store
 */
export function authorName(message, store) {
  return nameOf(store.findUser(message.author.id) ?? message.author);
}

/**
 * The list item of a message. `compact` leaves out the author where the message before has the same one.
 * @param {Message} message
 * @param {{store: Store, compact: boolean}} how
 */
export function messageNode(message, { store, compact }) {
  const names = namesFor(store);
  const name = authorName(message, store);
  const ephemeral = has(message, EPHEMERAL);
  const mine = message.author.id === store.personId;
  const date = new Date(message.timestamp);
  const body = `body-${message.id}`;
  const shared = {
    tabindex: "-1",
    "aria-label": `${name}, ${clock(date)}`,
    "aria-describedby": body,
    dataset: {
      key: message.id,
      messageId: message.id,
      author: message.author.id,
      authorName: name,
      bot: message.author.bot ? "true" : null,
      ephemeral: ephemeral ? "true" : null,
      mentioned: store.pings(message) ? "true" : null,
    },
  };
  const system = systemText(message, name, store);
  if (system) {
    return h(
      "li",
      { class: "message is-system", ...shared },
      h("span", { class: "avatar-place", "aria-hidden": "true" }, "→"),
      h("div", { class: "head" }, h("span", { class: "system-text", id: body }, system), stamp(date)),
      threadLink(message),
    );
  }
  const failure = store.underWay.failure(message.id);
  return h(
    "li",
    { class: compact ? "message is-compact" : "message", ...shared },
    replyLine(message, store, names),
    usedLine(message, store, names),
    compact ? null : avatar(store.findUser(message.author.id) ?? message.author),
    h(
      "div",
      { class: compact ? "head sr-only" : "head", dataset: { key: "head" } },
      h("span", { class: message.author.bot ? "author" : "author is-person" }, name),
      message.author.bot && h("span", { class: "bot-tag" }, t("playground-bot")),
      stamp(date),
    ),
    compact && h("span", { class: "side-time", "aria-hidden": "true" }, clock(date)),
    h("div", { class: "body", id: body, dataset: { key: "body" } }, bodyNodes(message, store, names)),
    threadLink(message),
    reactions(message),
    ephemeral && ephemeralNote(),
    failure && h("p", { class: "failure", role: "alert", dataset: { key: "failure" } }, icon("warning"), failure),
    !ephemeral && !has(message, LOADING) && tools(name, store, mine),
  );
}

/**
 * @param {Message} message
 * @param {string} name
 * @param {import("./state.js").Store} store
 */
function systemText(message, name, store) {
  if (message.type === MESSAGE.JOIN) return t("playground-joined", { name });
  if (message.type === MESSAGE.PIN) return t("playground-pinned", { name });
  if (message.type === MESSAGE.ADDED) {
    const words = store.channel?.type === GROUP ? "playground-added-to-group" : "playground-added-to-thread";
    return t(words, { name, added: message.mentions.map(nameOf).join(", ") });
  }
  if (message.type === MESSAGE.LEFT) return t("playground-left-group", { name });
  if (message.type === MESSAGE.THREAD) return t("playground-started-thread", { name });
  return null;
}

/** @param {Date} date */
const stamp = (date) => h("time", { class: "stamp", datetime: date.toISOString(), title: full(date) }, clock(date));

/**
 * @param {Message} message
 * @param {Store} store
 * @param {Names} names
 */
function replyLine(message, store, names) {
  if (!message.message_reference || message.referenced_message === undefined) return null;
  const original = message.referenced_message;
  if (original === null) {
    return h("div", { class: "above-line" }, icon("reply"), h("em", {}, t("playground-reply-gone")));
  }
  const name = authorName(original, store);
  const text = shortened(messageText(original, names), QUOTED);
  return h(
    "div",
    { class: "above-line" },
    icon("reply"),
    h(
      "button",
      {
        type: "button",
        class: "jump-link",
        "aria-label": t("playground-jump-reply", { name, text }),
        dataset: { action: "jump", target: original.id },
      },
      h("strong", {}, name),
      " ",
      text,
    ),
  );
}

/**
 * @param {Message} message
 * @param {Store} store
 * @param {Names} names
 */
function usedLine(message, store, names) {
  const used = message.interaction_metadata;
  if (!used?.name) return null;
  const user = nameOf(store.findUser(used.user.id) ?? used.user);
  return h(
    "div",
    { class: "above-line" },
    icon("slash"),
    t("playground-used", { name: user, command: `/${names.command(null, used.name)}` }),
  );
}

/**
 * @param {Message} message
 * @param {Store} store
 * @param {Names} names
 * @returns {Child}
 */
function bodyNodes(message, store, names) {
  const { underWay } = store;
  if (underWay.editing === message.id) return editForm(message, store);
  if (has(message, LOADING)) return thinking(t("playground-thinking", { app: store.app }));
  const markdown = (/** @type {string} */ content) => toNodes(parse(content), names);
  /** @type {Context} */
  const context = {
    message,
    markdown,
    pending: (customId) => underWay.isPending(message.id, customId),
    chosen: (customId) => underWay.chosen(message.id, customId),
    option: (select, value) =>
      ("options" in select ? select.options : []).find((option) => option.value === value)?.label ??
      names.user(value)?.name ??
      names.channel(value) ??
      value,
  };
  const edited =
    message.edited_timestamp &&
    h("span", { class: "edited", title: full(new Date(message.edited_timestamp)) }, `(${t("playground-edited")})`);
  const components = componentNodes(message.components, context);
  return [
    message.content && h("div", { class: "content" }, markdown(message.content), edited),
    message.embeds.map((embed) => embedNode(embed, context)),
    has(message, COMPONENTS_V2) ? null : attachments(message, context),
    components.length > 0 && h("div", { class: "components" }, components),
  ];
}

/**
 * @param {Message} message
 * @param {Context} context
 */
function attachments(message, context) {
  const pictures = message.attachments.filter(({ content_type: type }) => type.startsWith("image/"));
  const files = message.attachments.filter((attachment) => !pictures.includes(attachment));
  return [
    pictures.length > 0 &&
      h(
        "div",
        { class: `gallery gallery-${Math.min(pictures.length, 3)}` },
        pictures.map((media) =>
          picture({ media, description: media.description, spoiler: (media.flags & SPOILER_FILE) !== 0 }, context),
        ),
      ),
    files.map(fileNode),
  ];
}

/**
 * @param {Embed} embed
 * @param {Context} context
 */
function embedNode(embed, context) {
  const fields = embed.fields ?? [];
  return h(
    "div",
    { class: "container", style: typeof embed.color === "number" ? { "--accent-bar": colour(embed.color) } : {} },
    h(
      "div",
      { class: "container-inside" },
      embed.author?.name && h("div", { class: "embed-author" }, embed.author.name),
      embed.title &&
        h(
          "div",
          { class: "embed-title" },
          embed.url
            ? h("a", { href: embed.url, target: "_blank", rel: "noopener noreferrer" }, embed.title)
            : embed.title,
        ),
      embed.description && h("div", {}, context.markdown(embed.description)),
      fields.length > 0 &&
        h(
          "dl",
          { class: "embed-fields" },
          fields.map((field) =>
            h(
              "div",
              { class: field.inline ? "embed-field is-inline" : "embed-field" },
              h("dt", {}, context.markdown(field.name)),
              h("dd", {}, context.markdown(field.value)),
            ),
          ),
        ),
      embed.image?.url && picture({ media: embed.image }, context),
      embed.footer?.text && h("div", { class: "md-subtext" }, embed.footer.text),
    ),
  );
}

/** @param {Message} message */
function threadLink({ thread }) {
  return (
    thread &&
    h(
      "button",
      { type: "button", class: "thread-link", dataset: { action: "channel", channelId: thread.id, key: "thread" } },
      icon("thread"),
      thread.name,
    )
  );
}

/** @param {string} words */
function thinking(words) {
  return h(
    "div",
    { class: "thinking" },
    h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
    words,
  );
}

/** @param {Message} message */
function reactions(message) {
  const list = message.reactions ?? [];
  if (list.length === 0) return null;
  return h(
    "div",
    { class: "reactions", dataset: { key: "reactions" } },
    list.map(({ emoji, count, me }) => {
      const code = emoji.id ? `${emoji.name}:${emoji.id}` : emoji.name;
      return h(
        "button",
        {
          type: "button",
          class: "reaction",
          "aria-pressed": String(me),
          "aria-label": t("playground-reaction-count", { emoji: emoji.name, count }),
          dataset: { key: `reaction-${code}`, action: "react", emoji: code },
        },
        emojiNode(emoji),
        String(count),
      );
    }),
  );
}

function ephemeralNote() {
  return h(
    "p",
    { class: "ephemeral-note", dataset: { key: "note" } },
    icon("eye"),
    h("span", {}, t("playground-ephemeral")),
    h(
      "button",
      { type: "button", class: "link-button", dataset: { action: "dismiss", key: "dismiss" } },
      t("playground-dismiss"),
    ),
  );
}

/**
 * @param {string} name
 * @param {Store} store
 * @param {boolean} mine
 */
function tools(name, store, mine) {
  const tool = (/** @type {string} */ action, /** @type {string} */ label, /** @type {IconName} */ glyph) =>
    h(
      "button",
      {
        type: "button",
        class: "tool",
        tabindex: "-1",
        title: label,
        "aria-label": label,
        dataset: { action, key: `tool-${action}` },
      },
      icon(glyph),
    );
  return h(
    "div",
    { class: "tools", role: "group", "aria-label": t("playground-actions", { name }), dataset: { key: "tools" } },
    tool("addReaction", t("playground-react"), "smile"),
    tool("reply", t("playground-reply"), "reply"),
    mine && tool("edit", t("playground-edit"), "edit"),
    (mine || store.guild?.owner_id === store.personId) && tool("remove", t("playground-delete"), "trash"),
    store.commands.some(({ type }) => type !== CHAT_INPUT) && tool("apps", t("playground-apps"), "slash"),
  );
}

/**
 * The text with mentions as one types them, not as they are sent.
 * @param {string} content
 * @param {Store} store
 */
export function typedText(content, store) {
  return content.replace(/<@!?(\d+)>/g, (whole, id) => {
    const user = store.findUser(id);
    return user ? `@${nameOf(user)}` : whole;
  });
}

/**
 * @param {Message} message
 * @param {Store} store
 */
function editForm(message, store) {
  return h(
    "form",
    { class: "edit-form", dataset: { island: `edit-${message.id}`, action: "saveEdit" } },
    h("textarea", {
      class: "input",
      rows: "2",
      "aria-label": t("playground-edit-message"),
      value: typedText(message.content, store),
      dataset: { key: "edit" },
    }),
    h(
      "div",
      { class: "edit-end" },
      h("span", { class: "hint" }, t("playground-edit-hint")),
      h("button", { type: "button", class: "link-button", dataset: { action: "cancelEdit" } }, t("playground-cancel")),
      h("button", { type: "submit", class: "link-button" }, t("playground-save")),
    ),
  );
}

/**
 * A command of one's own on its way, or one that got no answer.
 * @param {import("./underway.js").Outgoing} entry
 * @param {Store} store
 */
export function outgoingNode(entry, store) {
  const failed = entry.state === "failed";
  return h(
    "li",
    {
      class: "message is-outgoing",
      tabindex: "-1",
      dataset: { key: `outgoing-${entry.id}`, outgoing: entry.state, ephemeral: failed ? "true" : null },
    },
    h(
      "div",
      { class: "above-line" },
      icon("slash"),
      t("playground-used", { name: nameOf(store.person), command: `/${entry.command}` }),
    ),
    avatar(store.world.application?.bot),
    h(
      "div",
      { class: "head" },
      h("span", { class: "author" }, store.app),
      h("span", { class: "bot-tag" }, t("playground-bot")),
    ),
    h(
      "div",
      { class: "body" },
      entry.state === "sending" && thinking(t("playground-sending", { command: entry.command })),
      entry.state === "thinking" && thinking(t("playground-thinking", { app: store.app })),
      failed && h("p", { class: "failure", role: "alert" }, icon("warning"), entry.reason || t("playground-failed")),
    ),
    failed && ephemeralNote(),
  );
}
