// The line to the playground: fetching what there is, and taking in what happens.

import * as api from "./api.js";
import { h } from "./dom.js";
import { t } from "./i18n.js";
import { authorName, messageText, namesFor, shortened } from "./message.js";
import { placeUrl } from "./sidebar.js";
import { EPHEMERAL, has, language, LOADING } from "./shapes.js";

const PAGE = 100;
const RETRY = 1000;
const SAID = 3000;
const READ_OUT = 400;

/**
 * Say something to those who listen to the page; what was said is not left lying about.
 * @param {string} words
 */
function announce(words, { urgent = false } = {}) {
  const line = h("p", {}, words);
  document.getElementById(urgent ? "alarm" : "announcer")?.append(line);
  setTimeout(() => line.remove(), SAID);
}

/**
 * The first of the people whose language the browser asks for, in its order, or else who speaks English.
 * @param {Person[]} people
 */
function speaker(people) {
  const among = (/** @type {(locale: string, wish: string) => boolean} */ fits) =>
    [...navigator.languages, "en"].map((wish) => people.find(({ locale }) => fits(locale, wish))).find(Boolean);
  return among((locale, wish) => locale === wish) ?? among((locale, wish) => language(locale) === language(wish));
}

/**
 * @typedef {object} Parts
 * @property {import("./state.js").Store} store
 * @property {import("./interactions.js").Interactions} interactions
 * @property {() => void} moved called after going to another channel
 * @property {(message: Message) => void} arrived called for a new message in the channel one is in
 */

/** Keeps a store in step with the playground for one person at a time. */
export class Live {
  #store;
  #interactions;
  #moved;
  #arrived;
  /** @type {api.Events | undefined} */
  #events;
  /** Counts breaks of the line, so that what was fetched before one does not pass for what is. */
  #breaks = 0;
  /** Counts requests for the commands: only the newest answer is what they are. */
  #commandsAsked = 0;
  /**
   * Fetches of older messages under way, by person and channel.
   * @type {Map<string, Promise<void>>}
   */
  #older = new Map();
  /**
   * Events about channels whose messages are being fetched, and about the world while that is: to be taken again on top
   * of what the newest fetch brings, which may be older than they are.
   * @type {Map<string, MessageChange[]>}
   */
  #meanwhile = new Map();
  /** @type {WorldEvent[] | null} */
  #worldMeanwhile = null;
  /** @type {number | undefined} */
  #retry;

  /** @param {Parts} parts */
  constructor({ store, interactions, moved, arrived }) {
    this.#store = store;
    this.#interactions = interactions;
    this.#moved = moved;
    this.#arrived = arrived;
  }

  /** Begin as and where the address says, as soon as the playground answers. */
  async start() {
    const store = this.#store;
    for (;;) {
      try {
        store.setWorld(await api.world());
        break;
      } catch {
        store.setLine("lost");
        await new Promise((resolve) => setTimeout(resolve, RETRY));
      }
    }
    addEventListener("popstate", () => this.#follow());
    const query = new URLSearchParams(location.search);
    const { people } = store.world;
    // Whom nobody has named speaks the language of the browser, or English, if somebody does.
    const person = people.find(({ id }) => id === query.get("as")) ?? speaker(people) ?? people[0];
    const wish = query.get("channel");
    // One's conversations are not part of the world: they are fetched first where the address may name one.
    const directs = person && wish && !store.findChannel(wish) ? await api.directs(person.id).catch(() => []) : [];
    store.be(person?.id ?? null, directs);
    const channel = store.findChannel(wish) ?? store.firstChannel({ locale: person?.locale });
    store.goTo(channel?.id ?? null);
    this.be(person?.id ?? null, { replace: true, directs });
  }

  /**
   * Be this person from now on.
   * @param {string | null} personId
   * @param {{replace?: boolean, silent?: boolean, directs?: DirectChannel[]}} [how]
   */
  be(personId, { replace = false, silent = false, directs = [] } = {}) {
    const store = this.#store;
    this.#events?.close();
    clearTimeout(this.#retry);
    this.#interactions.forget();
    this.#interactions.lineLost();
    this.#meanwhile.clear();
    store.be(personId, directs);
    if (!store.channel) store.goTo(store.firstChannel()?.id ?? null);
    if (!silent) this.#remember({ replace });
    if (!personId) return;
    this.#events = new api.Events(personId, {
      opened: () => {
        this.#interactions.lineOpened();
        this.#refresh();
      },
      lost: () => this.#lost(),
      received: (event) => this.#received(event),
    });
  }

