// What the page knows: the world, the person one is, the channels' messages.
//
// A Store tells of changes by events named after what changed: "world", "here" (person or channel), "messages",
// "unread", "commands", "status", "theme", "drawer". Views read the store and never write to it except through its
// methods.

import { compareIds, EPHEMERAL, has, isDirect, isThread, isWithBot, language, MESSAGE, nameOf, TEXT_CHANNEL } from "./shapes.js";
import { UnderWay } from "./underway.js";

/** @typedef {"world" | "here" | "messages" | "unread" | "commands" | "status" | "theme" | "drawer"} Topic */

/**
 * A channel as it is shown: conversations have the name of who else is in them.
 * @typedef {GuildChannel | (DirectChannel & {name: string})} Place
 */

/**
 * What is known of a channel's messages: the newest ones in their order, and whether nothing older is left.
 * @typedef {{list: Message[], whole: boolean}} History
 */

class Dismissed {
  // Private messages one has put away stay away when this window is loaded anew.
  #key = "playground.dismissed";
  /** @type {Set<string>} */
  #ids = new Set(JSON.parse(sessionStorage.getItem(this.#key) ?? "[]"));

  /** @param {string} id */
  has(id) {
    return this.#ids.has(id);
  }

  /** @param {string} id */
  add(id) {
    this.#ids.add(id);
    sessionStorage.setItem(this.#key, JSON.stringify([...this.#ids].slice(-500)));
  }
}

export class Store extends EventTarget {
  /** @type {Omit<World, "application"> & {application: World["application"] | null}} */
  world = { application: null, guilds: [], people: [], connected: true };
  /** @type {string | null} */
  personId = null;
  /** @type {string | null} */
  channelId = null;
  /** @type {(DirectChannel & {name: string})[]} Conversations outside servers. */
  directs = [];
  /** @type {Command[]} */
  commands = [];
  /** Whether `commands` are what the playground says: while they are asked for nobody knows whether a command fits. */
  commandsKnown = false;
  /**
   * The line to the playground.
   * @type {"connecting" | "open" | "lost"}
   */
  line = "connecting";
  /** What one is doing. */
  underWay = new UnderWay((topic) => this.changed(topic));
  /**
   * By channel id.
   * @type {Map<string, History>}
   */
  #channels = new Map();
  /**
   * By channel id.
   * @type {Map<string, {count: number, pings: number}>}
   */
  unread = new Map();
  #dismissed = new Dismissed();
  /**
   * The topics that have changed and are not told yet.
   * @type {Set<Topic> | null}
   */
  #untold = null;

  /** @param {...Topic} topics */
  changed(...topics) {
    if (this.#untold) {
      for (const topic of topics) this.#untold.add(topic);
      return;
    }
    for (const topic of topics) this.dispatchEvent(new Event(topic));
  }

  /**
   * Let `change` change several things, and tell of them when all are done.
   * @param {() => void} change
   */
  together(change) {
    /** @type {Set<Topic>} */
    const topics = new Set();
    this.#untold = topics;
    try {
      change();
    } finally {
      this.#untold = null;
      this.changed(...topics);
    }
  }

  /**
   * @param {Topic[]} topics
   * @param {() => void} listener
   */
  on(topics, listener) {
    for (const topic of topics) this.addEventListener(topic, listener);
  }

  // The world

  /** @param {World} world */
  setWorld(world) {
    this.world = world;
    this.changed("world");
  }

  get app() {
    return this.world.application?.name ?? "";
  }

  get person() {
    return this.world.people.find(({ id }) => id === this.personId) ?? null;
  }

  get channel() {
    return this.findChannel(this.channelId);
  }

  get guild() {
    return this.world.guilds.find((guild) => allChannels(guild).some(({ id }) => id === this.channelId)) ?? null;
  }

