// Points in time in words, in the person's language, and the ones that keep running.

import { h } from "./dom.js";
import { formatLocale } from "./i18n.js";

/** @type {Record<string, Intl.DateTimeFormatOptions | undefined>} */
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

/** @type {[unit: Intl.RelativeTimeFormatUnit, seconds: number][]} */
const UNITS = [
  ["year", 365 * 86400],
  ["month", 30 * 86400],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** @type {Map<string, Intl.DateTimeFormat>} */
const formats = new Map();

/** @param {Intl.DateTimeFormatOptions | undefined} options */
function dateFormat(options) {
  const key = `${formatLocale()} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(formatLocale(), options);
  formats.set(key, format);
  return format;
}

/** @type {Map<string, Intl.RelativeTimeFormat>} */
const relativeFormats = new Map();

function relativeFormat() {
  const key = formatLocale();
  const format = relativeFormats.get(key) ?? new Intl.RelativeTimeFormat(key, { numeric: "always" });
  relativeFormats.set(key, format);
  return format;
}

/** @param {number} unix */
function relative(unix) {
  const seconds = Math.round(unix - Date.now() / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ["second", 1];
  return relativeFormat().format(Math.trunc(seconds / size), unit);
}

/**
 * The words of Discord's timestamp `<t:unix:style>`.
 * @param {number} unix
 * @param {string} style
 */
export function timestampText(unix, style) {
  if (style === "R") return relative(unix);
  return dateFormat(STYLES[style] ?? STYLES.f).format(new Date(unix * 1000));
}

/**
 * A timestamp as an element; relative ones are kept right by `runClocks`.
 * @param {number} unix
 * @param {string} style
 */
export function timestamp(unix, style) {
  return h(
    "time",
    {
      class: "timestamp",
      datetime: new Date(unix * 1000).toISOString(),
      title: timestampText(unix, "F"),
      dataset: { unix, style },
    },
    timestampText(unix, style),
  );
}

/** Keep all relative timestamps in the page right, second by second. */
export function runClocks() {
  setInterval(() => {
    /** @type {NodeListOf<HTMLElement>} */
    const shown = document.querySelectorAll('time[data-style="R"]');
    for (const element of shown) {
      const words = relative(Number(element.dataset.unix));
      if (element.textContent !== words) element.textContent = words;
    }
  }, 1000);
}

/** @param {Date} date */
export const clock = (date) => dateFormat({ timeStyle: "short" }).format(date);
/** @param {Date} date */
export const day = (date) => dateFormat({ dateStyle: "long" }).format(date);
/** @param {Date} date */
export const full = (date) => dateFormat({ dateStyle: "full", timeStyle: "short" }).format(date);
/**
 * @param {Date} one
 * @param {Date} other
 */
export const sameDay = (one, other) => one.toDateString() === other.toDateString();
