// Discord's subset of Markdown: parsed into a small tree, shown as nodes or as plain text.
//
// A tree is a list of blocks {type: "text" | "heading" | "subtext" | "quote" | "list", ...}; inside are strings and
// {type, children | value ...}. Nothing is ever turned into markup text.

import { h } from "./dom.js";
import { t } from "./i18n.js";
import { timestamp, timestampText } from "./time.js";

const FENCE = /```(?:([\w+#.-]+)\n)?\n*([\s\S]*?)\n*```\n?/g;
const HELD = /\uE000(\d+)\uE001/y;
const LIST_ITEM = /^( *)([-*]|\d{1,9}\.) +(.*)$/;

/**
 * The tree of `source` (a message's content or a text display).
 * @param {string} source
 */
export function parse(source) {
  const fences = [];
  const held = source.replace(/[\uE000\uE001]/g, "").replace(FENCE, (_, language, code) => {
    fences.push({ type: "fence", language: language ?? "", value: code });
    return `\uE000${fences.length - 1}\uE001`;
  });
  return blocks(held.split("\n"), fences);
}

function blocks(lines, fences) {
  const result = [];
  let plain = [];
  const flush = () => {
    while (plain.length && plain[0].trim() === "") plain.shift();
    while (plain.length && plain.at(-1).trim() === "") plain.pop();
    if (plain.length) result.push({ type: "text", children: inline(plain.join("\n"), fences) });
    plain = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const heading = /^(#{1,3}) +(\S.*)$/.exec(line);
    const subtext = /^-# +(\S.*)$/.exec(line);
    if (line.startsWith(">>> ")) {
      flush();
      result.push({ type: "quote", children: blocks([line.slice(4), ...lines.slice(at + 1)], fences) });
      return result;
    }
    if (line.startsWith("> ")) {
      flush();
      const quoted = [];
      while (at < lines.length && lines[at].startsWith("> ")) quoted.push(lines[at++].slice(2));
      at -= 1;
      result.push({ type: "quote", children: blocks(quoted, fences) });
    } else if (heading) {
      flush();
      result.push({ type: "heading", level: heading[1].length, children: inline(heading[2], fences) });
    } else if (subtext) {
      flush();
      result.push({ type: "subtext", children: inline(subtext[1], fences) });
    } else if (LIST_ITEM.test(line)) {
      flush();
      const items = [];
      while (at < lines.length) {
        const item = LIST_ITEM.exec(lines[at]);
        const [first] = items;
        const last = items.at(-1);
        const another =
          item && first && item[1].length <= first.indent && isOrdered(item[2]) !== isOrdered(first.marker);
        if (another) break;
        if (item) items.push({ indent: item[1].length, marker: item[2], text: item[3] });
        else if (last && /^ {2,}\S/.test(lines[at])) last.text += `\n${lines[at].trim()}`;
        else break;
        at += 1;
      }
      at -= 1;
      result.push(list(items, fences));
    } else {
      plain.push(line);
    }
  }
  flush();
  return result;
}

const isOrdered = (marker) => marker.endsWith(".");

/**
 * @param {{indent: number, marker: string, text: string}[]} items
 * @returns {any}
 */
function list(items, fences) {
  const { indent, marker } = items[0];
  /** @type {any[]} */
  const made = [];
  for (let at = 0; at < items.length;) {
    /** @type {{children: any[], nested: any}} */
    const item = { children: inline(items[at].text, fences), nested: null };
    at += 1;
    const inner = [];
    while (at < items.length && items[at].indent > indent) inner.push(items[at++]);
    if (inner.length) item.nested = list(inner, fences);
    made.push(item);
  }
  return { type: "list", ordered: isOrdered(marker), start: parseInt(marker, 10) || 1, items: made };
}

const URL_TEXT = String.raw`https?:\/\/[^\s<>]+`;

/**
 * What may begin at a place in a line, tried in this order: [pattern, node of the match, or null to refuse it].
 * @type {[RegExp, (match: string[], fences: any[]) => any][]}
 */
const INLINE = [
  [/\\([^A-Za-z0-9\s])/y, ([, character]) => character],
  [HELD, ([, index], fences) => fences[Number(index)] ?? null],
  [/(`{1,2})([\s\S]*?[^`])\1(?!`)/y, ([, , code]) => ({ type: "code", value: code })],
  [/<@!?(\d+)>/y, ([, id]) => ({ type: "user", id })],
  [/<@&(\d+)>/y, ([, id]) => ({ type: "role", id })],
  [/<#(\d+)>/y, ([, id]) => ({ type: "channel", id })],
  [/<\/([^:>\n]+):(\d+)>/y, ([, name, id]) => ({ type: "command", name, id })],
  [
    /<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/y,
    ([, unix, style]) => ({ type: "time", unix: Number(unix), style: style ?? "f" }),
  ],
  [/<(a?):(\w+):(\d+)>/y, ([, animated, name, id]) => ({ type: "emoji", name, id, animated: animated === "a" })],
  [/@(everyone|here)\b/y, ([, name]) => ({ type: "everyone", name })],
  [
    new RegExp(
      String.raw`\[((?:\\[\s\S]|[^\]\\\n])+)\]\((?:<(${URL_TEXT})>|(https?:\/\/[^\s()<>]*(?:\([^\s()<>]*\)[^\s()<>]*)*))\)`,
      "y",
    ),
    ([, text, bracketed, bare], fences) => ({ type: "link", url: bracketed ?? bare, children: inline(text, fences) }),
  ],
  [new RegExp(`<(${URL_TEXT})>`, "y"), ([, url]) => ({ type: "link", url, children: [url] })],
  [
    /https?:\/\/[^\s<>|*]*[^\s<>|*.,:;"')\]!?]/y,
    ([url]) => ({ type: "link", url, children: [url] }),
  ],
  [/\|\|([\s\S]+?)\|\|/y, span("spoiler")],
  [/\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, span("strong")],
  [/__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, span("underline")],
  [/~~((?:\\[\s\S]|[^\\])+?)~~/y, span("strike")],
  [/\*(?![\s*])((?:\\[\s\S]|\*\*|[^*\\])+?)(?<!\s)\*(?!\*)/y, span("em")],
  [/(?<![A-Za-z0-9])_(?!_)((?:\\[\s\S]|__|[^_\\])+?)_(?![A-Za-z0-9_])/y, span("em")],
];

/** @returns {(match: string[], fences: any[]) => any} */
function span(type) {
  return ([, text], fences) => ({ type, children: inline(text, fences) });
}

function inline(source, fences) {
  const result = [];
  const push = (node) => {
    if (typeof node === "string" && typeof result.at(-1) === "string") result[result.length - 1] += node;
    else result.push(node);
  };
  let at = 0;
  while (at < source.length) {
    const found = token(source, at, fences);
    push(found ? found.node : source[at]);
    at += found ? found.length : 1;
  }
  return result;
}

function token(source, at, fences) {
  if (/[\w\s]/.test(source[at]) && source[at] !== "_" && source[at] !== "h") return null; // nothing begins with these
  for (const [pattern, make] of INLINE) {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (match) {
      const node = make(match, fences);
      if (node !== null) return { node, length: match[0].length };
    }
  }
  return null;
}

const isEmojiOnly = (tree) =>
  tree.length === 1 &&
  tree[0].type === "text" &&
  tree[0].children.some((node) => node.type === "emoji") &&
  tree[0].children.every((node) => node.type === "emoji" || (typeof node === "string" && node.trim() === ""));

/**
 * Nodes showing a tree. `names` answers for ids: user(id) -> {name, me} or null, channel(id) -> name or null,
 * command(id, name) -> shown name, emoji(emoji) -> address of its picture.
 */
export function toNodes(tree, names) {
  const jumbo = isEmojiOnly(tree);
  return tree.map((block) => blockNode(block, names, jumbo));
}

function blockNode(block, names, jumbo) {
  const children = () => block.children.map((child) => inlineNode(child, names));
  switch (block.type) {
    case "text":
      return h("div", { class: jumbo ? "md-text md-jumbo" : "md-text" }, children());
    case "heading":
      // The page's own headings end at level 2; a message's begin below them.
      return h(`h${block.level + 2}`, { class: `md-heading md-h${block.level}` }, children());
    case "subtext":
      return h("div", { class: "md-subtext" }, children());
    case "quote":
      return h("blockquote", { class: "md-quote" }, toNodes(block.children, names));
    default:
      return listNode(block, names);
  }
}

function listNode(node, names) {
  return h(
    node.ordered ? "ol" : "ul",
    { class: "md-list", start: node.ordered ? node.start : null },
    node.items.map((item) =>
      h(
        "li",
        {},
        item.children.map((child) => inlineNode(child, names)),
        item.nested && listNode(item.nested, names),
      ),
    ),
  );
}

/** @param {string} words */
function mention(words, { me = false, attrs = {} } = {}) {
  return h("span", { class: me ? "mention mention-me" : "mention", ...attrs }, words);
}

function inlineNode(node, names) {
  if (typeof node === "string") return node;
  const children = () => node.children.map((child) => inlineNode(child, names));
  switch (node.type) {
    case "strong":
      return h("strong", {}, children());
    case "em":
      return h("em", {}, children());
    case "underline":
      return h("u", {}, children());
    case "strike":
      return h("s", {}, children());
    case "code":
      return h("code", { class: "md-code" }, node.value);
    case "fence":
      return h("pre", { class: "md-fence", tabindex: "0" }, h("code", {}, node.value));
    case "spoiler":
      return h(
        "span",
        { class: "spoiler", role: "button", tabindex: "0", "aria-label": t("spoiler"), dataset: { action: "reveal" } },
        children(),
      );
    case "link":
      return h("a", { href: node.url, target: "_blank", rel: "noopener noreferrer" }, children());
    case "user": {
      const user = names.user(node.id);
      return mention(`@${user?.name ?? t("unknownUser")}`, { me: user?.me, attrs: { "data-user-id": node.id } });
    }
    case "role":
      return mention("@role");
    case "everyone":
      return mention(`@${node.name}`, { me: true });
    case "channel": {
      const name = names.channel(node.id);
      if (name === null) return mention(`#${t("unknownChannel")}`);
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
    default:
      return h("img", {
        class: "emoji",
        src: names.emoji(node),
        alt: `:${node.name}:`,
        title: `:${node.name}:`,
        draggable: "false",
      });
  }
}

/** A tree as plain text on one line, for previews and announcements; spoilers stay hidden. */
export function toText(tree, names) {
  return tree
    .map((block) => blockText(block, names))
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
}

function blockText(block, names) {
  if (block.type === "quote") return toText(block.children, names);
  if (block.type === "list") {
    return block.items
      .map((item) => `${inlineText(item.children, names)} ${item.nested ? blockText(item.nested, names) : ""}`)
      .join(", ");
  }
  return inlineText(block.children, names);
}

function inlineText(nodes, names) {
  return nodes
    .map((node) => {
      if (typeof node === "string") return node;
      switch (node.type) {
        case "user":
          return `@${names.user(node.id)?.name ?? t("unknownUser")}`;
        case "role":
          return "@role";
        case "everyone":
          return `@${node.name}`;
        case "channel":
          return `#${names.channel(node.id) ?? t("unknownChannel")}`;
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
