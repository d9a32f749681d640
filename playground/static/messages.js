// The list of messages: kept in step with the store, with focus, reading place and the bottom held.

import { append, h, patch } from "./dom.js";
import { keepFocus } from "./focus.js";
import { Grip } from "./grip.js";
import { icon } from "./icons.js";
import { localized, t } from "./i18n.js";
import { messageNode, outgoingNode } from "./message.js";
import { compareIds } from "./state.js";
import { day, sameDay } from "./time.js";

const TOGETHER = 7 * 60 * 1000;
const NEAR_BOTTOM = 48;
const STARTERS = 4;
const CHAT_INPUT = 1;

export class MessageList {
  /** @type {import("./state.js").Store} */
  #store;
  #list;
  #scroller;
  #jump;
  #jumpWords = h("span");
  #beginning;
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
   * `actions` maps a data-action to `(element, message id, event)`; `older()` fetches what came before.
   */
  constructor({ store, list, scroller, jump, beginning, actions, older }) {
    this.#store = store;
    this.#list = list;
    this.#scroller = scroller;
    this.#jump = jump;
    this.#beginning = beginning;
    this.#grip = new Grip(scroller);

    const act = (event, element) => {
      const item = element.closest("li.message");
      actions[element.dataset.action]?.(element, item?.dataset.messageId ?? item?.dataset.key ?? null, event);
    };
    scroller.addEventListener("click", (event) => {
      const element = event.target.closest("[data-action]");
      if (!element || element.tagName === "FORM") return;
      if (element.getAttribute("aria-disabled") === "true" || element.getAttribute("aria-busy") === "true") return;
      act(event, element);
    });
    scroller.addEventListener("submit", (event) => {
      event.preventDefault();
      act(event, event.target);
    });
    list.addEventListener("keydown", (event) => this.#key(event, act));
    list.addEventListener("focusin", ({ target }) => {
      const item = target.closest("li.message");
      if (item) this.#setActive(item.dataset.key);
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
    for (const topic of ["world", "here", "commands"]) store.on(topic, anew);
    store.on("messages", later);
  }

  toBottom() {
    this.#stuck = true;
    this.#missed = 0;
    this.#grip.run(this.#scrollDown);
    this.#showJump();
  }

  /** A message came in while one reads further up. */
  missed() {
    if (this.#stuck) return;
    this.#missed += 1;
    this.#showJump();
  }

  /** Bring a message into view and focus it for a moment. */
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
    const words = this.#missed ? t("jumpNew", { count: this.#missed }) : t("jump");
    if (this.#jumpWords.textContent !== words) this.#jumpWords.textContent = words;
  }

  #key(event, act) {
    const { target } = event;
    if (event.key === "Enter" && event.repeat && target.closest("button, [role=button]")) {
      event.preventDefault(); // a key held down would press what comes next, too
      return;
    }
    if (target.getAttribute("role") === "button" && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      act(event, target);
      return;
    }
    if (target.matches(".edit-form textarea") && !event.isComposing) {
      if (event.key === "Enter" && !event.shiftKey) {
        event.preventDefault();
        target.form.requestSubmit();
      } else if (event.key === "Escape") {
        event.stopPropagation();
        this.#store.setEditing(null);
      }
      return;
    }
    if (!target.matches("li.message")) {
      if (event.key === "Escape") target.closest("li.message")?.focus();
      return;
    }
    const items = [...this.#list.querySelectorAll("li.message")];
    const at = items.indexOf(target);
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: items.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    items[Math.max(0, Math.min(items.length - 1, to))].focus();
  }

  // One message is a stop for Tab (the arrow keys go on from there), and only its tools are.

  /** @param {string | null} key */
  #setActive(key) {
    if (this.#active === key) return;
    const before = this.#rows.get(this.#active);
    this.#active = key;
    if (before) this.#mark(before.element, false);
    const now = this.#rows.get(key);
    if (now) this.#mark(now.element, true);
  }

  #mark(element, active) {
    element.tabIndex = active ? 0 : -1;
    for (const tool of element.querySelectorAll(".tool")) tool.tabIndex = active ? 0 : -1;
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
    const focused = document.activeElement?.closest?.("li.message");
    const focusedAt = focused ? [...this.#list.children].indexOf(focused) : -1;
    const anchor = this.#stuck ? null : this.#firstVisible(rows);
    const anchorTop = anchor?.getBoundingClientRect().top;

    const wanted = new Set(rows.map(({ key }) => key));
    if (!wanted.has(this.#active)) this.#active = rows.at(-1)?.key ?? null;
    for (const [key, row] of this.#rows) {
      if (wanted.has(key)) continue;
      row.element.remove();
      this.#rows.delete(key);
    }
    rows.forEach(({ key, source, signature, make }, at) => {
      let row = this.#rows.get(key);
      if (!row) {
        row = { element: make() };
        this.#rows.set(key, row);
        this.#mark(row.element, key === this.#active);
      } else if (row.source !== source || row.signature !== signature) {
        const fresh = make();
        this.#mark(fresh, key === this.#active);
        keepFocus(row.element, () => patch(row.element, fresh));
      }
      row.source = source;
      row.signature = signature;
      if (this.#list.children[at] !== row.element)
        this.#list.insertBefore(row.element, this.#list.children[at] ?? null);
    });
    const active = this.#rows.get(this.#active);
    if (active && active.element.tabIndex !== 0) this.#mark(active.element, true);

    this.#list.setAttribute("aria-label", t("messagesOf", { channel: store.channel?.name ?? "" }));
    this.#showBeginning();
    if (focused && !focused.isConnected) {
      const items = [...this.#list.querySelectorAll("li.message")];
      items[Math.min(focusedAt, items.length - 1)]?.focus({ preventScroll: true });
    }
    if (anchor?.isConnected) this.#scroller.scrollTop += anchor.getBoundingClientRect().top - anchorTop;
    this.#hold();
    this.#showJump();
    if (store.editing) this.#list.querySelector(".edit-form textarea:not([data-entered])")?.focus();
    for (const field of this.#list.querySelectorAll(".edit-form textarea")) field.dataset.entered = "true";
  }

  #firstVisible(rows) {
    const { top } = this.#scroller.getBoundingClientRect();
    const kept = new Set(rows.map(({ key }) => key));
    return [...this.#list.querySelectorAll("li.message")].find(
      (item) => kept.has(item.dataset.key) && item.getBoundingClientRect().bottom > top,
    );
  }

  #wantedRows() {
    const store = this.#store;
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
      const own = (key) => key.startsWith(`${message.id}/`);
      const signature = [
        this.#version,
        compact,
        [...store.pending].filter(own).join(),
        [...store.chosen].filter(([key]) => own(key)).join(),
        store.failures.get(message.id) ?? "",
        store.editing === message.id,
      ].join("|");
      rows.push({ key: message.id, source: message, signature, make: () => messageNode(message, { store, compact }) });
      previous = message;
    }
    for (const entry of store.outgoing) {
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
            t("older"),
          ),
        );
      } else {
        const starters = store.commands.filter(({ type }) => (type ?? CHAT_INPUT) === CHAT_INPUT).slice(0, STARTERS);
        append(fresh, [
          h("span", { class: "beginning-mark", "aria-hidden": "true" }, icon("hash")),
          h("h2", {}, t("beginning", { channel: channel.name })),
          h("p", {}, t(starters.length ? "beginningHint" : "beginningBare", { app: store.app })),
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
                    h("span", {}, localized(command, "description")),
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
    (previous.flags & 64) === (message.flags & 64) &&
    !previous.components?.length &&
    !message.components?.length &&
    !message.message_reference?.message_id &&
    !message.interaction_metadata &&
    !message.interaction &&
    [0, 20].includes(previous.type ?? 0) &&
    (message.type ?? 0) === 0 &&
    Date.parse(message.timestamp) - Date.parse(previous.timestamp) < TOGETHER
  );
}
