// The people's side of the playground: requests and the stream of events.

/** A request that was refused, with the sentence the playground gave, or that found nobody there (status 0). */
export class Refused extends Error {
  constructor(message, status) {
    super(message);
    this.status = status;
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<any>}
 */
async function request(method, path, body) {
  let response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused("", 0);
  }
  const text = await response.text();
  /** @type {any} */
  let answer = null;
  try {
    answer = text ? JSON.parse(text) : null;
  } catch {
    answer = null;
  }
  if (!response.ok) throw new Refused(answer?.error ?? `${response.status} ${response.statusText}`, response.status);
  return answer;
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
 * @param {string} message
 */
const messagePath = (person, channel, message) => `${channelPath(person, channel)}/messages/${part(message)}`;

export const world = () => request("GET", "/world");
/** @param {object} fields */
export const addPerson = (fields) => request("POST", "/people", fields);
/**
 * @param {string | null} person
 * @param {object} fields
 */
export const changePerson = (person, fields) => request("PATCH", `/people/${part(person)}`, fields);
/**
 * The commands in a server, or (null) in a conversation with the bot alone.
 * @param {string | null} person
 * @param {string | null} guild
 */
export const commands = (person, guild) =>
  request("GET", `/people/${part(person)}/commands${guild ? `?guild_id=${part(guild)}` : ""}`);
/** @param {string | null} person */
export const directs = (person) => request("GET", `/people/${part(person)}/dms`);

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
 * @param {object} fields
 */
export const send = (person, channel, fields) => request("POST", `${channelPath(person, channel)}/messages`, fields);
/**
 * @param {string | null} person
 * @param {string | null} channel
 * @param {string} message
 * @param {string} content
 */
export const edit = (person, channel, message, content) =>
  request("PATCH", messagePath(person, channel, message), { content });
/**
 * @param {string | null} person
 * @param {string | null} channel
 * @param {string} message
 */
export const remove = (person, channel, message) => request("DELETE", messagePath(person, channel, message));

/**
 * @param {string | null} person
 * @param {string | null} channel
 * @param {string} message
 * @param {string} emoji
 * @param {boolean} on
 */
export const react = (person, channel, message, emoji, on) =>
  request(on ? "PUT" : "DELETE", `${messagePath(person, channel, message)}/reactions/${part(emoji)}`);

/**
 * @param {string | null} person
 * @param {string | null} channel
 * @param {string} name
 */
export const startThread = (person, channel, name) =>
  request("POST", `${channelPath(person, channel)}/threads`, { name });
/** @param {string | null} channel */
export const removeChannel = (channel) => request("DELETE", `/channels/${part(channel)}`);

/**
 * @param {string | null} person
 * @param {string | null} channel
 * @param {object} fields
 */
export const runCommand = (person, channel, fields) =>
  request("POST", `${channelPath(person, channel)}/commands`, fields);
/**
 * @param {string | null} person
 * @param {string | null} channel
 * @param {object} fields
 */
export const autocomplete = (person, channel, fields) =>
  request("POST", `${channelPath(person, channel)}/autocomplete`, fields);
/**
 * @param {string | null} person
 * @param {string} message
 * @param {object} fields
 */
export const press = (person, message, fields) =>
  request("POST", `/people/${part(person)}/messages/${part(message)}/components`, fields);
/**
 * @param {string | null} person
 * @param {string} interaction
 * @param {object} fields
 */
export const submitModal = (person, interaction, fields) =>
  request("POST", `/people/${part(person)}/interactions/${part(interaction)}/modal`, fields);

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

  constructor(person, { opened, lost, received }) {
    this.#connect(person, { opened, lost, received });
  }

  #connect(person, handlers) {
    const url = new URL(`/people/${part(person)}/events`, location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      this.#wait = FIRST_WAIT;
      if (!this.#closed) handlers.opened();
    });
    socket.addEventListener("message", ({ data }) => {
      if (this.#closed) return;
      const { t, d } = JSON.parse(data);
      handlers.received(t, d);
    });
    socket.addEventListener("close", () => {
      if (this.#closed) return;
      handlers.lost();
      this.#timer = setTimeout(() => this.#connect(person, handlers), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    });
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }
}
