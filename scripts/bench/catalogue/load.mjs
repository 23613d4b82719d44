import autocannon from 'autocannon';

/**
 * @typedef {object} Load
 * @property {number} perSecond answers a second
 * @property {number} p99 milliseconds
 */

/**
 * Asks one address over and over on 24 connections.
 *
 * @param {string} url
 * @param {Record<string, string>} headers
 * @param {number} seconds
 * @param {number} status what every answer must be
 * @returns {Promise<Load>}
 */
export async function load(url, headers, seconds, status = 200) {
  const result = await autocannon({ url, headers, duration: seconds, connections: 24 });
  const seen = Object.keys(result.statusCodeStats ?? {});
  if (result.errors > 0 || seen.some((code) => Number(code) !== status)) {
    throw new Error(`${url} answered ${seen.join(', ')} with ${result.errors} errors, not only ${status}.`);
  }
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

/**
 * The same for a server that may need seconds for an answer.
 *
 * @param {string} url
 * @param {Record<string, string>} headers
 * @param {number} amount of answers
 */
export async function answersPerSecond(url, headers, amount) {
  const begun = performance.now();
  const result = await autocannon({ url, headers, amount, connections: 24, timeout: 60 });
  if (result.errors > 0 || result.non2xx > 0) throw new Error(`${url} did not answer ${amount} times.`);
  return (amount * 1000) / (performance.now() - begun);
}

/**
 * Loads several servers in turns, so that a busy machine slows all of them alike.
 *
 * @template {string} Name
 * @param {Record<Name, () => Promise<Load>>} contenders
 * @param {number} rounds
 * @returns {Promise<Record<Name, Load>>} the median of each
 */
export async function inTurns(contenders, rounds) {
  const names = /** @type {Name[]} */ (Object.keys(contenders));
  /** @type {Record<string, Load[]>} */
  const loads = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) for (const name of names) loads[name]?.push(await contenders[name]());
  const result = names.map((name) => {
    const own = loads[name] ?? [];
    return [name, { perSecond: median(own.map((one) => one.perSecond)), p99: median(own.map((one) => one.p99)) }];
  });
  return /** @type {Record<Name, Load>} */ (Object.fromEntries(result));
}

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