  /**
   * A guild's text channels in order.
   * @param {Guild} guild
   */
  textChannels(guild) {
    return guild.channels
      .filter(({ type }) => type === TEXT_CHANNEL)
      .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0) || compareIds(one.id, other.id));
  }

  /**
   * @param {Guild} guild
   * @param {GuildChannel} channel
   */
  threadsOf(guild, channel) {
    return guild.threads.filter(
      (thread) => thread.parent_id === channel.id && !thread.thread_metadata?.archived && this.#sees(thread),
    );
  }

  /**
   * Whether this person sees a channel. Private threads are seen by few.
   * @param {GuildChannel} channel
   */
  #sees({ seen_by }) {
    return !seen_by || seen_by.includes(this.personId ?? "");
  }

  /**
   * @param {string | null} id
   * @returns {Place | null}
   */
  findChannel(id) {
    for (const guild of this.world.guilds) {
      const found = allChannels(guild).find((channel) => channel.id === id && this.#sees(channel));
      if (found) return found;
    }
    return this.directs.find((channel) => channel.id === id) ?? null;
  }

  /**
   * Where one is who has not said where, best in a server of the language.
   * @param {{locale?: string}} [wish]
   */
  firstChannel({ locale } = {}) {
    const own = (/** @type {Guild} */ guild) =>
      Number(locale !== undefined && language(guild.preferred_locale) === language(locale));
    for (const guild of this.world.guilds.toSorted((one, other) => own(other) - own(one))) {
      const [channel] = this.textChannels(guild);
      if (channel) return channel;
    }
    return null;
  }

  /**
   * @param {string} id
   * @returns {User | Person | null}
   */
  findUser(id) {
    const { application, people } = this.world;
    return application?.bot.id === id ? application.bot : (people.find((person) => person.id === id) ?? null);
  }

  /**
   * The people of this channel's server or conversation, and the bot if it is one of them.
   * @returns {User[]}
   */
  members() {
    const { channel, guild } = this;
    const { people, application } = this.world;
    const bot = application ? [application.bot] : [];
    if (guild) return [...people, ...bot].filter(({ id }) => guild.members.includes(id));
    if (!channel || !isDirect(channel)) return [...people, ...bot];
    return isWithBot(channel) ? [...channel.recipients, ...bot] : channel.recipients;
  }

  /**
   * Who else is in a conversation; nobody where it is with the bot.
   * @param {DirectChannel} channel
   */
  #others({ recipients }) {
    return recipients.filter(({ id }) => id !== this.personId);
  }

  /**
   * @param {DirectChannel} channel
   */
  #named(channel) {
    const others = isWithBot(channel) ? this.app : this.#others(channel).map(nameOf).join(", ");
    return { ...channel, name: channel.name || others || channel.recipients.map(nameOf).join(", ") };
  }

  /** @param {Channel} channel */
  addChannel(channel) {
    if (isDirect(channel)) {
      if (!this.findChannel(channel.id)) this.directs.push(this.#named(channel));
      this.changed("world");
      return;
    }
    const guild = this.world.guilds.find(({ id }) => id === channel.guild_id);
    if (!guild || this.findChannel(channel.id)) return;
    // Who is added to a private thread that another person of this page sees finds it there, as it was before.
    guild.threads = guild.threads.filter(({ id }) => id !== channel.id);
    guild[isThread(channel) ? "threads" : "channels"].push(channel);
    this.changed("world");
  }

  /** @param {DirectChannel[]} channels */
  setDirects(channels) {
    this.directs = channels.map((channel) => this.#named(channel));
    this.changed("world");
  }

  /** @param {Channel} channel */
  changeChannel(channel) {
    const known = this.findChannel(channel.id);
    if (!known) return;
    Object.assign(known, isDirect(channel) ? this.#named(channel) : channel);
    this.changed("world");
  }

  /** @param {string} id */
  removeChannel(id) {
    for (const guild of this.world.guilds) {
      guild.channels = guild.channels.filter((channel) => channel.id !== id);
      guild.threads = guild.threads.filter((thread) => thread.id !== id && thread.parent_id !== id);
    }
    this.directs = this.directs.filter((channel) => channel.id !== id);
    this.#channels.delete(id);
    this.unread.delete(id);
    this.changed("world", "unread");
  }

  /** @param {Person} person */
  setPerson(person) {
    const at = this.world.people.findIndex(({ id }) => id === person.id);
    if (at < 0) this.world.people.push(person);
    else this.world.people[at] = { ...this.world.people[at], ...person };
    for (const guild of this.world.guilds) {
      if (!guild.members.includes(person.id)) guild.members.push(person.id);
    }
    this.changed("world");
  }

  /** @param {Guild} guild */
  addGuild(guild) {
    if (!this.world.guilds.some(({ id }) => id === guild.id)) this.world.guilds.push(guild);
    this.changed("world");
  }

  awaitCommands() {
    this.commandsKnown = false;
  }

  /** Offer no command that may not be there: somewhere else there are others. */
  forgetCommands() {
    this.commands = [];
    this.awaitCommands();
    this.changed("commands");
  }

  /** @param {Command[]} commands */
  setCommands(commands) {
    this.commands = commands;
    this.commandsKnown = true;
    this.changed("commands");
  }

  /** @param {"connecting" | "open" | "lost"} line */
  setLine(line) {
    this.line = line;
    this.changed("status");
  }

  /** @param {boolean} connected */
  setConnected(connected) {
    this.world.connected = connected;
    this.changed("status");
  }

  // Where one is

  /**
   * Become a person; what another person saw is forgotten.
   * @param {string | null} personId
   * @param {DirectChannel[]} directs what is known of their conversations
   */
  be(personId, directs) {
    this.personId = personId;
    this.#channels.clear();
    this.unread.clear();
    this.directs = directs.map((channel) => this.#named(channel));
    this.underWay.forgetInteractions();
    this.underWay.leaveChannel();
    this.forgetCommands();
    this.changed("here", "messages", "unread");
  }

  /** @param {string | null} channelId */
  goTo(channelId) {
    this.channelId = channelId;
    this.underWay.leaveChannel();
    this.changed("here", "messages");
    this.markRead();
  }

  // Messages

  /** @param {string | null} channelId */
  #history(channelId) {
    return channelId === null ? undefined : this.#channels.get(channelId);
  }

  /** @param {string | null} channelId */
  loaded(channelId) {
    return this.#history(channelId) !== undefined;
  }

  /** @param {string | null} [channelId] */
  messages(channelId = this.channelId) {
    return (this.#history(channelId)?.list ?? []).filter(({ id }) => !this.#dismissed.has(id));
  }

  /** @param {string | null} [channelId] */
  whole(channelId = this.channelId) {
    return this.#history(channelId)?.whole ?? true;
  }

  /** @param {string} id */
  findMessage(id) {
    for (const { list } of this.#channels.values()) {
      const found = list.find((message) => message.id === id);
      if (found) return found;
    }
    return null;
  }

  /**
   * @param {string} channelId
   * @param {Message[]} list
   * @param {{limit: number}} page
   */
  setMessages(channelId, list, { limit }) {
    const sorted = list.toSorted((one, other) => compareIds(one.id, other.id));
    this.#channels.set(channelId, { list: sorted, whole: list.length < limit });
    this.changed("messages");
  }

  /**
   * @param {string} channelId
   * @param {Message[]} older
   * @param {{limit: number}} page
   */
  addOlder(channelId, older, { limit }) {
    const channel = this.#channels.get(channelId);
    if (!channel) return;
    const known = new Set(channel.list.map(({ id }) => id));
    const fresh = older.filter(({ id }) => !known.has(id)).toSorted((one, other) => compareIds(one.id, other.id));
    channel.list = [...fresh, ...channel.list];
    channel.whole = older.length < limit;
    this.changed("messages");
  }

  /** What is known of the channels one is not looking at may be old: let it be fetched anew. */
  forgetOtherChannels() {
    for (const id of this.#channels.keys()) if (id !== this.channelId) this.#channels.delete(id);
  }

  /**
   * Put a new or changed message in its place.
   * @param {Message} message
   * @param {{create: boolean}} how
   */
  putMessage(message, { create }) {
    this.underWay.answered(message.id);
    const channel = this.#channels.get(message.channel_id);
    if (!channel) return;
    const at = channel.list.findIndex(({ id }) => id === message.id);
    if (at >= 0) channel.list[at] = { ...channel.list[at], ...message };
    else if (create || has(message, EPHEMERAL)) {
      let place = channel.list.length;
      while (place > 0 && compareIds(channel.list[place - 1].id, message.id) > 0) place -= 1;
      channel.list.splice(place, 0, message);
    }
    if (message.channel_id === this.channelId) this.changed("messages");
  }

  /**
   * @param {string} channelId
   * @param {string} id
   */
  dropMessage(channelId, id) {
    const channel = this.#channels.get(channelId);
    if (!channel) return;
    channel.list = channel.list.filter((message) => message.id !== id);
    // A reply's preview must not go on showing what was deleted.
    channel.list = channel.list.map((message) =>
      message.referenced_message?.id === id ? { ...message, referenced_message: null } : message,
    );
    if (this.underWay.replyingTo === id) this.underWay.replyingTo = null;
    this.changed("messages", "here");
  }

  /** @param {string} id */
  dismiss(id) {
    this.#dismissed.add(id);
    this.changed("messages");
  }

  /**
   * Count a reaction of `userId` in or out.
   * @param {ReactionChange} change
   * @param {boolean} added
   */
  changeReaction({ channel_id: channelId, message_id: messageId, user_id: userId, emoji }, added) {
    const channel = this.#channels.get(channelId);
    const message = channel?.list.find(({ id }) => id === messageId);
    if (!message) return;
    const same = (/** @type {Reaction} */ reaction) =>
      emoji.id ? reaction.emoji.id === emoji.id : reaction.emoji.name === emoji.name;
    const reactions = (message.reactions ?? []).map((reaction) => ({ ...reaction }));
    let reaction = reactions.find(same);
    if (!reaction && added) {
      reaction = { emoji, count: 0, me: false };
      reactions.push(reaction);
    }
    if (!reaction) return;
    const mine = userId === this.personId;
    if (mine && reaction.me === added) return;
    reaction.count += added ? 1 : -1;
    if (mine) reaction.me = added;
    this.putMessage({ ...message, reactions: reactions.filter(({ count }) => count > 0) }, { create: false });
  }

  /**
   * Whether this message calls the person: by name, by @everyone, or by answering them.
   * @param {Message} message
   */
  pings(message) {
    if (message.author.id === this.personId) return false;
    if (message.mention_everyone || message.mentions.some(({ id }) => id === this.personId)) return true;
    const isReply = message.type === MESSAGE.REPLY && message.referenced_message?.author.id === this.personId;
    return isReply && !message.author.bot;
  }

  /** @param {Message} message */
  countUnread(message) {
    if (message.author.id === this.personId) return;
    // All that is said in a conversation is for those who are in it.
    const direct = this.directs.some(({ id }) => id === message.channel_id);
    const before = this.unread.get(message.channel_id) ?? { count: 0, pings: 0 };
    this.unread.set(message.channel_id, {
      count: before.count + 1,
      pings: before.pings + Number(direct || this.pings(message)),
    });
    this.changed("unread");
  }

  markRead() {
    if (document.hidden || this.channelId === null || !this.unread.delete(this.channelId)) return;
    this.changed("unread");
  }
}

/** @param {Guild} guild */
const allChannels = (guild) => [...guild.channels, ...guild.threads];
