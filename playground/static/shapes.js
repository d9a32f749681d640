// Discord's numbers and small questions about its objects.

/** Types of channels. */
export const TEXT_CHANNEL = 0;
const DIRECT = 1;
export const GROUP = 3;
/** How many people a group has at most. */
export const GROUP_MEMBERS = 10;
const THREADS = new Set([11, 12]);

/** Types of messages. */
export const MESSAGE = Object.freeze({ PLAIN: 0, ADDED: 1, LEFT: 2, PIN: 6, JOIN: 7, THREAD: 18, REPLY: 19, COMMAND: 20 });

/** Flags of messages. */
export const EPHEMERAL = 64;
export const LOADING = 128;
export const COMPONENTS_V2 = 1 << 15;

/** Types of commands: typed after a slash, run on the author of a message, run on a message. */
export const CHAT_INPUT = 1;
export const USER_COMMAND = 2;
export const MESSAGE_COMMAND = 3;

/**
 * Order of snowflakes, which are numbers too large for JavaScript's.
 * @param {string} one
 * @param {string} other
 */
export const compareIds = (one, other) => one.length - other.length || (one < other ? -1 : Number(one > other));

/**
 * @param {Message} message
 * @param {number} flag
 */
export const has = (message, flag) => (message.flags & flag) !== 0;

/** @param {{type: number}} channel */
export const isThread = ({ type }) => THREADS.has(type);

/**
 * Whether a channel is a conversation outside servers.
 * @param {Channel} channel
 * @returns {channel is DirectChannel}
 */
export const isDirect = (channel) => channel.type === DIRECT || channel.type === GROUP;

/**
 * Whether a conversation is with the bot.
 * @param {DirectChannel} channel
 */
export const isWithBot = ({ type, recipients }) => type === DIRECT && recipients.length === 1;

/**
 * The language of a locale: en of en-GB.
 * @param {string} locale
 */
export const language = (locale) => locale.split("-")[0];

/** A link to a channel or a message there: at this page's host, or Discord's, whose links libraries write. */
const PLACE = /^https?:\/\/(?:127\.0\.0\.1|localhost|discord\.com)(?::\d+)?(\/channels\/\d+\/(\d+)(?:\/(\d+))?)$/;

/**
 * Attributes of a link: one to a channel or message opens it in this page, another one a new window.
 * @param {string | null | undefined} address
 */
export function linkTo(address) {
  const place = PLACE.exec(address ?? "");
  if (!place) return { href: address, target: "_blank", rel: "noopener noreferrer" };
  const [, path, channelId, messageId = ""] = place;
  return { href: path, dataset: { action: "place", channelId, target: messageId } };
}

/** @param {User | null | undefined} user */
export const nameOf = (user) => user?.global_name ?? user?.username ?? "";
