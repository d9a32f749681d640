// The page: puts the parts together and carries what people do to the playground, and what happens to the parts.

import * as api from "./api.js";
import { findSelect, selectedValues } from "./components.js";
import { Composer, sentText } from "./composer.js";
import { askForm, confirm, enlarge, pickEmoji } from "./dialogs.js";
import { append, h } from "./dom.js";
import { Header, showBanners, showTitle } from "./header.js";
import { localized, setLocale, t } from "./i18n.js";
import { Interactions } from "./interactions.js";
import { Live } from "./live.js";
import { openListbox } from "./listbox.js";
import { MessageList } from "./messages.js";
import { openModal, selectOptions } from "./modal.js";
import { localeOptions, Sidebar } from "./sidebar.js";
import { CHAT_INPUT, compareIds, EPHEMERAL, GROUP, GROUP_MEMBERS, has, MESSAGE_COMMAND, nameOf } from "./shapes.js";
import { Store } from "./state.js";
import { followTheme, isDark, toggleTheme } from "./theme.js";
import { runClocks } from "./time.js";

const JUMP_PAGES = 10;
const GONE = 404;

/**
 * An element of index.html.
 * @param {string} id
 */
function element(id) {
  const found = document.getElementById(id);
  if (!found) throw new TypeError(`The page has no #${id}.`);
  return found;
}

const store = new Store();
const { underWay } = store;
const interactions = new Interactions();
let outgoingCount = 0;

// Language first: everything drawn later reads it.
function speak() {
  setLocale(store.person?.locale ?? "en-US");
  element("skip").textContent = t("playground-skip");
}
store.on(["world", "here"], speak);
speak();

const live = new Live({
  store,
  interactions,
  moved() {
    // Where one types by touch, focus would bring up the keyboard unasked.
    if (matchMedia("(hover: hover)").matches) composer.focus();
  },
  arrived(message) {
    // One's own words, and a private answer to what one has pressed, are shown wherever one reads.
    if (message.author.id === store.personId || has(message, EPHEMERAL)) messageList.toBottom();
    else messageList.missed();
  },
});

// Interactions

/**
 * Show the modal with which an interaction was answered, if it was.
 * @param {InteractionAck} answer
 * @param {string} interactionId
 */
function showModal({ modal }, interactionId) {
  if (!modal) return;
  const { personId } = store;
  const close = openModal({
    modal,
    store,
    submit: (components, { failed }) =>
      interactions.begin(
        () => api.submitModal(personId, interactionId, { custom_id: modal.custom_id, components }),
        {
          acknowledged: () => close(),
          failed: (error) => failed(error?.message),
          forgotten: () => failed(t("playground-lost")),
        },
      ),
  });
}

/**
 * @param {string} messageId
 * @param {string} customId
 * @param {string[]} [values] of a select
 */
function useComponent(messageId, customId, values) {
  const { personId } = store;
  underWay.clearFailure(messageId);
  underWay.setPending(messageId, customId, true);
  interactions.begin(
    () => api.press(personId, messageId, { custom_id: customId, ...(values ? { values } : {}) }),
    {
      acknowledged(event, id) {
        underWay.setPending(messageId, customId, false);
        showModal(event, id);
      },
      failed(error) {
        underWay.setPending(messageId, customId, false);
        const isGone = error instanceof api.Refused && error.status === GONE;
        underWay.fail(messageId, isGone ? t("playground-changed") : error?.message || t("playground-failed"));
      },
    },
  );
}

/**
 * @param {{words: string}} entry
 * @param {api.Filled} fields
 */
