// What one is doing: controls pressed, values chosen, commands on their way, a message being edited or answered.

/**
 * A command of one's own that is not answered yet, or that failed.
 * @typedef {object} Outgoing
 * @property {number} id
 * @property {string | null} channelId
 * @property {string} after id of the message before
 * @property {string} command
 * @property {"sending" | "thinking" | "failed"} state
 * @property {string} [reason]
 */

/** Part of the store, whose views are told of changes by `changed(topic)`. */
export class UnderWay {
  #changed;
  /** Controls waiting for their acknowledgement. */
  #pending = new Set();
  /**
   * What one has chosen in selects until the bot changes the message.
   * @type {Map<string, string[]>}
   */
  #chosen = new Map();
  /**
   * Sentences shown under the messages whose controls failed.
   * @type {Map<string, string>}
   */
  #failures = new Map();
  /** @type {Outgoing[]} */
  outgoing = [];
  /** @type {string | null} */
  editing = null;
  /** @type {string | null} */
  replyingTo = null;

  /** @param {(topic: import("./state.js").Topic) => void} changed */
  constructor(changed) {
    this.#changed = changed;
  }

  /**
   * @param {string} messageId
   * @param {string} customId
   */
  isPending(messageId, customId) {
    return this.#pending.has(control(messageId, customId));
  }

  /**
   * @param {string} messageId
   * @param {string} customId
   * @param {boolean} on
   */
  setPending(messageId, customId, on) {
    const key = control(messageId, customId);
    if (on) this.#pending.add(key);
    else this.#pending.delete(key);
    this.#changed("messages");
  }

  /**
   * @param {string} messageId
   * @param {string} customId
   */
  chosen(messageId, customId) {
    return this.#chosen.get(control(messageId, customId));
  }

  /**
   * @param {string} messageId
   * @param {string} customId
   * @param {string[]} values
   */
  choose(messageId, customId, values) {
    this.#chosen.set(control(messageId, customId), values);
    this.#changed("messages");
  }

  /** @param {string} messageId */
  failure(messageId) {
    return this.#failures.get(messageId);
  }

  /**
   * @param {string} messageId
   * @param {string} sentence
   */
  fail(messageId, sentence) {
    this.#failures.set(messageId, sentence);
    this.#changed("messages");
  }

  /** @param {string} messageId */
  clearFailure(messageId) {
    if (this.#failures.delete(messageId)) this.#changed("messages");
  }

  /**
   * Whatever of this makes the message look different, as one string.
   * @param {string} messageId
   */
  signature(messageId) {
    const own = (/** @type {string} */ key) => key.startsWith(`${messageId}/`);
    return [
      [...this.#pending].filter(own).join(),
      [...this.#chosen].filter(([key]) => own(key)).join(),
      this.failure(messageId) ?? "",
      this.editing === messageId,
    ].join("|");
  }

  /**
   * The bot has answered by a new or changed message.
   * @param {string} messageId
   */
  answered(messageId) {
    this.#failures.delete(messageId);
    for (const key of this.#chosen.keys()) if (key.startsWith(`${messageId}/`)) this.#chosen.delete(key);
  }

  /** @param {Outgoing} entry */
  putOutgoing(entry) {
    const at = this.outgoing.findIndex(({ id }) => id === entry.id);
    if (at >= 0) this.outgoing[at] = { ...this.outgoing[at], ...entry };
    else this.outgoing.push(entry);
    this.#changed("messages");
  }

  /** @param {number} id */
  dropOutgoing(id) {
    const left = this.outgoing.filter((entry) => entry.id !== id);
    if (left.length === this.outgoing.length) return;
    this.outgoing = left;
    this.#changed("messages");
  }

  /** After the line broke nobody will tell how things went on. */
  forgetInteractions() {
    this.#pending.clear();
    this.#chosen.clear();
    this.#failures.clear();
    this.outgoing = [];
    this.#changed("messages");
  }

  /** What one writes belongs to the channel one was in. */
  leaveChannel() {
    this.editing = null;
    this.replyingTo = null;
  }

  /** @param {string | null} id */
  setEditing(id) {
    this.editing = id;
    this.#changed("messages");
  }

  /** @param {string | null} id */
  setReplyingTo(id) {
    this.replyingTo = id;
    this.#changed("here");
  }
}

/**
 * @param {string} messageId
 * @param {string} customId
 */
const control = (messageId, customId) => `${messageId}/${customId}`;
