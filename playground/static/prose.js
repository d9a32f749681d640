// Parsed Markdown as nodes, or as plain text. Nothing is ever turned into markup text.

import { h } from "./dom.js";
import { t } from "./i18n.js";
import { linkTo } from "./shapes.js";
import { timestamp, timestampText } from "./time.js";

/**
 * @typedef {import("./markdown.js").Block} Block
 * @typedef {import("./markdown.js").Inline} Inline
 * @typedef {import("./markdown.js").List} List
 */

/**
 * How ids in texts read for one person.
 * @typedef {object} Names
 * @property {(id: string) => {name: string, me: boolean} | null} user
 * @property {(id: string) => string | null} role
 * @property {(id: string) => string | null} channel
 * @property {(id: string | null, name: string) => string} command the name in the person's language
 * @property {(emoji: Emoji) => string} emoji the address of its picture
 */

/** @param {Inline} node */
const isEmoji = (node) => typeof node !== "string" && node.type === "emoji";

/** @param {Block[]} tree */
const isEmojiOnly = (tree) =>
  tree.length === 1 &&
  tree[0].type === "text" &&
  tree[0].children.some(isEmoji) &&
  tree[0].children.every((node) => (typeof node === "string" ? node.trim() === "" : isEmoji(node)));

/**
 * Nodes showing a tree.
 * @param {Block[]} tree
 * @param {Names} names
 * @returns {HTMLElement[]}
 */
export function toNodes(tree, names) {
  const jumbo = isEmojiOnly(tree);
  return tree.map((block) => blockNode(block, names, jumbo));
}

/** The page's own headings end at level 2; a message's begin below them. */
const HEADINGS = Object.freeze({ 1: "h3", 2: "h4", 3: "h5" });

/**
 * @param {Block} block
 * @param {Names} names
 * @param {boolean} jumbo
 */
function blockNode(block, names, jumbo) {
  switch (block.type) {
    case "text":
      return h("div", { class: jumbo ? "md-text md-jumbo" : "md-text" }, inlineNodes(block.children, names));
    case "heading":
      return h(HEADINGS[block.level], { class: `md-heading md-h${block.level}` }, inlineNodes(block.children, names));
    case "subtext":
      return h("div", { class: "md-subtext" }, inlineNodes(block.children, names));
    case "quote":
      return h("blockquote", { class: "md-quote" }, toNodes(block.children, names));
    case "list":
      return listNode(block, names);
  }
}

/**
 * @param {List} node
 * @param {Names} names
 * @returns {HTMLElement}
 */
function listNode(node, names) {
  return h(
    node.ordered ? "ol" : "ul",
    { class: "md-list", start: node.ordered ? node.start : null },
    node.items.map((item) =>
      h(
        "li",
        {},
        inlineNodes(item.children, names),
        item.nested && listNode(item.nested, names),
      ),
    ),
  );
}

/**
 * @param {string} words
 * @param {{me?: boolean, userId?: string}} [of]
 */
function mention(words, { me = false, userId } = {}) {
  return h("span", { class: me ? "mention mention-me" : "mention", dataset: { userId } }, words);
}

/**
 * @param {Inline[]} nodes
 * @param {Names} names
 */
const inlineNodes = (nodes, names) => nodes.map((node) => inlineNode(node, names));

/**
 * @param {Inline} node
 * @param {Names} names
 * @returns {Child}
 */
function inlineNode(node, names) {
  if (typeof node === "string") return node;
  switch (node.type) {
    case "strong":
      return h("strong", {}, inlineNodes(node.children, names));
    case "em":
      return h("em", {}, inlineNodes(node.children, names));
    case "underline":
      return h("u", {}, inlineNodes(node.children, names));
    case "strike":
      return h("s", {}, inlineNodes(node.children, names));
    case "code":
      return h("code", { class: "md-code" }, node.value);
    case "fence":
      return h("pre", { class: "md-fence", tabindex: "0" }, h("code", {}, node.value));
    case "spoiler":
      return h(
        "span",
        {
          class: "spoiler",
          role: "button",
          tabindex: "0",
          "aria-label": t("playground-spoiler"),
          dataset: { action: "reveal" },
        },
        inlineNodes(node.children, names),
      );
    case "link":
      return h(
        "a",
        linkTo(node.url),
        inlineNodes(node.children, names),
      );
    case "user": {
      const user = names.user(node.id);
      return mention(`@${user?.name ?? t("playground-unknown-user")}`, { me: user?.me, userId: node.id });
    }
    case "role":
      return mention(`@${names.role(node.id) ?? "role"}`);
    case "everyone":
      return mention(`@${node.name}`, { me: true });
    case "channel": {
      const name = names.channel(node.id);
      if (name === null) return mention(`#${t("playground-unknown-channel")}`);
      return h(
        "button",
        { type: "button", class: "mention", dataset: { action: "channel", channelId: node.id } },
        `#${name}`,
      );
    }
    case "command":
      return h(
        "button",
        {
          type: "button",
          class: "mention",
          dataset: { action: "command", commandId: node.id, commandName: node.name },
        },
        `/${names.command(node.id, node.name)}`,
      );
    case "time":
      return timestamp(node.unix, node.style);
    case "emoji":
      return h("img", {
        class: "emoji",
        src: names.emoji(node),
        alt: `:${node.name}:`,
        title: `:${node.name}:`,
        draggable: "false",
      });
  }
}

/**
 * A tree as plain text on one line, for previews and announcements; spoilers stay hidden.
 * @param {Block[]} tree
 * @param {Names} names
 * @returns {string}
 */
export function toText(tree, names) {
  return tree
    .map((block) => blockText(block, names))
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * @param {Block} block
 * @param {Names} names
 * @returns {string}
 */
function blockText(block, names) {
  if (block.type === "quote") return toText(block.children, names);
  if (block.type === "list") {
    return block.items
      .map((item) => `${inlineText(item.children, names)} ${item.nested ? blockText(item.nested, names) : ""}`)
      .join(", ");
  }
  return inlineText(block.children, names);
}

/**
 * @param {Inline[]} nodes
 * @param {Names} names
 * @returns {string}
 */
function inlineText(nodes, names) {
  return nodes
    .map((node) => {
      if (typeof node === "string") return node;
      switch (node.type) {
        case "user":
          return `@${names.user(node.id)?.name ?? t("playground-unknown-user")}`;
        case "role":
          return `@${names.role(node.id) ?? "role"}`;
        case "everyone":
          return `@${node.name}`;
        case "channel":
          return `#${names.channel(node.id) ?? t("playground-unknown-channel")}`;
        case "command":
          return `/${names.command(node.id, node.name)}`;
        case "time":
          return timestampText(node.unix, node.style);
        case "emoji":
          return `:${node.name}:`;
        case "spoiler":
          return "▒▒▒";
        case "code":
        case "fence":
          return node.value;
        default:
          return inlineText(node.children, names);
      }
    })
    .join("");
}
