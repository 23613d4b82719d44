/**
 * Runs a long step with a line that says what it is, a sign of life every ten seconds, and how long it took.
 *
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @param {(result: T) => boolean} [succeeded]
 * @param {(line: string) => void} [say] where the lines go
 * @returns {Promise<T>}
 */
export async function step(title, work, succeeded = () => true, say = console.log) {
  const start = Date.now();
  say(`▸ ${title} …`);
  const alive = setInterval(() => say(`  … ${title.toLowerCase()}, ${seconds(start)} so far`), 10_000);
  try {
    const result = await work();
    say(`${succeeded(result) ? '✓' : '✗'} ${title} (${seconds(start)})`);
    return result;
  } finally {
    clearInterval(alive);
  }
}

/** @param {number} start */
function seconds(start) {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`;
}
