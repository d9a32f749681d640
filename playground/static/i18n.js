// The page's words, from the folders of the languages in i18n/, and the languages a person may have.

import { TEXTS } from "./texts.js";

/**
 * Discord's locales under the names their speakers give them.
 * @type {[code: string, name: string][]}
 */
export const LOCALES = [
  ["en-US", "English (US)"],
  ["en-GB", "English (UK)"],
  ["ja", "日本語"],
  ["bg", "български"],
  ["cs", "Čeština"],
  ["da", "Dansk"],
  ["de", "Deutsch"],
  ["el", "Ελληνικά"],
  ["es-419", "Español (LATAM)"],
  ["es-ES", "Español"],
  ["fi", "Suomi"],
  ["fr", "Français"],
  ["hi", "हिन्दी"],
  ["hr", "Hrvatski"],
  ["hu", "Magyar"],
  ["id", "Bahasa Indonesia"],
  ["it", "Italiano"],
  ["ko", "한국어"],
  ["lt", "Lietuviškai"],
  ["nl", "Nederlands"],
  ["no", "Norsk"],
  ["pl", "Polski"],
  ["pt-BR", "Português do Brasil"],
  ["ro", "Română"],
  ["ru", "Русский"],
  ["sv-SE", "Svenska"],
  ["th", "ไทย"],
  ["tr", "Türkçe"],
  ["uk", "Українська"],
  ["vi", "Tiếng Việt"],
  ["zh-CN", "简体中文"],
  ["zh-TW", "繁體中文"],
];

const SOURCE = "en";

let locale = "en-US";
let texts = TEXTS[SOURCE];

/**
 * Speak the person's language from now on (English where the page has no words in it).
 * @param {string} value
 */
export function setLocale(value) {
  const language = [value, value.split("-")[0]].find((each) => each in TEXTS);
  locale = value;
  texts = TEXTS[language ?? SOURCE];
  // The browser chooses the shapes of Chinese characters and the breaks of lines by it.
  document.documentElement.lang = language ? value : SOURCE;
}

/** The locale for numbers and dates, as Intl knows it. */
export const formatLocale = () => locale;

/**
 * The message `key` of `playground.ftl` with `{name}` filled in from `values`.
 * @param {string} key
 * @param {Record<string, unknown>} [values]
 */
export function t(key, values = {}) {
  return texts[key].replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
}

/**
 * The name that Discord shows this person of a command, an option or a choice.
 * @param {Named} thing
 */
export const localized = (thing) => thing.name_localizations?.[locale] ?? thing.name_localized ?? thing.name;

/**
 * The description that Discord shows this person of a command or an option.
 * @param {Described} thing
 */
export const localizedDescription = (thing) =>
  thing.description_localizations?.[locale] ?? thing.description_localized ?? thing.description;
