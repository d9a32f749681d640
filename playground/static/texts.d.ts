/** The messages of `playground.ftl` by language, made by the playground when the page asks for `texts.js`. */
export const TEXTS: Record<string, Record<string, string>>;
