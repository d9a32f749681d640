// Message components as DOM: rows, buttons, selects, sections, galleries, files, separators, containers.

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./i18n.js";
import { linkTo } from "./shapes.js";

export const TYPE = Object.freeze({
  ROW: 1,
  BUTTON: 2,
  STRING_SELECT: 3,
  TEXT_INPUT: 4,
  USER_SELECT: 5,
  ROLE_SELECT: 6,
  MENTIONABLE_SELECT: 7,
  CHANNEL_SELECT: 8,
  SECTION: 9,
  TEXT: 10,
  THUMBNAIL: 11,
  GALLERY: 12,
  FILE: 13,
  SEPARATOR: 14,
  CONTAINER: 17,
  LABEL: 18,
  UPLOAD: 19,
  RADIO: 21,
  CHECKBOXES: 22,
  CHECKBOX: 23,
});

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger" };

/**
 * What drawing the components of a message needs to know.
 * @typedef {object} Context
 * @property {Message} message
 * @property {(content: string) => Child} markdown
 * @property {(customId: string) => boolean} pending
 * @property {(customId: string) => string[] | undefined} chosen the values chosen in a select
 * @property {(component: Select, value: string) => string} option the label of a value of a select
 */

/**
 * @param {{type: number}} component
 * @returns {component is Select}
 */
export const isSelect = (component) =>
  component.type === TYPE.STRING_SELECT || (component.type >= 5 && component.type <= 8);

/**
 * The select of a message with this custom_id, however deep.
 * @param {Component[]} components
 * @param {string} customId
 * @returns {Select | null}
 */
export function findSelect(components, customId) {
  for (const component of components) {
    if (isSelect(component) && component.custom_id === customId) return component;
    const found = "components" in component ? findSelect(component.components, customId) : null;
    if (found) return found;
  }
  return null;
}

/**
 * All text in components, for previews and announcements.
 * @param {Component[]} components
 * @returns {string[]}
 */
export function componentTexts(components) {
  return components.flatMap((component) => {
    if (component.type === TYPE.TEXT) return [component.content];
    if (component.type === TYPE.CONTAINER || component.type === TYPE.SECTION)
      return componentTexts(component.components);
    return [];
  });
}

/**
 * The address of a custom emoji's picture.
 * @param {Emoji} emoji
 */
export const emojiUrl = (emoji) => `/cdn/emojis/${emoji.id}.${emoji.animated ? "gif" : "png"}`;

/**
 * An emoji as node, beside words or in a control that has a name.
 * @param {Emoji | undefined} emoji
 */
export function emojiNode(emoji) {
  if (!emoji) return null;
  if (emoji.id) return h("img", { class: "emoji", src: emojiUrl(emoji), alt: "", draggable: "false" });
  return h("span", { class: "emoji-text", "aria-hidden": "true" }, emoji.name);
}

/**
 * Nodes for a message's components.
 * @param {Component[]} components
 * @param {Context} context
 */
export function componentNodes(components, context) {
  return components.map((component) => componentNode(component, context)).filter((node) => node !== null);
}

/**
 * @param {Component} component
 * @param {Context} context
 * @returns {HTMLElement | null}
 */
function componentNode(component, context) {
  switch (component.type) {
    case TYPE.ROW:
      return h("div", { class: "row" }, componentNodes(component.components, context));
    case TYPE.BUTTON:
      return button(component, context);
    case TYPE.STRING_SELECT:
    case TYPE.USER_SELECT:
    case TYPE.ROLE_SELECT:
    case TYPE.MENTIONABLE_SELECT:
    case TYPE.CHANNEL_SELECT:
      return select(component, context);
    case TYPE.SECTION:
      return h(
        "div",
        { class: "section" },
        h("div", { class: "section-text" }, componentNodes(component.components, context)),
        component.accessory && h("div", { class: "section-accessory" }, componentNode(component.accessory, context)),
      );
    case TYPE.TEXT:
      return h("div", { class: "text-display" }, context.markdown(component.content));
    case TYPE.THUMBNAIL:
      return picture(component, context, { thumbnail: true });
    case TYPE.GALLERY:
      return h(
        "div",
        { class: `gallery gallery-${Math.min(component.items.length, 3)}` },
        component.items.map((item) => picture(item, context)),
      );
    case TYPE.FILE: {
      const { url } = component.file;
      const attachment = findAttachment(url, context.message);
      return fileNode({
        url,
        filename: component.name ?? attachment?.filename ?? url.slice(url.lastIndexOf("/") + 1),
        size: component.size ?? attachment?.size,
        description: attachment?.description,
      });
    }
    case TYPE.SEPARATOR: {
      const name = `separator spacing-${component.spacing}`;
      return component.divider
        ? h("hr", { class: `${name} divider` })
        : h("div", { class: name, "aria-hidden": "true" });
    }
    case TYPE.CONTAINER:
      return h(
        "div",
        {
          class: "container",
          style: component.accent_color === null ? {} : { "--accent-bar": colour(component.accent_color) },
        },
        hidden(
          component.spoiler,
          h("div", { class: "container-inside" }, componentNodes(component.components, context)),
        ),
      );
    default: // what a newer playground may let bots send
      return null;
  }
}

/** @param {number} number */
export const colour = (number) => `#${number.toString(16).padStart(6, "0")}`;

