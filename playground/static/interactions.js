// Interactions under way: which request belongs to which acknowledgement.

const REMEMBERED = 100;

/**
 * @typedef {object} Handlers
 * @property {(event: any, id: string) => void} acknowledged
 * @property {(error: import("./api.js").Refused | null) => void} failed
 * @property {(event: any) => void} finished
 * @property {() => void} forgotten
 */

/**
 * Follows interactions from their request to their end. Events may overtake the answer to the request that began the
 * interaction, so those of unknown interactions are kept for a while. Where there is no line, nobody would hear how an
 * interaction goes on: what is begun meanwhile waits for it.
 */
export class Interactions {
  #open = new Map();
  #early = new Map();
  /** Begun since the last time that all were forgotten. */
  #known = new Set();
  hasLine = false;
  /** @type {((_: void) => void)[]} */
  #waiting = [];

  /**
   * Begin an interaction by `send` (a request answered by {interaction_id}). Then `acknowledged(event, id)`,
   * `failed(error or null)`, `finished(event)` and `forgotten()` are called as it goes; the last three at most once,
   * and last.
   * @param {() => Promise<{interaction_id: string}>} send
   * @param {Partial<Handlers>} handlers
   */
  async begin(send, { acknowledged = () => {}, failed = () => {}, finished = () => {}, forgotten = () => {} }) {
    const handlers = { acknowledged, failed, finished, forgotten };
    this.#known.add(handlers);
    if (!this.hasLine) await new Promise((resolve) => this.#waiting.push(resolve));
    if (!this.#known.has(handlers)) return;
    let id;
    try {
      ({ interaction_id: id } = await send());
    } catch (error) {
      if (this.#known.delete(handlers)) failed(/** @type {import("./api.js").Refused} */ (error));
      return;
    }
    if (!this.#known.has(handlers)) return;
    this.#open.set(id, handlers);
    const early = this.#early.get(id) ?? [];
    this.#early.delete(id);
    for (const [type, event] of early) this.receive(type, event);
  }

  /**
   * Take an interaction_* event.
   * @param {string} type
   * @param {any} event
   */
  receive(type, event) {
    const id = event.interaction_id;
    const handlers = this.#open.get(id);
    if (!handlers) {
      this.#early.set(id, [...(this.#early.get(id) ?? []), [type, event]]);
      if (this.#early.size > REMEMBERED) this.#early.delete(this.#early.keys().next().value);
      return;
    }
    if (type === "interaction_ack") {
      handlers.acknowledged(event, id);
    } else {
      this.#open.delete(id);
      this.#known.delete(handlers);
      if (type === "interaction_failed") handlers.failed(null);
      else handlers.finished(event);
    }
  }

  /** The line is there: what waits for it goes on. */
  lineOpened() {
    this.hasLine = true;
    for (const go of this.#waiting.splice(0)) go();
  }

  /** The line is gone, and with it how things went on that were under way; what waits for the line goes on waiting. */
  lineLost() {
    if (this.hasLine) this.forget();
    this.hasLine = false;
  }

  /** Give up what is under way. */
  forget() {
    const left = [...this.#known];
    this.#known.clear();
    this.#open.clear();
    this.#early.clear();
    for (const { forgotten } of left) forgotten();
  }
}
