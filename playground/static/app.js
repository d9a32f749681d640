// The page: puts the parts together and carries what people do to the playground, and what happens to the parts.

import * as api from "./api.js";
import { findComponent, selectedValues } from "./components.js";
import { Composer, sentText } from "./composer.js";
import { askForm, confirm, enlarge, pickEmoji } from "./dialogs.js";
import { append, h } from "./dom.js";
import { Header, showBanners, showTitle } from "./header.js";
import { setLocale, t } from "./i18n.js";
import { Interactions } from "./interactions.js";
import { openListbox } from "./listbox.js";
import { authorName, messageText, namesFor } from "./message.js";
import { MessageList } from "./messages.js";
import { openModal, selectOptions } from "./modal.js";
import { localeOptions, placeUrl, Sidebar } from "./sidebar.js";
import { compareIds, EPHEMERAL, has, LOADING, Store } from "./state.js";
import { followTheme, isDark, toggleTheme } from "./theme.js";
import { runClocks } from "./time.js";

const PAGE = 100;
const RETRY = 1000;
const JUMP_PAGES = 10;

const element = (id) => document.getElementById(id);
const store = new Store();
const interactions = new Interactions();
let events = null;
let outgoingCount = 0;
/** Events about channels whose messages are being fetched, to be taken again on top of what the fetch brings. */
const meanwhile = new Map();

// Language first: everything drawn later reads it.
function speak() {
  setLocale(store.person?.locale ?? "en-US");
  element("skip").textContent = t("skip");
}
for (const topic of ["world", "here"]) store.on(topic, speak);
speak();

// Fetching

async function loadChannel(channelId) {
  if (!channelId || meanwhile.has(channelId)) return;
  const { personId } = store;
  meanwhile.set(channelId, []);
  try {
    const list = await api.messages(personId, channelId, { limit: PAGE });
    if (store.personId !== personId) return;
    store.setMessages(channelId, list, { limit: PAGE });
    for (const [type, data] of meanwhile.get(channelId) ?? []) takeMessageEvent(type, data);
  } catch (error) {
    if (error.status === 404) leaveChannel(channelId);
  } finally {
    meanwhile.delete(channelId);
  }
}

let fetchingOlder = false;
async function loadOlder() {
  const { personId, channelId } = store;
  const [oldest] = store.messages();
  if (fetchingOlder || !oldest || store.whole()) return;
  fetchingOlder = true;
  try {
    const older = await api.messages(personId, channelId, { before: oldest.id, limit: PAGE });
    if (store.personId === personId) store.addOlder(channelId, older, { limit: PAGE });
  } finally {
    fetchingOlder = false;
  }
}

async function loadCommands() {
  const { personId, guild } = store;
  if (!personId || !guild) return;
  const commands = await api.commands(personId, guild.id);
  if (store.personId === personId) store.setCommands(commands);
}

/** Fetch everything anew, as after a line that was broken. */
async function refresh() {
  try {
    store.setWorld(await api.world());
    if (!store.person) return be(store.world.people[0]?.id ?? null, { replace: true });
    if (!store.channel) goTo(store.firstChannel()?.id ?? null, { replace: true });
    store.forgetOtherChannels();
    await Promise.all([loadChannel(store.channelId), loadCommands()]);
    store.setLine("open");
  } catch {
    // The line breaks again before long, and then this is done again.
  }
  return undefined;
}

// Where one is

function remember({ replace }) {
  const url = placeUrl(store.personId, store.channelId);
  if (url === location.search) return;
  history[replace ? "replaceState" : "pushState"](null, "", url);
}

function be(personId, { replace = false, silent = false } = {}) {
  events?.close();
  interactions.forget();
  meanwhile.clear();
  store.be(personId);
  if (!store.channel) store.goTo(store.firstChannel()?.id ?? null);
  if (!silent) remember({ replace });
  if (!personId) return;
  events = new api.Events(personId, { opened: refresh, lost, received });
}

function goTo(channelId, { replace = false, silent = false } = {}) {
  if (channelId === store.channelId) return;
  store.goTo(channelId);
  if (!silent) remember({ replace });
  if (!store.loaded(channelId)) loadChannel(channelId);
  composer.focus();
}

function leaveChannel(channelId) {
  const gone = store.findChannel(channelId);
  store.removeChannel(channelId);
  if (channelId !== store.channelId && store.channel) return;
  announce(t("gone"), { urgent: true });
  const parent = gone?.parent_id && store.findChannel(gone.parent_id);
  goTo((parent ?? store.firstChannel())?.id ?? null, { replace: true });
}

function lost() {
  interactions.forget();
  store.forgetUnderWay();
  store.setLine("lost");
}

// What happens

function announce(words, { urgent = false } = {}) {
  const place = element(urgent ? "alarm" : "announcer");
  place.textContent = "";
  // Said even when it is the same as before.
  requestAnimationFrame(() => {
    place.textContent = words;
  });
}

