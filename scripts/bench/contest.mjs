import { Bench } from 'tinybench';

/**
 * @typedef {object} Contest
 * @property {string} job what is done, for people
 * @property {boolean} same whether all do the same job; their results are then compared before anything is measured
 * @property {readonly unknown[]} inputs each contender gets all of them, one after the other
 * @property {Record<string, (input: any) => unknown>} contenders ours comes first
 *
 * @typedef {object} Figures
 * @property {string} job
 * @property {boolean} same
 * @property {string} name
 * @property {number} nanoseconds for one input
 * @property {number} ratio how many times longer than ours it takes, in the same run
 */

/** Contenders take turns for several short rounds, so that a busy machine slows all of them alike. */
const forms = { full: { rounds: 9, roundMs: 60 }, quick: { rounds: 3, roundMs: 20 } };

/**
 * @param {Contest} contest
 * @param {{ quick?: boolean }} [options]
 * @returns {Promise<readonly Figures[]>} ours first
 */
export async function hold({ job, same, inputs, contenders }, { quick = false } = {}) {
  const { rounds, roundMs } = forms[quick ? 'quick' : 'full'];
  const names = Object.keys(contenders);
  if (same) for (const input of inputs) agree(job, input, contenders);

  /** @type {Record<string, number[]>} */
  const times = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    const bench = new Bench({
      time: roundMs,
      iterations: 3,
      warmup: round === 0,
      warmupTime: roundMs,
      warmupIterations: 3,
    });
    for (const [name, work] of Object.entries(contenders)) {
      bench.add(name, () => {
        let written = 0;
        for (const input of inputs) written += String(work(input)).length;
        return written;
      });
    }
    await bench.run();
    for (const { name, result } of bench.tasks) {
      if (!('latency' in result)) throw new Error(`${job}: ${name} could not be measured.`);
      times[name]?.push((result.latency.p50 * 1e6) / inputs.length);
    }
  }
  const [ours = ''] = names;
  return names.map((name) => ({
    job,
    same,
    name,
    nanoseconds: median(times[name] ?? []),
    ratio: median((times[name] ?? []).map((time, round) => time / (times[ours]?.[round] ?? Number.NaN))),
  }));
}

/**
 * @param {string} job
 * @param {unknown} input
 * @param {Contest['contenders']} contenders
 */
function agree(job, input, contenders) {
  const results = Object.entries(contenders).map(([name, work]) => [name, String(work(input))]);
  const [[, first] = []] = results;
  const other = results.find(([, result]) => result !== first);
  if (other) throw new Error(`${job}: for ${JSON.stringify(input)} we say ${first}, ${other[0]} says ${other[1]}.`);
}

/** @param {readonly number[]} values */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
