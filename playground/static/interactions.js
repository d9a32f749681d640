// Interactions under way: which request belongs to which acknowledgement.

const REMEMBERED = 100;

/**
 * Follows interactions from their request to their end. Events may overtake the answer to the request that began the
 * interaction, so those of unknown interactions are kept for a while.
 */
export class Interactions {
  #open = new Map();
  #early = new Map();

  /**
   * Begin an interaction by `send` (a request answered by {interaction_id}). Then `acknowledged(event, id)`,
   * `failed(error or null)` and `finished(event)` are called as it goes; failed and finished at most once, and last.
   */
  async begin(send, { acknowledged = () => {}, failed = () => {}, finished = () => {} }) {
    let id;
    try {
      ({ interaction_id: id } = await send());
    } catch (error) {
      failed(error);
      return;
    }
    this.#open.set(id, { acknowledged, failed, finished });
    const early = this.#early.get(id) ?? [];
    this.#early.delete(id);
    for (const [type, event] of early) this.receive(type, event);
  }

  /** Take an interaction_* event. */
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
      if (type === "interaction_failed") handlers.failed(null);
      else handlers.finished(event);
    }
  }

  /** Give up waiting, without a word: the line broke. */
  forget() {
    this.#open.clear();
    this.#early.clear();
  }
}
