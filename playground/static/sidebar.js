// Servers, channels and threads; the people one can be; language and look.

import { append, around, h, inside, patch } from "./dom.js";
import { keepFocus } from "./focus.js";
import { Grip } from "./grip.js";
import { icon } from "./icons.js";
import { LOCALES, t } from "./i18n.js";
import { avatar } from "./message.js";
import { nameOf } from "./shapes.js";

const NARROW = matchMedia("(max-width: 760px)");

/**
 * What can be done from the sidebar.
 * @typedef {object} Actions
 * @property {(channelId: string) => void} goTo
 * @property {(personId: string) => void} be
 * @property {() => void} addPerson
 * @property {() => void} addGuild
 * @property {(button: HTMLElement, guildId: string) => void} setGuild
 * @property {(button: HTMLElement) => void} openDirect
 * @property {() => void} toggleInstalled
 * @property {(locale: string) => void} setLocale
 * @property {() => void} toggleTheme
 * @property {() => boolean} isDark
 */

/**
 * The address of this page as a person in a channel.
 * @param {string | null} personId
 * @param {string | null} channelId
 */
export function placeUrl(personId, channelId) {
  const query = new URLSearchParams();
  if (personId) query.set("as", personId);
  if (channelId) query.set("channel", channelId);
  return `?${query}`;
}

export class Sidebar {
  #store;
  #root;
  #shade;
  #actions;
  #open = false;
  /** @type {HTMLElement | null} */
  #opener = null;
  #draw = () => this.#render();