  /**
   * Look at this channel from now on.
   * @param {string | null} channelId
   */
  goTo(channelId, { replace = false, silent = false } = {}) {
    const store = this.#store;
    if (channelId === store.channelId) return;
    const before = store.guild;
    store.goTo(channelId);
    if (!silent) this.#remember({ replace });
    if (!store.loaded(channelId)) this.#loadChannel(channelId);
    if (!store.guild || store.guild !== before) {
      store.forgetCommands();
      this.loadCommands().catch(() => {});
    }
    this.#moved();
  }

  /** Fetch a page of what was said before; nothing where there is none. */
  loadOlder() {
    const { personId, channelId } = this.#store;
    const place = `${personId}/${channelId}`;
    const fetching =
      this.#older.get(place) ?? this.#fetchOlder(personId, channelId).finally(() => this.#older.delete(place));
    this.#older.set(place, fetching);
    return fetching;
  }

  /**
   * @param {string | null} personId
   * @param {string | null} channelId
   */
  async #fetchOlder(personId, channelId) {
    const store = this.#store;
    const [oldest] = store.messages(channelId);
    if (channelId === null || !oldest || store.whole(channelId)) return;
    try {
      const older = await api.messages(personId, channelId, { before: oldest.id, limit: PAGE });
      // Where the messages were fetched anew meanwhile, these may not join on to them.
      const joins = store.personId === personId && store.messages(channelId)[0]?.id === oldest.id;
      if (joins) store.addOlder(channelId, older, { limit: PAGE });
    } catch {
      // Scrolling on asks again.
    }
  }

  /** Ask what the commands are, as after everything on which they or their words depend. */
  async loadCommands() {
    const store = this.#store;
    const { personId, channelId } = store;
    if (!personId || !channelId) return;
    this.#commandsAsked += 1;
    const asked = this.#commandsAsked;
    const isNewest = () => asked === this.#commandsAsked && store.personId === personId;
    store.awaitCommands();
    try {
      const commands = await api.commands(personId, channelId);
      if (isNewest()) store.setCommands(commands);
    } catch (error) {
      if (isNewest()) this.#refreshSoon();
      throw error;
    }
  }

  /**
   * Take in what has been done to the world, as an event tells it.
   * @param {WorldEvent} event
   */
  learn(event) {
    this.#worldMeanwhile?.push(event);
    this.#takeWorld(event);
  }

  /** Fetch the servers, the people and one's conversations anew; false where somebody else does by now. */
  async #loadWorld() {
    const store = this.#store;
    const { personId } = store;
    /** @type {WorldEvent[]} */
    const events = [];
    this.#worldMeanwhile = events;
    const isNewest = () => this.#worldMeanwhile === events && store.personId === personId;
    try {
      const world = await api.world();
      const isThere = world.people.some(({ id }) => id === personId);
      const directs = isThere ? await api.directs(personId) : [];
      if (!isNewest()) return false;
      store.together(() => {
        store.setWorld(world);
        store.setDirects(directs);
        for (const event of events) this.#takeWorld(event);
      });
      return true;
    } finally {
      if (this.#worldMeanwhile === events) this.#worldMeanwhile = null;
    }
  }

  /** @param {string | null} channelId */
  async #loadChannel(channelId) {
    const store = this.#store;
    if (!channelId || this.#meanwhile.has(channelId)) return;
    /** @type {MessageChange[]} */
    const events = [];
    this.#meanwhile.set(channelId, events);
    const isNewest = () => this.#meanwhile.get(channelId) === events;
    try {
      const list = await api.messages(store.personId, channelId, { limit: PAGE });
      if (!isNewest()) return;
      store.setMessages(channelId, list, { limit: PAGE });
      for (const event of events) this.#takeMessage(event);
    } catch (error) {
      if (!isNewest()) return;
      if (error instanceof api.Refused && error.status === 404) this.#leaveChannel(channelId);
      else this.#refreshSoon();
    } finally {
      if (isNewest()) this.#meanwhile.delete(channelId);
    }
  }

  /** Fetch everything anew, as after a line that was broken. */
  async #refresh() {
    const store = this.#store;
    const breaks = this.#breaks;
    try {
      if (!(await this.#loadWorld())) return;
      if (!store.person) {
        this.be(store.world.people[0]?.id ?? null, { replace: true });
        return;
      }
      if (!store.channel) this.goTo(store.firstChannel()?.id ?? null, { replace: true });
      store.forgetOtherChannels();
      this.#meanwhile.clear(); // what was asked for before the line was open may be older than what was missed
      await Promise.all([this.#loadChannel(store.channelId), this.loadCommands()]);
      if (breaks === this.#breaks) store.setLine("open");
    } catch {
      this.#refreshSoon();
    }
  }

  /** Something could not be fetched. Where the line is broken, too, its return brings everything anew. */
  #refreshSoon() {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#interactions.hasLine && this.#refresh(), RETRY);
  }

  /** @param {{replace: boolean}} how */
  #remember({ replace }) {
    const url = placeUrl(this.#store.personId, this.#store.channelId);
    if (url === location.search) return;
    history[replace ? "replaceState" : "pushState"](null, "", url);
  }

  /** Go where the address says after going back or forth. */
  #follow() {
    const store = this.#store;
    const query = new URLSearchParams(location.search);
    const [person, channel] = [query.get("as"), query.get("channel")];
    if (channel && store.findChannel(channel)) this.goTo(channel, { silent: true });
    if (person && person !== store.personId && store.findUser(person)) this.be(person, { silent: true });
  }

  /** @param {string} channelId */
  #leaveChannel(channelId) {
    const store = this.#store;
    const gone = store.findChannel(channelId);
    store.removeChannel(channelId);
    if (channelId !== store.channelId && store.channel) return;
    announce(t("playground-gone"), { urgent: true });
    const parent = gone && "parent_id" in gone && store.findChannel(gone.parent_id);
    this.goTo((parent || store.firstChannel())?.id ?? null, { replace: true });
  }

  #lost() {
    this.#breaks += 1;
    if (this.#interactions.hasLine) this.#store.underWay.forgetInteractions();
    this.#interactions.lineLost();
    this.#store.setLine("lost");
  }

  /** @param {MessageChange} event */
  #takeMessage({ t: type, d: data }) {
    if (type === "message_delete") this.#store.dropMessage(data.channel_id, data.id);
    else this.#store.putMessage(data.message, { create: type === "message_create" });
  }

  /** @param {MessageChange} event */
  #receivedMessage(event) {
    const store = this.#store;
    const { t: type, d: data } = event;
    const { channel_id: channelId, id } = type === "message_delete" ? data : data.message;
    const before = store.findMessage(id);
    this.#meanwhile.get(channelId)?.push(event);
    this.#takeMessage(event);
    if (type === "message_delete") return;
    const { message } = data;
    const here = message.channel_id === store.channelId;
    const arrived = type === "message_create" && !before;
    const resolved = before && has(before, LOADING) && !has(message, LOADING);
    // A private message that changes answers what one has pressed, or says that it is one's turn.
    const answered = before && has(message, EPHEMERAL) && this.#says(before) !== this.#says(message);
    if (arrived && (!here || document.hidden)) store.countUnread(message);
    if (here && (arrived || resolved || answered) && !has(message, LOADING) && message.author.id !== store.personId) {
      const key = has(message, EPHEMERAL) ? "playground-private-message" : "playground-new-message";
      announce(t(key, { name: authorName(message, store), text: this.#says(message) }));
    }
    if (here && arrived) this.#arrived(message);
  }

  /**
   * The beginning of what is written in a message, as much as one wants to have read out.
   * @param {Message} message
   */
  #says(message) {
    return shortened(messageText(message, namesFor(this.#store)), READ_OUT);
  }

  /** @param {WorldEvent} event */
  #takeWorld({ t: type, d: data }) {
    const store = this.#store;
    switch (type) {
      case "channel_create":
        store.addChannel(data.channel);
        break;
      case "channel_update":
        store.changeChannel(data.channel);
        break;
      case "channel_delete":
        store.removeChannel(data.id);
        break;
      case "person_join":
      case "person_update":
        store.setPerson(data.person);
        break;
      case "connected":
        store.setConnected(data.connected);
        break;
    }
  }

  /** @param {StreamEvent} event */
  #received(event) {
    const store = this.#store;
    switch (event.t) {
      case "message_create":
      case "message_update":
      case "message_delete":
        this.#receivedMessage(event);
        break;
      case "reaction_add":
      case "reaction_remove":
        store.changeReaction(event.d, event.t === "reaction_add");
        break;
      case "channel_create":
      case "channel_update":
      case "person_join":
      case "person_update":
        this.learn(event);
        break;
      case "channel_delete":
        this.#worldMeanwhile?.push(event);
        this.#leaveChannel(event.d.id);
        break;
      case "commands_update":
        this.loadCommands().catch(() => {});
        break;
      case "guild_create":
        this.#refresh();
        break;
      case "connected": {
        const back = event.d.connected && !store.world.connected;
        this.learn(event);
        if (back) this.#refresh();
        break;
      }
      case "interaction_ack":
      case "interaction_failed":
      case "interaction_done":
        this.#interactions.receive(event);
        break;
      default: // who is typing, and what a newer playground may tell
    }
  }
}
