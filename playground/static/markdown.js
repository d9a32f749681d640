// Discord's subset of Markdown, parsed into a small tree: a list of blocks, and inside them strings and inline nodes.

/**
 * @typedef {{type: "text" | "subtext", children: Inline[]} |
 *   {type: "heading", level: 1 | 2 | 3, children: Inline[]} |
 *   {type: "quote", children: Block[]} |
 *   List} Block
 * @typedef {{type: "list", ordered: boolean, start: number, items: {children: Inline[], nested: List | null}[]}} List
 *
 * @typedef {"strong" | "em" | "underline" | "strike" | "spoiler"} SpanType
 * @typedef {{type: "fence" | "code", value: string}} Code
 * @typedef {string | Code |
 *   {type: SpanType, children: Inline[]} |
 *   {type: "link", url: string, children: Inline[]} |
 *   {type: "user" | "role" | "channel", id: string} |
 *   {type: "command", name: string, id: string} |
 *   {type: "time", unix: number, style: string} |
 *   {type: "emoji", name: string, id: string, animated: boolean} |
 *   {type: "everyone", name: string}} Inline
 */

const FENCE = /```(?:[\w+#.-]+\n)?\n*([\s\S]*?)\n*```\n?/g;
const HELD = /\uE000(\d+)\uE001/y;
const LIST_ITEM = /^( *)([-*]|\d{1,9}\.) +(.*)$/;

/**
 * The tree of `source` (a message's content or a text display).
 * @param {string} source
 */
export function parse(source) {
  /** @type {Code[]} */
  const fences = [];
  const held = source.replace(/[\uE000\uE001]/g, "").replace(FENCE, (_, code) => {
    fences.push({ type: "fence", value: code });
    return `\uE000${fences.length - 1}\uE001`;
  });
  return blocks(held.split("\n"), fences);
}

/**
 * @param {string[]} lines
 * @param {Code[]} fences
 */
function blocks(lines, fences) {
  /** @type {Block[]} */
  const result = [];
  /** @type {string[]} */
  let plain = [];
  const flush = () => {
    while (plain[0]?.trim() === "") plain.shift();
    while (plain.at(-1)?.trim() === "") plain.pop();
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
      const level = /** @type {1 | 2 | 3} */ (heading[1].length);
      result.push({ type: "heading", level, children: inline(heading[2], fences) });
    } else if (subtext) {
      flush();
      result.push({ type: "subtext", children: inline(subtext[1], fences) });
    } else if (LIST_ITEM.test(line)) {
      flush();
      /** @type {Item[]} */
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

/** @typedef {{indent: number, marker: string, text: string}} Item a line of a list */

/** @param {string} marker */
const isOrdered = (marker) => marker.endsWith(".");

/**
 * @param {Item[]} items
 * @param {Code[]} fences
 * @returns {List}
 */
function list(items, fences) {
  const { indent, marker } = items[0];
  /** @type {List["items"]} */
  const made = [];
  for (let at = 0; at < items.length;) {
    /** @type {List["items"][number]} */
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
 * @type {[RegExp, (match: string[], fences: Code[]) => Inline | null][]}
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

/**
 * @param {SpanType} type
 * @returns {(match: string[], fences: Code[]) => Inline}
 */
function span(type) {
  return ([, text], fences) => ({ type, children: inline(text, fences) });
}

/**
 * @param {string} source
 * @param {Code[]} fences
 */
function inline(source, fences) {
  /** @type {Inline[]} */
  const result = [];
  const push = (/** @type {Inline} */ node) => {
    const last = result.at(-1);
    if (typeof node === "string" && typeof last === "string") result[result.length - 1] = last + node;
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

/**
 * @param {string} source
 * @param {number} at
 * @param {Code[]} fences
 */
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