function announceMessage(message) {
  const key = has(message, EPHEMERAL) ? "privateMessage" : "newMessage";
  announce(t(key, { name: authorName(message, store), text: messageText(message, namesFor(store)) }));
}

function takeMessageEvent(type, data) {
  const message = data.message ?? data;
  if (type === "message_create") store.putMessage(message, { create: true });
  else if (type === "message_update") store.putMessage(message, { create: false });
  else store.dropMessage(data.channel_id, data.id);
}

function received(type, data) {
  switch (type) {
    case "message_create":
    case "message_update":
    case "message_delete": {
      const message = data.message ?? data;
      const before = store.findMessage(message.id);
      meanwhile.get(message.channel_id)?.push([type, data]);
      takeMessageEvent(type, data);
      if (type === "message_delete") break;
      const here = message.channel_id === store.channelId;
      const arrived = type === "message_create" && !before;
      const resolved = before && has(before, LOADING) && !has(message, LOADING);
      if (arrived && (!here || document.hidden)) store.countUnread(message);
      if (here && (arrived || resolved) && !has(message, LOADING) && message.author?.id !== store.personId) announceMessage(message);
      if (here && arrived) {
        if (message.author?.id === store.personId) messageList.toBottom();
        else messageList.missed();
      }
      break;
    }
    case "reaction_add":
    case "reaction_remove":
      if (data.message) store.putMessage(data.message, { create: false });
      else store.changeReaction(data, type === "reaction_add");
      break;
    case "channel_create":
      store.addChannel(data.channel ?? data);
      break;
    case "channel_delete":
      leaveChannel(data.channel?.id ?? data.channel_id ?? data.id);
      break;
    case "commands_update":
      loadCommands().catch(() => {});
      break;
    case "person_create":
    case "person_update":
      store.setPerson(data.person ?? data);
      break;
    case "connected":
      store.setConnected(data.connected);
      if (data.connected) refresh();
      break;
    case "interaction_ack":
    case "interaction_failed":
    case "interaction_done":
      interactions.receive(type, data);
      break;
    default:
  }
}

// Interactions

function showModal(event, interactionId) {
  const close = openModal({
    modal: event.modal,
    store,
    submit: (components, { failed }) =>
      interactions.begin(
        () => api.submitModal(store.personId, interactionId, { custom_id: event.modal.custom_id, components }),
        { acknowledged: () => close(), failed: (error) => failed(error?.message) },
      ),
  });
}

function useComponent(messageId, customId, values) {
  const key = `${messageId}/${customId}`;
  store.clearFailure(messageId);
  store.setPending(key, true);
  interactions.begin(
    () => api.press(store.personId, messageId, { custom_id: customId, ...(values ? { values } : {}) }),
    {
      acknowledged(event, id) {
        store.setPending(key, false);
        if (event.type === "modal") showModal(event, id);
      },
      failed(error) {
        store.setPending(key, false);
        store.fail(messageId, error?.message || t("failed"));
      },
    },
  );
}

function runCommand(entry, fields) {
  outgoingCount += 1;
  const id = outgoingCount;
  const { channelId } = store;
  const after = store.messages().at(-1)?.id ?? "0";
  const put = (state, reason) => store.putOutgoing({ id, channelId, after, command: entry.words, state, reason });
  put("sending");
  messageList.toBottom();
  interactions.begin(() => api.runCommand(store.personId, channelId, fields), {
    acknowledged(event, interactionId) {
      // A deferred answer has a message of its own that says so, unless the bot has not said which.
      if (event.type === "deferred" && !event.message_id) put("thinking");
      else store.dropOutgoing(id);
      if (event.type === "modal") showModal(event, interactionId);
    },
    failed: (error) => put("failed", error?.message),
    finished: () => store.dropOutgoing(id),
  });
}

// What people do

const complain = (error) => composer.say(error.message || t("lost"));

