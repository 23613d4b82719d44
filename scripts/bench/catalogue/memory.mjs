import { atMost } from '../aim.mjs';
import { startNursery } from './nursery.mjs';
import { residentMegabytes } from './processor-time.mjs';
import { slopeOf } from './slope.mjs';
import { buyers, comingAt, endVisits, visit } from './visits.mjs';

/** Slow enough for a busy machine to hold: not how fast it is, what it keeps of each request is asked. */
const perSecond = 60;

/**
 * Starting, resting and working: seconds until the built site answers, memory at rest, and how memory grows under the
 * visits of buyers.
 *
 * @param {(line: string) => void} print
 * @param {{ quick?: boolean }} [options]
 */
export async function measureMemory(print, { quick = false } = {}) {
  const nursery = await startNursery();
  const site = await nursery.fresh({ CAPTCHA: 'off' });
  try {
    const [start, first] = [site.startMs / 1000, nursery.filledMs / 1000];
    print(`  starts in ${start.toFixed(1)} s; the first time, with the demo content to load, in ${first.toFixed(1)} s`);
    const idle = residentMegabytes(site.pid);
    const minutes = quick ? 0.05 : Number(process.env.BENCH_MINUTES ?? 30);
    // A process grows until all that it keeps has been asked for once; the first tenth is for that.
    await work(site, (minutes * 60) / 10);
    const { requests, failed, held } = await work(site, minutes * 60);
    const begun = held[0]?.[1] ?? Number.NaN;
    const ended = held.at(-1)?.[1] ?? Number.NaN;
    const slope = slopeOf(held) * 100_000;
    print(
      `  ${idle.toFixed(0)} MB at rest, ${begun.toFixed(0)} MB at work; ${ended.toFixed(0)} MB after ${minutes} min`,
    );
    print(`  ${requests} visits (${failed} failed), ${slope.toFixed(2)} MB each 100,000 of them`);
    const aims = [atMost('seconds to start', start, 4), atMost('memory at rest, MB', idle, 200)];
    // Some seconds tell of warming up, not of a leak.
    if (!quick) aims.push(atMost('growth, MB each 100,000 visits', slope, 1));
    return { start, first, idle, begun, ended, requests, failed, slope, held, aims };
  } finally {
    await site.stop();
  }
}

/**
 * Buyers who come at an even pace, and the memory held as they were answered.
 *
 * @param {import('./nursery.mjs').Site} site
 * @param {number} seconds
 */
async function work({ url, pid }, seconds) {
  const next = await buyers(url);
  let turn = 0;
  let answered = 0;
  /** @type {[requests: number, megabytes: number][]} */
  const held = [];
  const note = () => held.push([answered, residentMegabytes(pid)]);
  const ask = async () => {
    const answer = await visit(url, next(turn++));
    answered += 1;
    return answer;
  };
  const timer = setInterval(note, 2_000);
  try {
    const { answers } = await comingAt(ask, perSecond, seconds);
    note();
    const failed = answers.filter(({ status }) => status < 200 || status >= 400).length;
    return { requests: answered, failed, held };
  } finally {
    clearInterval(timer);
    endVisits();
  }
}