function runCommand(entry, fields) {
  outgoingCount += 1;
  const id = outgoingCount;
  const { personId, channelId } = store;
  const after = store.messages().at(-1)?.id ?? "0";
  /** @type {(state: "sending" | "thinking" | "failed", reason?: string) => void} */
  const put = (state, reason) => underWay.putOutgoing({ id, channelId, after, command: entry.words, state, reason });
  put("sending");
  messageList.toBottom();
  interactions.begin(() => api.runCommand(personId, channelId, fields), {
    acknowledged(event, interactionId) {
      // A deferred answer has a message of its own that says so, unless the bot has not said which.
      if (event.type === "deferred" && !event.message_id) put("thinking");
      else underWay.dropOutgoing(id);
      showModal(event, interactionId);
    },
    failed: (error) => put("failed", error?.message),
    finished: () => underWay.dropOutgoing(id),
  });
}

// What people do

/**
 * Say why something could not be done: in the playground's words, or that it is not there.
 * @param {unknown} error
 */
const complain = (error) => composer.say((error instanceof Error && error.message) || t("playground-lost"));

/**
 * Show a message of the channel, loading older ones until it is there.
 * @param {string} target
 */
async function jumpTo(target) {
  for (let page = 0; page < JUMP_PAGES; page += 1) {
    if (messageList.show(target)) return;
    const [oldest] = store.messages();
    if (store.whole() || !oldest || compareIds(oldest.id, target) < 0) return;
    await live.loadOlder();
    await new Promise(requestAnimationFrame);
  }
}

/**
 * Go to a channel, and to this message there, if any.
 * @param {string} channelId
 * @param {string} messageId
 */
async function openPlace(channelId, messageId) {
  if (!store.findChannel(channelId)) {
    composer.say(t("playground-gone"));
    return;
  }
  live.goTo(channelId);
  if (!messageId) return;
  do await new Promise(requestAnimationFrame);
  while (store.channelId === channelId && !(store.loaded(channelId) && messageList.isOf(channelId)));
  if (store.channelId === channelId) await jumpTo(messageId);
}

/** @type {Record<string, import("./messages.js").Action>} */
const actions = {
  press: (button, messageId) => useComponent(messageId, button.dataset.customId ?? ""),
  select(button, messageId) {
    const component = findSelect(store.findMessage(messageId)?.components ?? [], button.dataset.customId ?? "");
    if (!component) return;
    openListbox({
      anchor: button,
      label: component.placeholder ?? t("playground-choose"),
      options: selectOptions(component, store),
      values: underWay.chosen(messageId, component.custom_id) ?? selectedValues(component),
      min: component.min_values,
      max: component.max_values,
      done(values) {
        underWay.choose(messageId, component.custom_id, values);
        useComponent(messageId, component.custom_id, values);
      },
    });
  },
  reveal(spoiler) {
    spoiler.dataset.revealed = "true";
    for (const name of ["role", "tabindex", "aria-label", "data-action"]) spoiler.removeAttribute(name);
  },
  enlarge(button) {
    const shown = button.querySelector("img");
    if (shown) enlarge(shown);
  },
  channel: (button) => live.goTo(button.dataset.channelId ?? null),
  command: ({ dataset: { commandId = "", commandName = "" } }) => composer.openCommand(commandId, commandName),
  older: () => live.loadOlder(),
  jump: (button) => jumpTo(button.dataset.target ?? ""),
  place: ({ dataset: { channelId = "", target = "" } }) => openPlace(channelId, target),
  dismiss(_, key) {
    if (key.startsWith("outgoing-")) underWay.dropOutgoing(Number(key.slice("outgoing-".length)));
    else store.dismiss(key);
  },
  reply(_, messageId) {
    underWay.setReplyingTo(messageId);
    composer.focus();
  },
  edit: (_, messageId) => underWay.setEditing(messageId),
  apps(button, messageId) {
    const options = store.commands
      .filter(({ type }) => type !== CHAT_INPUT)
      .map((command) => ({ value: command.id, label: localized(command), command }));
    const run = (/** @type {string[]} */ [id]) => {
      const command = options.find(({ value }) => value === id)?.command;
      const message = store.findMessage(messageId);
      if (!command || !message) return;
      const target = command.type === MESSAGE_COMMAND ? messageId : message.author.id;
      runCommand({ words: localized(command) }, { command_id: id, target_id: target });
    };
    openListbox({ anchor: button, label: t("playground-apps"), options, done: run });
  },
  cancelEdit() {
    underWay.setEditing(null);
    composer.focus();
  },
  saveEdit(form, messageId) {
    const content = sentText(form.querySelector("textarea")?.value ?? "", store).trim();
    if (content === "") return;
    underWay.setEditing(null);
    composer.focus();
    api.edit(store.personId, store.channelId, messageId, content).catch(complain);
  },
  remove(_, messageId) {
    const { personId, channelId } = store;
    confirm({
      question: t("playground-delete-sure"),
      action: t("playground-delete"),
      act: () => api.remove(personId, channelId, messageId).catch(complain),
    });
  },
  addReaction(_, messageId) {
    const { personId, channelId } = store;
    pickEmoji((emoji) => api.react(personId, channelId, messageId, emoji, true).catch(complain));
  },
  react(button, messageId) {
    const on = button.getAttribute("aria-pressed") !== "true";
    api.react(store.personId, store.channelId, messageId, button.dataset.emoji ?? "", on).catch(complain);
  },
};