  /**
   * @param {object} parts
   * @param {import("./state.js").Store} parts.store
   * @param {HTMLElement} parts.root
   * @param {HTMLElement} parts.shade
   * @param {Actions} parts.actions
   */
  constructor({ store, root, shade, actions }) {
    this.#store = store;
    this.#root = root;
    this.#shade = shade;
    this.#actions = actions;
    const grip = new Grip(root);
    root.addEventListener("click", (event) => this.#click(event));
    root.addEventListener("change", ({ target }) => {
      if (target instanceof HTMLSelectElement) actions.setLocale(target.value);
    });
    document.addEventListener("keydown", ({ key }) => {
      if (key === "Escape") this.close();
    });
    shade.addEventListener("click", () => this.close());
    NARROW.addEventListener("change", () => this.#apply());
    store.on(["world", "here", "unread", "theme"], () => grip.run(this.#draw));
    this.#apply();
  }

  get isOpen() {
    return this.#open;
  }

  /** @param {HTMLElement} opener */
  open(opener) {
    this.#open = true;
    this.#opener = opener;
    this.#apply();
    inside(this.#root, '[aria-current="page"], a, button').at(0)?.focus();
  }

  close() {
    if (!this.#open) return;
    this.#open = false;
    this.#apply();
    if (this.#opener?.isConnected) this.#opener.focus();
  }

  #apply() {
    const drawer = NARROW.matches;
    this.#root.classList.toggle("is-open", this.#open);
    this.#root.inert = drawer && !this.#open;
    this.#shade.hidden = !(drawer && this.#open);
    this.#store.changed("drawer");
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const element = around(event.target, "[data-go], [data-be], [data-do]");
    if (!element) return;
    // With a modifier the link opens another window, as links do.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { go, be, do: act } = element.dataset;
    event.preventDefault();
    if (go) {
      this.close();
      this.#actions.goTo(go);
    } else if (be) {
      this.#actions.be(be);
    } else if (act === "add") {
      this.#actions.addPerson();
    } else if (act === "guild") {
      this.#actions.addGuild();
    } else if (act === "settings") {
      this.#actions.setGuild(element, element.dataset.guild ?? "");
    } else if (act === "direct") {
      this.#actions.openDirect(element);
    } else if (act === "install") {
      this.#actions.toggleInstalled();
    } else if (act === "theme") {
      this.#actions.toggleTheme();
    } else if (act === "close") {
      this.close();
    }
  }

  #render() {
    const { world } = this.#store;
    this.#root.setAttribute("aria-label", t("playground-servers"));
    const fresh = append(h("nav", {}), [
      h(
        "div",
        { class: "sidebar-scroll" },
        h(
          "button",
          {
            type: "button",
            class: "tool drawer-close",
            "aria-label": t("playground-close-sidebar"),
            dataset: { do: "close", key: "close" },
          },
          icon("close"),
        ),
        world.guilds.length === 0 && h("p", { class: "hint" }, t("playground-no-server")),
        world.guilds.map((guild) => this.#guild(guild)),
        this.#directs(),
        plain("guild", "plus", t("playground-new-server")),
      ),
      this.#people(),
      this.#settings(),
    ]);
    keepFocus(this.#root, () => {
      for (const { name, value } of this.#root.attributes)
        if (!fresh.hasAttribute(name)) fresh.setAttribute(name, value);
      patch(this.#root, fresh);
    });
    const locale = this.#root.querySelector("select");
    if (locale && document.activeElement !== locale) locale.value = this.#store.person?.locale ?? "en-US";
  }

  #directs() {
    const words = t("playground-new-direct");
    return h(
      "section",
      { class: "guild", dataset: { key: "directs" } },
      h("div", { class: "guild-head" }, h("h2", { class: "guild-name" }, t("playground-directs")), tool("direct", "plus", words)),
      h(
        "ul",
        {},
        this.#store.directs.map((channel) =>
          h("li", { dataset: { key: channel.id } }, this.#channel(channel, "thread")),
        ),
      ),
    );
  }

  /** @param {Guild} guild */
  #guild(guild) {
    const words = t("playground-server-settings", { guild: guild.name });
    return h(
      "section",
      { class: "guild", dataset: { key: guild.id, guildId: guild.id } },
      h(
        "div",
        { class: "guild-head" },
        h("h2", { class: "guild-name" }, guild.name),
        guild.owner_id === this.#store.personId && tool("settings", "edit", words, { guild: guild.id }),
      ),
      h(
        "ul",
        { "aria-label": t("playground-channels", { guild: guild.name }) },
        this.#store.textChannels(guild).map((channel) => {
          const threads = this.#store.threadsOf(guild, channel);
          return h(
            "li",
            { dataset: { key: channel.id } },
            this.#channel(channel, "hash"),
            threads.length > 0 &&
              h(
                "ul",
                { class: "threads", "aria-label": t("playground-threads") },
                threads.map((thread) => h("li", { dataset: { key: thread.id } }, this.#channel(thread, "thread"))),
              ),
          );
        }),
      ),
    );
  }

  /**
   * @param {import("./state.js").Place} channel
   * @param {"hash" | "thread"} glyph
   */
  #channel(channel, glyph) {
    const { personId, channelId, unread } = this.#store;
    const { count = 0, pings = 0 } = unread.get(channel.id) ?? {};
    return h(
      "a",
      {
        class: count ? "channel is-unread" : "channel",
        href: placeUrl(personId, channel.id),
        "aria-current": channel.id === channelId ? "page" : null,
        dataset: { key: channel.id, go: channel.id, channelId: channel.id },
      },
      icon(glyph),
      h("span", { class: "channel-name" }, channel.name),
      count > 0 && pings === 0 && h("span", { class: "sr-only" }, ` (${t("playground-unread")})`),
      pings > 0 &&
        h(
          "span",
          {
            class: "badge",
            title: t("playground-pings", { count: pings }),
            "aria-label": t("playground-pings", { count: pings }),
            role: "img",
          },
          String(pings),
        ),
    );
  }

  #people() {
    const { app, world, person, personId, channelId } = this.#store;
    return h(
      "section",
      { class: "people", "aria-labelledby": "people-title" },
      h("h2", { class: "people-title", id: "people-title" }, t("playground-people")),
      h(
        "ul",
        {},
        world.people.map((each) => {
          const name = nameOf(each);
          const roles = this.#store.guild?.roles.filter(({ members }) => members.includes(each.id)) ?? [];
          const isOwner = this.#store.guild?.owner_id === each.id;
          return h(
            "li",
            { class: "person", dataset: { key: each.id } },
            h(
              "a",
              {
                class: "person-link",
                href: placeUrl(each.id, channelId),
                "aria-current": each.id === personId ? "true" : null,
                "aria-label": t("playground-be-person", { name }),
                title: [...(isOwner ? [t("playground-owner")] : []), ...roles.map((role) => role.name)].join(", ") || null,
                dataset: { key: `be-${each.id}`, be: each.id, personId: each.id },
              },
              avatar(each),
              h("span", { class: "person-name" }, name),
              h("span", { class: "person-locale", "aria-hidden": "true" }, each.locale),
            ),
            h(
              "a",
              {
                class: "tool",
                href: placeUrl(each.id, channelId),
                target: "_blank",
                "aria-label": t("playground-new-window", { name }),
                title: t("playground-new-window", { name }),
                dataset: { key: `window-${each.id}` },
              },
              icon("window"),
            ),
          );
        }),
      ),
      plain("add", "plus", t("playground-add-person"), t("playground-people-hint")),
      person &&
        plain(
          "install",
          person.has_installed ? "check" : "plus",
          t(person.has_installed ? "playground-uninstall" : "playground-install", { app }),
        ),
    );
  }

  #settings() {
    const locale = this.#store.person?.locale ?? "en-US";
    const dark = this.#actions.isDark();
    const label = t(dark ? "playground-theme-light" : "playground-theme-dark");
    return h(
      "div",
      { class: "settings" },
      h(
        "select",
        {
          class: "input",
          id: "locale",
          "aria-label": t("playground-your-language"),
          title: t("playground-your-language"),
          dataset: { key: "locale" },
        },
        localeOptions(locale),
      ),
      h(
        "button",
        { type: "button", class: "tool", "aria-label": label, title: label, dataset: { do: "theme", key: "theme" } },
        icon(dark ? "sun" : "moon"),
      ),
    );
  }
}

/**
 * The options of a list of languages.
 * @param {string} chosen
 */
export function localeOptions(chosen) {
  return LOCALES.map(([code, name]) => h("option", { value: code, lang: code, selected: code === chosen }, name));
}

/**
 * A button of the sidebar with words.
 * @param {string} act
 * @param {import("./icons.js").IconName} glyph
 * @param {string} words
 * @param {string} [title]
 */
function plain(act, glyph, words, title) {
  const attrs = { type: "button", class: "channel add-person", title: title ?? null, dataset: { do: act, key: act } };
  return h("button", attrs, icon(glyph), h("span", { class: "channel-name" }, words));
}

/**
 * A button of the sidebar with an icon alone.
 * @param {string} act
 * @param {import("./icons.js").IconName} glyph
 * @param {string} words
 * @param {Record<string, string>} [more]
 */
function tool(act, glyph, words, more = {}) {
  const dataset = { do: act, key: act, ...more };
  return h("button", { type: "button", class: "tool", "aria-label": words, title: words, dataset }, icon(glyph));
}