const actions = {
  press: (button, messageId) => useComponent(messageId, button.dataset.customId),
  select(button, messageId) {
    const component = findComponent(store.findMessage(messageId)?.components, button.dataset.customId);
    if (!component) return;
    openListbox({
      anchor: button,
      label: component.placeholder ?? t("choose"),
      options: selectOptions(component, store),
      values: store.chosen.get(`${messageId}/${component.custom_id}`) ?? selectedValues(component),
      min: component.min_values ?? 1,
      max: component.max_values ?? 1,
      done(values) {
        store.choose(messageId, component.custom_id, values);
        useComponent(messageId, component.custom_id, values);
      },
    });
  },
  reveal(spoiler) {
    spoiler.dataset.revealed = "true";
    for (const name of ["role", "tabindex", "aria-label", "data-action"]) spoiler.removeAttribute(name);
  },
  enlarge: (button) => enlarge(button.querySelector("img")),
  channel: (button) => goTo(button.dataset.channelId),
  command: (button) => composer.openCommand(button.dataset.commandId, button.dataset.commandName),
  older: () => loadOlder(),
  async jump(button) {
    const { target } = button.dataset;
    for (let page = 0; page < JUMP_PAGES; page += 1) {
      if (messageList.show(target)) return;
      const [oldest] = store.messages();
      if (store.whole() || !oldest || compareIds(oldest.id, target) < 0) return;
      await loadOlder();
      await new Promise(requestAnimationFrame);
    }
  },
  dismiss(_, key) {
    if (key.startsWith("outgoing-")) store.dropOutgoing(Number(key.slice("outgoing-".length)));
    else store.dismiss(key);
  },
  reply(_, messageId) {
    store.setReplyingTo(messageId);
    composer.focus();
  },
  edit: (_, messageId) => store.setEditing(messageId),
  cancelEdit() {
    store.setEditing(null);
    composer.focus();
  },
  saveEdit(form, messageId) {
    const content = sentText(form.querySelector("textarea").value, store).trim();
    if (content === "") return;
    store.setEditing(null);
    composer.focus();
    api.edit(store.personId, store.channelId, messageId, content).catch(complain);
  },
  remove(_, messageId) {
    const { personId, channelId } = store;
    confirm({
      question: t("deleteSure"),
      action: t("delete"),
      act: () => api.remove(personId, channelId, messageId).catch(complain),
    });
  },
  addReaction(_, messageId) {
    const { personId, channelId } = store;
    pickEmoji((emoji) => api.react(personId, channelId, messageId, emoji, true).catch(complain));
  },
  react(button, messageId) {
    const on = button.getAttribute("aria-pressed") !== "true";
    api.react(store.personId, store.channelId, messageId, button.dataset.emoji, on).catch(complain);
  },
};

const messageList = new MessageList({
  store,
  list: element("messages"),
  scroller: element("scroller"),
  jump: element("jump"),
  beginning: element("beginning"),
  actions,
  older: loadOlder,
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
      store.putMessage(message, { create: true });
      messageList.toBottom();
    },
    run: runCommand,
    editLast() {
      const mine = store.messages().findLast(({ author }) => author.id === store.personId);
      if (mine) store.setEditing(mine.id);
    },
  },
});

const sidebar = new Sidebar({
  store,
  root: element("sidebar"),
  shade: element("shade"),
  actions: {
    goTo,
    be,
    isDark,
    toggleTheme() {
      toggleTheme();
      store.changed("theme");
    },
    async setLocale(locale) {
      try {
        store.setPerson({ ...store.person, ...(await api.changePerson(store.personId, { locale })), locale });
        store.changed("here");
        await loadCommands();
      } catch (error) {
        complain(error);
      }
    },
    addPerson() {
      const name = h("input", { class: "input", type: "text", required: true, maxlength: "32", autocomplete: "off" });
      const locale = append(h("select", { class: "input" }), localeOptions(store.person?.locale ?? "en-US"));
      askForm({
        title: t("addPerson"),
        action: t("add"),
        fields: [
          { label: t("personName"), control: name },
          { label: t("language"), control: locale },
        ],
        async submit([globalName, chosen]) {
          const person = await api.addPerson({ global_name: globalName, locale: chosen });
          store.setPerson({ ...person, locale: person.locale ?? chosen });
          be(person.id);
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
        title: t("newThread"),
        action: t("create"),
        fields: [{ label: t("threadName"), control: name }],
        async submit([chosen]) {
          const thread = await api.startThread(store.personId, store.channelId, chosen);
          store.addChannel(thread);
          goTo(thread.id);
        },
      });
    },
    deleteChannel() {
      const { channel } = store;
      confirm({
        question: t("deleteChannelSure", { channel: channel.name }),
        action: t("delete"),
        act: () => api.removeChannel(channel.id).catch(complain),
      });
    },
  },
});

for (const topic of ["status", "world", "here"]) store.on(topic, () => showBanners(element("banners"), store));
for (const topic of ["unread", "here", "world"]) store.on(topic, () => showTitle(store));

document.addEventListener("visibilitychange", () => store.markRead());
addEventListener("popstate", () => {
  const query = new URLSearchParams(location.search);
  const [person, channel] = [query.get("as"), query.get("channel")];
  if (channel && store.findChannel(channel)) goTo(channel, { silent: true });
  if (person && person !== store.personId && store.findUser(person)) be(person, { silent: true });
});

async function start() {
  followTheme(() => store.changed("theme"));
  runClocks();
  for (;;) {
    try {
      store.setWorld(await api.world());
      break;
    } catch {
      store.setLine("lost");
      await new Promise((resolve) => setTimeout(resolve, RETRY));
    }
  }
  const query = new URLSearchParams(location.search);
  const { people } = store.world;
  const person = people.find(({ id }) => id === query.get("as")) ?? people[0];
  const channel = store.findChannel(query.get("channel")) ?? store.firstChannel();
  store.goTo(channel?.id ?? null);
  be(person?.id ?? null, { replace: true });
  document.documentElement.dataset.ready = "true";
}

start();