/**
 * Cover something marked as spoiler until it is pressed.
 * @param {boolean} spoiler
 * @param {HTMLElement} node
 */
function hidden(spoiler, node) {
  if (!spoiler) return node;
  return h(
    "div",
    {
      class: "spoiler spoiler-block",
      role: "button",
      tabindex: "0",
      "aria-label": t("playground-spoiler"),
      dataset: { action: "reveal" },
    },
    node,
  );
}

/**
 * @param {Button} component
 * @param {Context} context
 */
function button(component, context) {
  const label = component.label ?? "";
  const name = label || (component.emoji?.name ?? "");
  const inside = [emojiNode(component.emoji), label && h("span", { class: "btn-label" }, label)];
  if (component.style === 5) {
    const link = linkTo(component.url);
    const isHere = link.target === undefined;
    return h(
      "a",
      {
        ...link,
        class: component.disabled ? "btn btn-link is-disabled" : "btn btn-link",
        href: component.disabled ? null : link.href,
        "aria-disabled": component.disabled ? "true" : null,
        role: component.disabled ? "link" : null,
        dataset: { ...link.dataset, key: component.url },
        title: isHere ? null : t("playground-link-note"),
      },
      inside,
      !isHere && icon("window"),
    );
  }
  const busy = context.pending(component.custom_id);
  // aria-disabled rather than disabled: a button that one has just pressed keeps focus while it may not be pressed.
  return h(
    "button",
    {
      type: "button",
      class: `btn btn-${STYLES[component.style]}`,
      "aria-label": label ? null : name,
      "aria-disabled": component.disabled ? "true" : null,
      "aria-busy": busy ? "true" : null,
      tabindex: component.disabled ? "-1" : null,
      dataset: { key: component.custom_id, customId: component.custom_id, action: "press" },
    },
    inside,
    busy && h("span", { class: "spinner", "aria-hidden": "true" }),
  );
}

/**
 * The values a select shows at first, as the bot says.
 * @param {Select} component
 */
export function selectedValues(component) {
  if (component.type === TYPE.STRING_SELECT) {
    return component.options.filter((option) => option.default).map(({ value }) => value);
  }
  return (component.default_values ?? []).map(({ id }) => id);
}

/**
 * @param {Select} component
 * @param {Context} context
 */
function select(component, context) {
  const values = context.chosen(component.custom_id) ?? selectedValues(component);
  const labels = values.map((value) => context.option(component, value)).filter(Boolean);
  const busy = context.pending(component.custom_id);
  const placeholder = component.placeholder ?? t("playground-choose");
  const options = component.type === TYPE.STRING_SELECT ? component.options : [];
  const emoji = options.find((option) => option.value === values[0])?.emoji;
  return h(
    "button",
    {
      type: "button",
      class: "select",
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-label": labels.length ? `${placeholder}: ${labels.join(", ")}` : placeholder,
      "aria-disabled": component.disabled ? "true" : null,
      "aria-busy": busy ? "true" : null,
      tabindex: component.disabled ? "-1" : null,
      dataset: { key: component.custom_id, customId: component.custom_id, action: "select" },
    },
    labels.length === 1 && emojiNode(emoji),
    h(
      "span",
      { class: labels.length ? "select-value" : "select-value is-placeholder" },
      labels.join(", ") || placeholder,
    ),
    busy ? h("span", { class: "spinner", "aria-hidden": "true" }) : icon("chevron"),
  );
}

/**
 * @param {string} url
 * @param {Message} message
 */
function findAttachment(url, message) {
  const name = /^attachment:\/\/(.+)$/.exec(url)?.[1];
  return message.attachments.find((one) => (name ? one.filename === name : one.url === url)) ?? null;
}

/**
 * A picture that opens large when pressed; its words are its alt text.
 * @param {{media: Partial<Media> & {url: string}, description?: string | null, spoiler?: boolean}} item
 * @param {Context} context
 */
export function picture(item, context, { thumbnail = false } = {}) {
  const attachment = findAttachment(item.media.url, context.message);
  const url = attachment?.url ?? item.media.url;
  const words = item.description ?? attachment?.description ?? "";
  const width = item.media.width ?? attachment?.width;
  const height = item.media.height ?? attachment?.height;
  return hidden(
    item.spoiler ?? false,
    h(
      "button",
      {
        type: "button",
        class: thumbnail ? "media thumbnail" : "media",
        title: t("playground-enlarge"),
        "aria-label": words ? null : t("playground-picture"),
        dataset: { action: "enlarge" },
        style: width && height ? { "--width": String(width), "--height": String(height) } : {},
      },
      h("img", { src: url, alt: words, width, height, draggable: "false" }),
    ),
  );
}

/** @param {number | undefined} bytes */
function sizeText(bytes) {
  if (bytes === undefined) return "";
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1024 * 1024 ? `${(bytes / 1024).toFixed(1)} KiB` : `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
}

/**
 * A file to download.
 * @param {{url: string, filename: string, size?: number, description?: string}} file
 */
export function fileNode({ url, filename, size, description }) {
  return h(
    "a",
    {
      class: "file",
      href: url,
      download: filename,
      title: description ?? t("playground-download", { name: filename }),
    },
    icon("file"),
    h("span", { class: "file-name" }, filename),
    h("span", { class: "file-size" }, sizeText(size)),
    icon("download"),
  );
}
