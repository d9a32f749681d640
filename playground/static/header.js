// The line above the messages, the banners under it, and the window's title.

import { append, h, patchChildren } from "./dom.js";
import { keepFocus } from "./focus.js";
import { icon } from "./icons.js";
import { t } from "./i18n.js";
import { THREAD_TYPES } from "./state.js";

export class Header {
  /** @type {import("./state.js").Store} */
  #store;
  #root;
  #sidebar;

  /** `actions` has newThread() and deleteChannel(). */
  constructor({ store, root, sidebar, actions }) {
    this.#store = store;
    this.#root = root;
    this.#sidebar = sidebar;
    const does = {
      menu: (button) => sidebar.open(button),
      thread: () => actions.newThread(),
      delete: () => actions.deleteChannel(),
    };
    root.addEventListener("click", ({ target }) => {
      const button = target.closest("button");
      if (button) does[button.dataset.key](button);
    });
    for (const topic of ["world", "here", "unread"]) store.on(topic, () => this.#render());
    store.on("drawer", () => this.#root.querySelector(".menu")?.setAttribute("aria-expanded", String(sidebar.isOpen)));
    this.#render();
  }

  #render() {
    const { channel, unread, channelId } = this.#store;
    const thread = channel !== null && THREAD_TYPES.has(channel.type);
    const elsewhere = [...unread.keys()].some((id) => id !== channelId);
    const label = elsewhere ? `${t("openSidebar")} (${t("unread")})` : t("openSidebar");
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
      icon(thread ? "thread" : "hash"),
      h("h1", { class: "channel-title" }, channel?.name ?? ""),
      h("p", { class: "topic" }, channel?.topic ?? ""),
      channel && !thread && tool("thread", t("newThread"), "thread"),
      channel && tool("delete", t("deleteChannel"), "trash"),
    ]);
    keepFocus(this.#root, () => patchChildren(this.#root, [...fresh.childNodes]));
  }
}

/** Say when the bot is away, or the playground itself. */
export function showBanners(root, store) {
  const wanted =
    store.line === "lost"
      ? ["is-lost", t("lost")]
      : store.world.connected
        ? null
        : ["is-offline", t("offline", { app: store.app || "…" })];
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
  document.title = `${mark}${place}${t("title", { app: store.app || "…" })}`;
}
