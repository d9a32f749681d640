// Interactions under way: which request belongs to which acknowledgement.

const REMEMBERED = 100;

/**
 * @typedef {object} Handlers
 * @property {(event: InteractionAck, id: string) => void} acknowledged
 * @property {(error: Error | null) => void} failed
 * @property {(event: InteractionDone) => void} finished
 * @property {() => void} forgotten
 */

/**
 * Follows interactions from their request to their end. Events may overtake the answer to the request that began the
 * interaction, so those of unknown interactions are kept for a while. Where there is no line, nobody would hear how an
 * interaction goes on: what is begun meanwhile waits for it.
 */
export class Interactions {
  /**
   * By interaction id.
   * @type {Map<string, Handlers>}
   */
  #open = new Map();
  /** @type {Map<string, InteractionEvent[]>} */
  #early = new Map();
  /**
   * Begun since the last time that all were forgotten.
   * @type {Set<Handlers>}
   */
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
      if (this.#known.delete(handlers)) failed(error instanceof Error ? error : null);
      return;
    }
    if (!this.#known.has(handlers)) return;
    this.#open.set(id, handlers);
    const early = this.#early.get(id) ?? [];
    this.#early.delete(id);
    for (const event of early) this.receive(event);
  }

  /** @param {InteractionEvent} event */
  receive(event) {
    const id = event.d.interaction_id;
    const handlers = this.#open.get(id);
    if (!handlers) {
      this.#early.set(id, [...(this.#early.get(id) ?? []), event]);
      const [oldest] = this.#early.keys();
      if (this.#early.size > REMEMBERED) this.#early.delete(oldest);
      return;
    }
    if (event.t === "interaction_ack") {
      handlers.acknowledged(event.d, id);
    } else {
      this.#open.delete(id);
      this.#known.delete(handlers);
      if (event.t === "interaction_failed") handlers.failed(null);
      else handlers.finished(event.d);
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
