// The list of messages: kept in step with the store, with focus, reading place and the bottom held.

import { append, around, h, inside, patch } from "./dom.js";
import { keepFocus } from "./focus.js";
import { Grip } from "./grip.js";
import { icon } from "./icons.js";
import { localized, localizedDescription, t } from "./i18n.js";
import { messageNode, outgoingNode } from "./message.js";
import { CHAT_INPUT, compareIds, EPHEMERAL, MESSAGE } from "./shapes.js";
import { day, sameDay } from "./time.js";

const TOGETHER = 7 * 60 * 1000;
const NEAR_BOTTOM = 48;
const STARTERS = 4;
/** What can be pressed in a message now. */
const BUTTONS = '[data-action="press"]:not([aria-disabled], [aria-busy])';
const NUMBERED = 9;
const CONTROLS = `${BUTTONS}, [data-action="select"]:not([aria-disabled], [aria-busy])`;

/**
 * What an element with a data-action does. It is given the id of the message it stands in (or, where that is not a
 * message, the key of the row) and "" outside of rows.
 * @typedef {(element: HTMLElement, messageId: string) => void} Action
 *
 * A row of the list as it should be: drawn by `make`, anew when `source` or `signature` is another.
 * @typedef {{key: string, source: Message | null, signature: string, make: () => HTMLElement}} WantedRow
 *
 * A row as it is.
 * @typedef {{element: HTMLElement, source: Message | null, signature: string}} Row
 */

/**
 * The controls of a message: those in rows, then those beside texts, such as one that takes a move back.
 * @param {HTMLElement} element
 * @param {string} kind
 */
function controlsOf(element, kind) {
  const besideText = (/** @type {HTMLElement} */ control) => Number(control.closest(".section-accessory") !== null);
  return inside(element, kind).sort((one, other) => besideText(one) - besideText(other));
}

/**
 * Say which key presses each of a message's first buttons.
 * @param {HTMLElement} element
 */
function numbered(element) {
  const buttons = controlsOf(element, '[data-action="press"]:not([aria-disabled])');
  for (const [at, button] of buttons.slice(0, NUMBERED).entries()) {
    button.setAttribute("aria-keyshortcuts", String(at + 1));
  }
  return element;
}

export class MessageList {
  #store;
  #list;
  #scroller;
  #jump;
  #jumpWords = h("span");
  #beginning;
  /** @type {Map<string, Row>} */
  #rows = new Map();
  #stuck = true;
  #lastTop = 0;
  #missed = 0;
  /** @type {string | null} */
  #active = null;
  #version = 0;
  /** @type {string | null} */
  #shownChannel = null;
  #grip;
  #draw = () => this.#render();
  #scrollDown = () => this.#hold();

