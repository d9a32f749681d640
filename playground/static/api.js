// The people's side of the playground: requests and the stream of events.

/** A request that was refused, with the sentence the playground gave, or that found nobody there (status 0). */
export class Refused extends Error {
  /**
   * @param {string} message
   * @param {number} status
   */
  constructor(message, status) {
    super(message);
    this.status = status;
  }
}

/**
 * What the playground answers has the shape that the caller says: it is made by the same project, see types.d.ts.
 * @template Answer
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<Answer>}
 */
async function request(method, path, body) {
  let response;
  try {
    response = await fetch(path, {
      method,
      headers: method === "GET" ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused("", 0);
  }
  const text = await response.text();
  /** @type {unknown} */
  let answer = null;
  try {
    answer = text ? JSON.parse(text) : null;
  } catch {
    answer = null;
  }
  if (!response.ok) throw new Refused(reason(answer) ?? `${response.status} ${response.statusText}`, response.status);
  return /** @type {Answer} */ (answer);
}

/**
 * The sentence of a refusal. Where something else stands in front of the playground, its answer may be anything.
 * @param {unknown} answer
 */
function reason(answer) {
  const hasError = typeof answer === "object" && answer !== null && "error" in answer;
  return hasError && typeof answer.error === "string" ? answer.error : null;
}

/** @param {string | null} id */
const part = (id) => encodeURIComponent(String(id));
/**
 * @param {string | null} person
 * @param {string | null} channel
 */
const channelPath = (person, channel) => `/people/${part(person)}/channels/${part(channel)}`;
/**
 * @param {string | null} person
 * @param {string | null} channel
 */
const recipientsPath = (person, channel) => `${channelPath(person, channel)}/recipients`;
/**
 * @param {string | null} person
 * @param {string | null} channel
 * @param {string} message
 */
const messagePath = (person, channel, message) => `${channelPath(person, channel)}/messages/${part(message)}`;

/** @returns {Promise<World>} */
export const world = () => request("GET", "/world");
/**
 * @param {{global_name: string, locale: string}} fields
 * @returns {Promise<Person>}
 */
export const addPerson = (fields) => request("POST", "/people", fields);
/**
 * @param {string | null} person
 * @param {{locale: string} | {has_installed: boolean}} fields
 * @returns {Promise<Person>}
 */
export const changePerson = (person, fields) => request("PATCH", `/people/${part(person)}`, fields);
/**
 * The commands that a person has in a channel.
 * @param {string | null} person
 * @param {string | null} channel
 * @returns {Promise<Command[]>}
 */
export const commands = (person, channel) => request("GET", `${channelPath(person, channel)}/commands`);
/**
 * @param {string | null} person
 * @returns {Promise<DirectChannel[]>}
 */
export const directs = (person) => request("GET", `/people/${part(person)}/dms`);
/**
 * Open a conversation with one other, or a group with several.
 * @param {string | null} person
 * @param {string[]} recipients
 * @returns {Promise<DirectChannel>}
 */
export const openDirect = (person, recipients) => request("POST", `/people/${part(person)}/dms`, { recipients });
/**
 * Add a user to a group.
 * @param {string | null} person
 * @param {string} channel
 * @param {string} other
 * @returns {Promise<DirectChannel>}
 */
export const addToGroup = (person, channel, other) => request("PUT", `${recipientsPath(person, channel)}/${part(other)}`);
/**
 * Leave a group.
 * @param {string | null} person
 * @param {string} channel
 * @returns {Promise<null>}
 */
export const leaveGroup = (person, channel) => request("DELETE", `${recipientsPath(person, channel)}/${part(person)}`);
/**
 * Make a server, in which the bot is no member.
 * @param {string | null} owner
 * @param {{name: string, preferred_locale: string}} fields
 * @returns {Promise<Guild>}
 */
export const addGuild = (owner, fields) =>
  request("POST", "/world/guilds", { ...fields, owner_id: owner, bot: "gone" });
/**
 * Add the bot to a server or remove it, or let everybody use external apps or not.
 * @param {string} guild
 * @param {{bot?: "there" | "gone", external_apps?: boolean}} fields
 * @returns {Promise<Guild>}
 */
export const changeGuild = (guild, fields) => request("PATCH", `/world/guilds/${part(guild)}`, fields);

/**
 * A page of messages.
 * @param {string | null} person
 * @param {string | null} channel
 * @param {{before?: string, limit?: number}} [range]
 * @returns {Promise<Message[]>}
 */
export function messages(person, channel, { before, limit = 100 } = {}) {
  const query = new URLSearchParams({ limit: String(limit), ...(before ? { before } : {}) });
  return request("GET", `${channelPath(person, channel)}/messages?${query}`);
}

/**
 * @param {string | null} person
 * @param {string | null} channel
 * @param {{content: string, reply_to?: string}} fields
 * @returns {Promise<Message>}
 */
export const send = (person, channel, fields) => request("POST", `${channelPath(person, channel)}/messages`, fields);
/**
 * @param {string | null} person
 * @param {string | null} channel
 * @param {string} message
 * @param {string} content
 * @returns {Promise<Message>}
 */
export const edit = (person, channel, message, content) =>
  request("PATCH", messagePath(person, channel, message), { content });
/**
 * @param {string | null} person
 * @param {string | null} channel
 * @param {string} message
 * @returns {Promise<null>}
 */
export const remove = (person, channel, message) => request("DELETE", messagePath(person, channel, message));

/**
 * @param {string | null} person
 * @param {string | null} channel
 * @param {string} message
 * @param {string} emoji
 * @param {boolean} on
 * @returns {Promise<null>}
 */
export const react = (person, channel, message, emoji, on) =>
  request(on ? "PUT" : "DELETE", `${messagePath(person, channel, message)}/reactions/${part(emoji)}`);

/**
 * @param {string | null} person
 * @param {string | null} channel
 * @param {string} name
 * @returns {Promise<GuildChannel>}
 */
export const startThread = (person, channel, name) =>
  request("POST", `${channelPath(person, channel)}/threads`, { name });
/**
 * @param {string | null} channel
 * @returns {Promise<null>}
 */
export const removeChannel = (channel) => request("DELETE", `/channels/${part(channel)}`);

/**
 * A command as it is named to the playground, with what was given for its options.
 * @typedef {object} Filled
 * @property {string} command_id
 * @property {string} [name]
 * @property {string} [subcommand]
 * @property {Record<string, string | number | boolean>} [options]
 * @property {string} [target_id]
 */

/** @typedef {{interaction_id: string}} Begun */

/**
 * @param {string | null} person
 * @param {string | null} channel
 * @param {Filled} fields
 * @returns {Promise<Begun>}
 */
export const runCommand = (person, channel, fields) =>
  request("POST", `${channelPath(person, channel)}/commands`, fields);
/**
 * @param {string | null} person
 * @param {string | null} channel
 * @param {Filled & {focused: string}} fields
 * @returns {Promise<{choices: CommandChoice[]}>}
 */
export const autocomplete = (person, channel, fields) =>
  request("POST", `${channelPath(person, channel)}/autocomplete`, fields);
/**
 * @param {string | null} person
 * @param {string} message
 * @param {{custom_id: string, values?: string[]}} fields
 * @returns {Promise<Begun>}
 */
export const press = (person, message, fields) =>
  request("POST", `/people/${part(person)}/messages/${part(message)}/components`, fields);
/**
 * @param {string | null} person
 * @param {string} interaction
 * @param {{custom_id: string, components: Record<string, unknown>}} fields
 * @returns {Promise<Begun>}
 */
export const submitModal = (person, interaction, fields) =>
  request("POST", `/people/${part(person)}/interactions/${part(interaction)}/modal`, fields);

/**
 * @typedef {object} Listener
 * @property {() => void} opened
 * @property {() => void} lost
 * @property {(event: StreamEvent) => void} received
 */

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;

/**
 * The events of one person. `opened` is called at every (re)connection, so that what was missed can be fetched anew;
 * `lost` when the line breaks. Reconnects with growing pauses until `close` is called.
 */
export class Events {
  /** @type {WebSocket | undefined} */
  #socket;
  /** @type {number | undefined} */
  #timer;
  #wait = FIRST_WAIT;
  #closed = false;

  /**
   * @param {string} person
   * @param {Listener} listener
   */
  constructor(person, listener) {
    this.#connect(person, listener);
  }

  /**
   * @param {string} person
   * @param {Listener} listener
   */
  #connect(person, listener) {
    const url = new URL(`/people/${part(person)}/events`, location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      this.#wait = FIRST_WAIT;
      if (!this.#closed) listener.opened();
    });
    socket.addEventListener("message", ({ data }) => {
      if (!this.#closed) listener.received(JSON.parse(data));
    });
    socket.addEventListener("close", () => {
      if (this.#closed) return;
      listener.lost();
      this.#timer = setTimeout(() => this.#connect(person, listener), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    });
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }
}
