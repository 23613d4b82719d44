/**
 * Asks one address over and over, one after the other.
 *
 * @param {string} address
 * @param {number} times
 * @returns {Promise<number[]>} milliseconds, the fastest first
 */
export async function timesOf(address, times) {
  const taken = [];
  for (let time = 0; time < times; time++) {
    const begun = performance.now();
    await answered(address);
    taken.push(performance.now() - begun);
  }
  return taken.sort((a, b) => a - b);
}

/**
 * Does something so many times, some of it at once, as a server at work has it: on a busy machine one after the other
 * would mostly wait for its turn.
 *
 * @param {number} times
 * @param {() => Promise<unknown>} work
 * @param {number} lanes how much at once
 */
export async function inLanes(times, work, lanes = 8) {
  let left = times;
  const lane = async () => {
    while (left-- > 0) await work();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** @param {string} address */
export async function answered(address) {
  const answer = await fetch(address);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
}

/**
 * @param {readonly number[]} sorted
 * @param {number} part 0.95 for the value that 95 of 100 do not exceed
 */
export function quantile(sorted, part) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
