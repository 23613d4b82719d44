import { atLeast, atMost } from '../aim.mjs';
import { quantile } from './ask.mjs';
import { startCatalogue } from './start-catalogue.mjs';
import { buyers, comingAt, endVisits, visit } from './visits.mjs';

/**
 * Buyers on the site: as many as it can serve, and then three times as many, who come whether or not the ones before
 * them have been answered. What happens then is told as a multiple of what happened before, in the same run: so it says
 * the same on a slow machine.
 *
 * @param {(line: string) => void} print
 * @param {{ quick?: boolean }} [options]
 */
export async function measureLoad(print, { quick = false } = {}) {
  const site = await startCatalogue();
  try {
    const next = await buyers(site.url);
    const seconds = quick ? 3 : 20;
    let turn = 0;
    const ask = () => visit(site.url, next(turn++));
    // First whatever is made once and kept.
    for (let visits = 0; visits < (quick ? 200 : 400); visits++) await ask();
    await asManyAsServed(ask, seconds / 2);
    const full = told({ answers: await asManyAsServed(ask, seconds), seconds });
    const capacity = full.perSecond;
    const calm = told(await comingAt(ask, capacity * 0.7, seconds));
    const crowd = told(await comingAt(ask, capacity * 3, seconds));
    const after = told(await comingAt(ask, capacity * 0.7, seconds / 2));
    print(`  can serve ${capacity.toFixed(0)} visits/s (80 % lists and products, 15 % searches, 5 % inquiries)`);
    for (const [name, row] of Object.entries({ full, '0.7 ×': calm, '3 ×': crowd, 'then 0.7 ×': after })) {
      print(
        `  ${name.padEnd(10)} ${row.perSecond.toFixed(0).padStart(5)}/s served, p50 ${row.p50.toFixed(0)} ms, p99 ${row.p99.toFixed(0)} ms; ${row.shed} turned away, p50 ${row.shedP50.toFixed(0)} ms, p99 ${row.shedP99.toFixed(0)} ms; ${row.broken} broken${row.broken > 0 ? ` (${row.brokenBy.join(', ')})` : ''}`,
      );
    }
    const aims = [
      atMost('p99 of what is served at 3 × the load, × that of as much as can be served', crowd.p99 / full.p99, 2),
      atMost('turning away at 3 × the load, × the time of an answer then (medians)', crowd.shedP50 / crowd.p50, 1),
      atLeast('served at 3 × the load, of what can be served', crowd.perSecond / capacity, 0.5),
      atMost('broken connections and failures', calm.broken + crowd.broken + after.broken, 0),
      atMost('turned away afterwards, of a hundred', (after.shed / Math.max(1, after.all)) * 100, 1),
    ];
    return { capacity, full, calm, crowd, after, aims };
  } finally {
    endVisits();
  }
}

/** @typedef {import('./visits.mjs').Answered} Answered */

/**
 * Twenty-four buyers, each of whom waits for an answer before the next visit.
 *
 * @param {() => Promise<Answered>} ask
 * @param {number} seconds
 */
async function asManyAsServed(ask, seconds) {
  const until = performance.now() + seconds * 1000;
  /** @type {Answered[]} */
  const answers = [];
  const buyer = async () => {
    while (performance.now() < until) answers.push(await ask());
  };
  await Promise.all(Array.from({ length: 24 }, buyer));
  return answers;
}

/** @param {{ answers: readonly Answered[], seconds: number }} measured */
function told({ answers, seconds }) {
  const times = (/** @type {(status: number) => boolean} */ like) =>
    answers
      .filter(({ status }) => like(status))
      .map(({ milliseconds }) => milliseconds)
      .sort((a, b) => a - b);
  const served = times((status) => status >= 200 && status < 400);
  const shed = times((status) => status === 503);
  return {
    all: answers.length,
    perSecond: served.length / seconds,
    p50: quantile(served, 0.5),
    p99: quantile(served, 0.99),
    shed: shed.length,
    shedP50: shed.length > 0 ? quantile(shed, 0.5) : 0,
    shedP99: shed.length > 0 ? quantile(shed, 0.99) : 0,
    broken: answers.length - served.length - shed.length,
    brokenBy: [
      ...new Set(
        answers.map(({ status }) => status).filter((status) => status < 200 || (status >= 400 && status !== 503)),
      ),
    ],
  };
}
