/**
 * @typedef {object} Aim
 * @property {string} what
 * @property {string} value as it was measured
 * @property {string} wanted
 * @property {boolean} holds
 */

/**
 * @param {string} what
 * @param {number} value
 * @param {number} limit
 * @returns {Aim} that the value is at least the limit
 */
export function atLeast(what, value, limit) {
  return { what, value: value.toFixed(2), wanted: `≥ ${round(limit)}`, holds: value >= limit };
}

/**
 * @param {string} what
 * @param {number} value
 * @param {number} limit
 * @returns {Aim} that the value is at most the limit
 */
export function atMost(what, value, limit) {
  return { what, value: value.toFixed(2), wanted: `≤ ${round(limit)}`, holds: value <= limit };
}

/** @param {number} limit */
const round = (limit) => Number(limit.toFixed(2));
