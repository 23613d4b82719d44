import { createLog, readSettings } from '@selvedge/server-kit';
import { catalogueCalls } from '../server/api';
import { openPageCache } from '../server/page-cache/open-page-cache';
import { openResources } from '../server/resources';
import { catalogueSettings } from '../server/settings';

/**
 * Calls of the API as functions against a query through the same pool, in one process and in turns; tells the processor
 * time of each as JSON. What is asked comes in `CONTESTS`, and `ROUNDS` times `CALLS` of each are made.
 */
interface Contest {
  readonly name: string;
  readonly id: string;
  readonly input: Readonly<Record<string, string>>;
  readonly query: string;
}

const contests = JSON.parse(process.env.CONTESTS ?? '[]') as Contest[];
const rounds = Number(process.env.ROUNDS ?? 1);
const calls = Number(process.env.CALLS ?? 1);

const settings = readSettings(catalogueSettings, process.env);
const log = createLog({ level: settings.LOG_LEVEL });
const resources = await openResources(settings, { log });
const { close } = await openPageCache(resources, settings);
const call = catalogueCalls(resources, settings);

const measured = [];
for (const { name, id, input, query } of contests) {
  const ours = async () => {
    const { status } = await call(id, input, { company: settings.COMPANY_ID });
    if (status !== 200) throw new Error(`${id} answered ${status}.`);
  };
  const bare = () => resources.pool.query(query);
  const taken = [];
  for (let round = 0; round <= rounds; round++) {
    const times = { milliseconds: await processorTime(ours), bare: await processorTime(bare) };
    // The first round is for what is compiled and kept at first.
    if (round > 0) taken.push(times);
  }
  measured.push({ name, rounds: taken });
}
process.stdout.write(`${JSON.stringify(measured)}\n`);
await close();
await resources.close();

async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (let time = 0; time < calls; time++) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / calls;
}