const messageList = new MessageList({
  store,
  list: element("messages"),
  scroller: element("scroller"),
  jump: element("jump"),
  beginning: element("beginning"),
  actions,
  older: () => live.loadOlder(),
  write: () => composer.focus(),
});

const composer = new Composer({
  store,
  root: element("composer"),
  actions: {
    async send(content, replyTo) {
      const message = await api.send(store.personId, store.channelId, {
        content,
        ...(replyTo ? { reply_to: replyTo } : {}),
      });
      // The line may have told of it already, and of what has come of it since.
      if (!store.findMessage(message.id)) store.putMessage(message, { create: true });
      messageList.toBottom();
    },
    run: runCommand,
    editLast() {
      const mine = store.messages().findLast(({ author }) => author.id === store.personId);
      if (mine) underWay.setEditing(mine.id);
    },
    toControls: () => messageList.focusControls(),
  },
});

/** @param {{locale: string} | {has_installed: boolean}} fields */
async function changePerson(fields) {
  try {
    const person = await api.changePerson(store.personId, fields);
    live.learn({ t: "person_update", d: { person } });
    store.changed("here");
    await live.loadCommands();
  } catch (error) {
    complain(error);
  }
}

const sidebar = new Sidebar({
  store,
  root: element("sidebar"),
  shade: element("shade"),
  actions: {
    goTo: (channelId) => live.goTo(channelId),
    be: (personId) => live.be(personId),
    isDark,
    toggleTheme() {
      toggleTheme();
      store.changed("theme");
    },
    setLocale: (locale) => changePerson({ locale }),
    toggleInstalled: () => changePerson({ has_installed: !store.person?.has_installed }),
    openDirect(anchor) {
      const { personId, world } = store;
      const others = [...(world.application ? [world.application.bot] : []), ...world.people];
      openListbox({
        anchor,
        label: t("playground-new-direct"),
        options: others.filter(({ id }) => id !== personId).map((user) => ({ value: user.id, label: nameOf(user) })),
        max: GROUP_MEMBERS - 1,
        async done(recipients) {
          try {
            const channel = await api.openDirect(personId, recipients);
            live.learn({ t: "channel_create", d: { id: channel.id, channel } });
            sidebar.close();
            live.goTo(channel.id);
          } catch (error) {
            complain(error);
          }
        },
      });
    },
    addGuild() {
      const name = h("input", { class: "input", type: "text", required: true, maxlength: "100", autocomplete: "off" });
      askForm({
        title: t("playground-new-server"),
        action: t("playground-create"),
        fields: [{ label: t("playground-server-name"), control: name }],
        async submit([chosen]) {
          const { personId, person } = store;
          const fields = { name: chosen, preferred_locale: person?.locale ?? "en-US" };
          const guild = await api.addGuild(personId, fields);
          store.addGuild(guild);
          return () => {
            sidebar.close();
            live.goTo(guild.channels[0].id);
          };
        },
      });
    },
    setGuild(anchor, guildId) {
      const guild = store.world.guilds.find(({ id }) => id === guildId);
      if (!guild) return;
      const isThere = guild.members.includes(store.world.application?.bot.id ?? "");
      const external = guild.external_apps ? "playground-external-off" : "playground-external-on";
      const { app } = store;
      openListbox({
        anchor,
        label: t("playground-server-settings", { guild: guild.name }),
        options: [
          { value: "bot", label: t(isThere ? "playground-remove-app" : "playground-add-app", { app }) },
          { value: "external", label: t(external), description: t("playground-external-what") },
        ],
        done: ([chosen]) =>
          api
            .changeGuild(
              guildId,
              chosen === "bot" ? { bot: isThere ? "gone" : "there" } : { external_apps: !guild.external_apps },
            )
            .catch(complain),
      });
    },
    addPerson() {
      const name = h("input", { class: "input", type: "text", required: true, maxlength: "32", autocomplete: "off" });
      const locale = append(h("select", { class: "input" }), localeOptions(store.person?.locale ?? "en-US"));
      askForm({
        title: t("playground-add-person"),
        action: t("playground-add"),
        fields: [
          { label: t("playground-person-name"), control: name },
          { label: t("playground-language"), control: locale },
        ],
        async submit([globalName, chosen]) {
          const person = await api.addPerson({ global_name: globalName, locale: chosen });
          live.learn({ t: "person_join", d: { person } });
          return () => live.be(person.id);
        },
      });
    },
  },
});