  /**
   * @param {object} parts
   * @param {import("./state.js").Store} parts.store
   * @param {HTMLElement} parts.list
   * @param {HTMLElement} parts.scroller
   * @param {HTMLElement} parts.jump
   * @param {HTMLElement} parts.beginning
   * @param {Record<string, Action | undefined>} parts.actions by data-action
   * @param {() => void} parts.older fetches what came before
   * @param {() => void} parts.write brings focus to where one writes
   */
  constructor({ store, list, scroller, jump, beginning, actions, older, write }) {
    this.#store = store;
    this.#list = list;
    this.#scroller = scroller;
    this.#jump = jump;
    this.#beginning = beginning;
    this.#grip = new Grip(scroller);

    const act = (/** @type {HTMLElement} */ element) => {
      const item = around(element, "li.message");
      actions[element.dataset.action ?? ""]?.(element, item?.dataset.messageId ?? item?.dataset.key ?? "");
    };
    scroller.addEventListener("click", (event) => {
      const element = around(event.target, "[data-action]");
      if (!element || element.tagName === "FORM") return;
      if (element.tagName === "A") {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return; // a window of its own
        event.preventDefault();
      }
      if (element.getAttribute("aria-disabled") === "true" || element.getAttribute("aria-busy") === "true") return;
      act(element);
    });
    scroller.addEventListener("submit", (event) => {
      event.preventDefault();
      if (event.target instanceof HTMLElement) act(event.target);
    });
    list.addEventListener("keydown", (event) => this.#key(event, act, write));
    list.addEventListener("focusin", ({ target }) => {
      const item = around(target, "li.message");
      if (item) this.#setActive(item.dataset.key ?? null);
    });
    scroller.addEventListener(
      "scroll",
      () => {
        this.#notice();
        if (this.#stuck) this.#missed = 0;
        this.#showJump();
        if (scroller.scrollTop < 40 && !this.#store.whole() && this.#store.loaded(this.#store.channelId)) older();
      },
      { passive: true },
    );
    jump.append(icon("down"), this.#jumpWords);
    jump.addEventListener("click", () => this.toBottom());
    for (const element of [list, scroller]) {
      new ResizeObserver(() => this.#grip.run(this.#scrollDown)).observe(element);
    }

    let queued = false;
    const later = () => {
      if (queued) return;
      queued = true;
      queueMicrotask(() => {
        queued = false;
        this.#grip.run(this.#draw);
      });
    };
    const anew = () => {
      this.#version += 1;
      later();
    };
    store.on(["world", "here", "commands"], anew);
    store.on(["messages"], later);
  }

  toBottom() {
    this.#stuck = true;
    this.#missed = 0;
    this.#grip.run(this.#scrollDown);
    this.#showJump();
  }

  /**
   * Whether the list has been drawn for this channel.
   * @param {string} channelId
   */
  isOf(channelId) {
    return this.#shownChannel === `${this.#store.personId}/${channelId}`;
  }

  /** A message came in while one reads further up. */
  missed() {
    if (this.#stuck) return;
    this.#missed += 1;
    this.#showJump();
  }

  /**
   * Bring a message into view and focus it for a moment.
   * @param {string} id
   */
  show(id) {
    const row = this.#rows.get(id);
    if (!row) return false;
    this.#stuck = false;
    row.element.scrollIntoView({ block: "center" });
    row.element.focus({ preventScroll: true });
    row.element.classList.add("is-shown");
    setTimeout(() => row.element.classList.remove("is-shown"), 1500);
    return true;
  }

  /** Focus the first control that can be used of the newest message that has one. */
  focusControls() {
    const newest = inside(this.#list, "li.message").findLast((item) => item.querySelector(CONTROLS));
    if (newest) controlsOf(newest, CONTROLS)[0].focus();
  }

  #atBottom() {
    const { scrollTop, scrollHeight, clientHeight } = this.#scroller;
    return scrollHeight - scrollTop - clientHeight < NEAR_BOTTOM;
  }

  /** See where one has scrolled to. Only going up lets go of the bottom: messages that grow move it away, too. */
  #notice() {
    const { scrollTop } = this.#scroller;
    const up = scrollTop < this.#lastTop;
    this.#lastTop = scrollTop;
    if (this.#atBottom()) this.#stuck = true;
    else if (up) this.#stuck = false;
  }

  #hold() {
    if (!this.#stuck) return;
    this.#scroller.scrollTop = this.#scroller.scrollHeight;
    this.#lastTop = this.#scroller.scrollTop;
  }

  #showJump() {
    this.#jump.hidden = this.#stuck;
    const words = this.#missed ? t("playground-jump-new", { count: this.#missed }) : t("playground-jump");
    if (this.#jumpWords.textContent !== words) this.#jumpWords.textContent = words;
  }

  /**
   * @param {KeyboardEvent} event
   * @param {(element: HTMLElement) => void} act
   * @param {() => void} write
   */
  #key(event, act, write) {
    const { target } = event;
    if (!(target instanceof HTMLElement)) return;
    if (event.key === "Enter" && event.repeat && target.closest("button, [role=button]")) {
      event.preventDefault(); // a key held down would press what comes next, too
      return;
    }
    if (target.getAttribute("role") === "button" && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      act(target);
      return;
    }
    if (target instanceof HTMLTextAreaElement && !event.isComposing) {
      if (event.key === "Enter" && !event.shiftKey) {
        event.preventDefault();
        target.form?.requestSubmit();
      } else if (event.key === "Escape") {
        event.stopPropagation();
        this.#store.underWay.setEditing(null);
      }
      return;
    }
    if (/^[1-9]$/.test(event.key) && !event.repeat && !event.ctrlKey && !event.metaKey && !event.altKey) {
      this.#pressNumber(Number(event.key), target, act);
      return;
    }
    if (event.key === "Escape" && target.matches("li.message")) {
      write();
      return;
    }
    if (!target.matches("li.message")) {
      if (event.key === "Escape") around(target, "li.message")?.focus();
      return;
    }
    const items = inside(this.#list, "li.message");
    const at = items.indexOf(target);
    /** @type {Record<string, number | undefined>} */
    const goes = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: items.length - 1 };
    const to = goes[event.key];
    if (to === undefined) return;
    event.preventDefault();
    items[Math.max(0, Math.min(items.length - 1, to))].focus();
  }

  /**
   * Press the button of this number among those of the message that can be pressed, such as the cards of a hand.
   * @param {number} number
   * @param {HTMLElement} target
   * @param {(element: HTMLElement) => void} act
   */
  #pressNumber(number, target, act) {
    const button = around(target, "li.message")?.querySelector(`[aria-keyshortcuts="${number}"]`);
    if (!(button instanceof HTMLElement) || !button.matches(BUTTONS)) return;
    button.focus();
    act(button);
  }

  // One message is a stop for Tab (the arrow keys go on from there), and only its tools are.

  /** @param {string | null} key */
  #setActive(key) {
    if (this.#active === key) return;
    const before = this.#activeRow();
    this.#active = key;
    if (before) this.#mark(before.element, false);
    const now = this.#activeRow();
    if (now) this.#mark(now.element, true);
  }

  #activeRow() {
    return this.#active === null ? undefined : this.#rows.get(this.#active);
  }

  /**
   * @param {HTMLElement} element
   * @param {boolean} active
   */
  #mark(element, active) {
    element.tabIndex = active ? 0 : -1;
    for (const tool of inside(element, ".tool")) tool.tabIndex = active ? 0 : -1;
  }

  #render() {
    const store = this.#store;
    this.#notice(); // that one has scrolled is told later than it is done
    if (this.#shownChannel !== `${store.personId}/${store.channelId}`) {
      this.#shownChannel = `${store.personId}/${store.channelId}`;
      this.#stuck = true;
      this.#missed = 0;
      this.#active = null;
    }
    const rows = this.#wantedRows();
    const focused = around(document.activeElement, "li.message");
    const focusedAt = focused ? [...this.#list.children].indexOf(focused) : -1;
    const anchor = this.#stuck ? null : this.#firstVisible(rows);
    const anchorTop = anchor?.getBoundingClientRect().top ?? 0;

    const wanted = new Set(rows.map(({ key }) => key));
    if (this.#active === null || !wanted.has(this.#active)) this.#active = rows.at(-1)?.key ?? null;
    for (const [key, row] of this.#rows) {
      if (wanted.has(key)) continue;
      row.element.remove();
      this.#rows.delete(key);
    }
    rows.forEach(({ key, source, signature, make }, at) => {
      const row = this.#rows.get(key);
      const element = row?.element ?? numbered(make());
      if (!row) {
        this.#mark(element, key === this.#active);
      } else if (row.source !== source || row.signature !== signature) {
        const fresh = numbered(make());
        this.#mark(fresh, key === this.#active);
        keepFocus(element, () => patch(element, fresh));
      }
      this.#rows.set(key, { element, source, signature });
      if (this.#list.children[at] !== element) this.#list.insertBefore(element, this.#list.children[at] ?? null);
    });
    const active = this.#activeRow();
    if (active && active.element.tabIndex !== 0) this.#mark(active.element, true);

    this.#list.setAttribute("aria-label", t("playground-messages-of", { channel: store.channel?.name ?? "" }));
    this.#showBeginning();
    if (focused && !focused.isConnected) {
      const items = inside(this.#list, "li.message");
      items[Math.min(focusedAt, items.length - 1)]?.focus({ preventScroll: true });
    }
    if (anchor?.isConnected) this.#scroller.scrollTop += anchor.getBoundingClientRect().top - anchorTop;
    this.#hold();
    this.#showJump();
    for (const field of this.#list.querySelectorAll("textarea")) {
      if (!field.dataset.entered) field.focus();
      field.dataset.entered = "true";
    }
  }

  /** @param {WantedRow[]} rows */
  #firstVisible(rows) {
    const { top } = this.#scroller.getBoundingClientRect();
    const kept = new Set(rows.map(({ key }) => key));
    return inside(this.#list, "li.message").find(
      (item) => kept.has(item.dataset.key ?? "") && item.getBoundingClientRect().bottom > top,
    );
  }

  #wantedRows() {
    const store = this.#store;
    /** @type {WantedRow[]} */
    const rows = [];
    /** @type {Message | null} */
    let previous = null;
    for (const message of store.messages()) {
      const date = new Date(message.timestamp);
      const newDay = !previous || !sameDay(new Date(previous.timestamp), date);
      if (newDay) {
        const words = day(date);
        rows.push({
          key: `day-${date.toDateString()}`,
          source: null,
          signature: words,
          make: () => h("li", { class: "day", dataset: { key: `day-${date.toDateString()}` } }, h("span", {}, words)),
        });
      }
      const compact = !newDay && together(previous, message);
      const signature = `${this.#version}|${compact}|${store.underWay.signature(message.id)}`;
      rows.push({ key: message.id, source: message, signature, make: () => messageNode(message, { store, compact }) });
      previous = message;
    }
    for (const entry of store.underWay.outgoing) {
      if (entry.channelId !== store.channelId) continue;
      // What is under way stands last; what failed stays where it was.
      const later = rows.findIndex(({ source }) => source && compareIds(source.id, entry.after) > 0);
      rows.splice(entry.state === "failed" && later >= 0 ? later : rows.length, 0, {
        key: `outgoing-${entry.id}`,
        source: null,
        signature: `${this.#version}|${entry.state}|${entry.reason ?? ""}`,
        make: () => outgoingNode(entry, store),
      });
    }
    return rows;
  }

  #showBeginning() {
    const store = this.#store;
    const { channel } = store;
    const fresh = h("div", { class: "beginning" });
    if (channel && store.loaded(channel.id)) {
      if (!store.whole()) {
        fresh.append(
          h(
            "button",
            { type: "button", class: "btn btn-secondary older", dataset: { action: "older", key: "older" } },
            t("playground-older"),
          ),
        );
      } else {
        const starters = store.commands.filter(({ type }) => type === CHAT_INPUT).slice(0, STARTERS);
        append(fresh, [
          h("span", { class: "beginning-mark", "aria-hidden": "true" }, icon("hash")),
          h("h2", {}, t("playground-beginning", { channel: channel.name })),
          h(
            "p",
            {},
            t(starters.length ? "playground-beginning-hint" : "playground-beginning-bare", { app: store.app }),
          ),
          starters.length > 0 &&
            h(
              "ul",
              { class: "starters" },
              starters.map((command) =>
                h(
                  "li",
                  {},
                  h(
                    "button",
                    {
                      type: "button",
                      class: "starter",
                      dataset: { action: "command", commandId: command.id, commandName: command.name, key: command.id },
                    },
                    h("strong", {}, `/${localized(command)}`),
                    h("span", {}, localizedDescription(command)),
                  ),
                ),
              ),
            ),
        ]);
      }
    }
    keepFocus(this.#beginning, () => patch(this.#beginning, Object.assign(fresh, { id: this.#beginning.id })));
  }
}

/**
 * Whether a message follows closely enough on one of the same author to stand under the same name.
 * @param {Message | null} previous
 * @param {Message} message
 */
function together(previous, message) {
  return (
    previous !== null &&
    previous.author.id === message.author.id &&
    (previous.flags & EPHEMERAL) === (message.flags & EPHEMERAL) &&
    !previous.components.length &&
    !message.components.length &&
    !message.message_reference &&
    !message.interaction_metadata &&
    (previous.type === MESSAGE.PLAIN || previous.type === MESSAGE.COMMAND) &&
    message.type === MESSAGE.PLAIN &&
    Date.parse(message.timestamp) - Date.parse(previous.timestamp) < TOGETHER
  );
}
