// The line above the messages, the banners under it, and the window's title.

import { append, around, h, patchChildren } from "./dom.js";
import { keepFocus } from "./focus.js";
import { icon } from "./icons.js";
import { t } from "./i18n.js";
import { GROUP, isDirect, isThread, TEXT_CHANNEL } from "./shapes.js";

export class Header {
  #store;
  #root;
  #sidebar;

  /**
   * @param {object} parts
   * @param {import("./state.js").Store} parts.store
   * @param {HTMLElement} parts.root
   * @param {import("./sidebar.js").Sidebar} parts.sidebar
   * @param {{newThread: () => void, deleteChannel: () => void,
   *   addToGroup: (anchor: HTMLElement) => void, leaveGroup: () => void}} parts.actions
   */
  constructor({ store, root, sidebar, actions }) {
    this.#store = store;
    this.#root = root;
    this.#sidebar = sidebar;
    root.addEventListener("click", ({ target }) => {
      const button = around(target, "button");
      if (button?.dataset.key === "menu") sidebar.open(button);
      else if (button?.dataset.key === "thread") actions.newThread();
      else if (button?.dataset.key === "delete") actions.deleteChannel();
      else if (button?.dataset.key === "friends") actions.addToGroup(button);
      else if (button?.dataset.key === "leave") actions.leaveGroup();
    });
    store.on(["world", "here", "unread"], () => this.#render());
    store.on(["drawer"], () => {
      this.#root.querySelector(".menu")?.setAttribute("aria-expanded", String(sidebar.isOpen));
    });
    this.#render();
  }

  #render() {
    const { channel, unread, channelId } = this.#store;
    const topic = channel && "topic" in channel ? channel.topic : null;
    const elsewhere = [...unread.keys()].some((id) => id !== channelId);
    const label = t("playground-open-sidebar") + (elsewhere ? ` (${t("playground-unread")})` : "");
    /** @type {(key: string, words: string, glyph: import("./icons.js").IconName) => HTMLElement} */
    const tool = (key, words, glyph) =>
      h("button", { type: "button", class: "tool", "aria-label": words, title: words, dataset: { key } }, icon(glyph));
    const fresh = append(h("header"), [
      h(
        "button",
        {
          type: "button",
          class: elsewhere ? "tool menu is-unread" : "tool menu",
          "aria-label": label,
          "aria-controls": "sidebar",
          "aria-expanded": String(this.#sidebar.isOpen),
          dataset: { key: "menu" },
        },
        icon("menu"),
      ),
      icon(channel && (isThread(channel) || isDirect(channel)) ? "thread" : "hash"),
      h("h1", { class: "channel-title" }, channel?.name ?? ""),
      h("p", { class: "topic" }, topic ?? ""),
      channel?.type === TEXT_CHANNEL && tool("thread", t("playground-new-thread"), "thread"),
      ...(channel?.type === GROUP
        ? [tool("friends", t("playground-add-friends"), "plus"), tool("leave", t("playground-leave-group"), "leave")]
        : [channel && tool("delete", t("playground-delete-channel"), "trash")]),
    ]);
    keepFocus(this.#root, () => patchChildren(this.#root, [...fresh.childNodes]));
  }
}

/**
 * Say when the bot is away, or the playground itself.
 * @param {HTMLElement} root
 * @param {import("./state.js").Store} store
 */
export function showBanners(root, store) {
  const wanted =
    store.line === "lost"
      ? ["is-lost", t("playground-lost")]
      : store.world.connected
        ? null
        : ["is-offline", t("playground-offline", { app: store.app || "…" })];
  const now = root.firstElementChild;
  if ((now?.textContent ?? "") === (wanted?.[1] ?? "")) return;
  root.replaceChildren(...(wanted ? [h("p", { class: `banner ${wanted[0]}` }, icon("warning"), wanted[1])] : []));
}

/**
 * The window's title, with what is unread in front.
 * @param {import("./state.js").Store} store
 */
export function showTitle(store) {
  let pings = 0;
  for (const entry of store.unread.values()) pings += entry.pings;
  const mark = pings ? `(${pings}) ` : store.unread.size ? "• " : "";
  const place = store.channel ? `#${store.channel.name} · ` : "";
  document.title = `${mark}${place}${t("playground-title", { app: store.app || "…" })}`;
}