new Header({
  store,
  root: element("header"),
  sidebar,
  actions: {
    newThread() {
      const name = h("input", { class: "input", type: "text", required: true, maxlength: "100", autocomplete: "off" });
      askForm({
        title: t("playground-new-thread"),
        action: t("playground-create"),
        fields: [{ label: t("playground-thread-name"), control: name }],
        async submit([chosen]) {
          const thread = await api.startThread(store.personId, store.channelId, chosen);
          live.learn({ t: "channel_create", d: { id: thread.id, channel: thread } });
          return () => live.goTo(thread.id);
        },
      });
    },
    addToGroup(anchor) {
      const { personId, channel, world } = store;
      if (channel?.type !== GROUP) return;
      const others = world.people.filter(({ id }) => !channel.recipients.some((there) => there.id === id));
      openListbox({
        anchor,
        label: t("playground-add-friends"),
        options: others.map((user) => ({ value: user.id, label: nameOf(user) })),
        max: Math.max(1, GROUP_MEMBERS - channel.recipients.length),
        async done(chosen) {
          try {
            for (const user of chosen) {
              const changed = await api.addToGroup(personId, channel.id, user);
              live.learn({ t: "channel_update", d: { id: changed.id, channel: changed } });
            }
          } catch (error) {
            complain(error);
          }
        },
      });
    },
    leaveGroup() {
      const { personId, channel } = store;
      if (!channel) return;
      confirm({
        question: t("playground-leave-group-sure", { channel: channel.name }),
        action: t("playground-leave-group"),
        act: () => api.leaveGroup(personId, channel.id).catch(complain),
      });
    },
    deleteChannel() {
      const { channel } = store;
      if (!channel) return;
      confirm({
        question: t("playground-delete-channel-sure", { channel: channel.name }),
        action: t("playground-delete"),
        act: () => api.removeChannel(channel.id).catch(complain),
      });
    },
  },
});

store.on(["status", "world", "here"], () => showBanners(element("banners"), store));
store.on(["unread", "here", "world"], () => showTitle(store));

document.addEventListener("visibilitychange", () => store.markRead());
followTheme(() => store.changed("theme"));
runClocks();
const asked = new URLSearchParams(location.search);
live.start().then(() => {
  const message = asked.get("message");
  if (message) openPlace(asked.get("channel") ?? "", message);
});
