// The users, roles and channels that selects and options of commands offer to choose from.

import { nameOf } from "./shapes.js";

/**
 * @typedef {import("./state.js").Store} Store
 * @typedef {{value: string, label: string}} Offer
 */

/**
 * @param {Store} store
 * @returns {Offer[]}
 */
export const userChoices = (store) => store.members().map((user) => ({ value: user.id, label: nameOf(user) }));

/**
 * @param {Store} store
 * @returns {Offer[]}
 */
export const roleChoices = ({ guild }) =>
  guild
    ? [{ value: guild.id, label: "@everyone" }, ...guild.roles.map(({ id, name }) => ({ value: id, label: `@${name}` }))]
    : [];

/**
 * @param {Store} store
 * @param {number[]} [types] the types of channels to choose from; all if there are none
 * @returns {Offer[]}
 */
export function channelChoices(store, types = []) {
  const { guild } = store;
  return (guild ? [...store.textChannels(guild), ...store.textChannels(guild).flatMap((channel) => store.threadsOf(guild, channel))] : [])
    .filter(({ type }) => types.length === 0 || types.includes(type))
    .map(({ id, name }) => ({ value: id, label: `#${name}` }));
}
