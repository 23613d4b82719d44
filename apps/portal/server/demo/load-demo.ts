import type { Signer, Storage } from '@selvedge/server-kit';
import { sql } from 'drizzle-orm';
import type { PortalDb } from '../database/portal-db';
import { communities } from '../database/schema';
import { ensureRoles } from '../roles/ensure-roles';
import { freshenSearch } from '../search/freshen-search';
import { writeDemoAccounts } from './demo-accounts';
import { storeDemoPictures } from './demo-pictures';
import { writeActivities } from './write-activities';
import { writeAnnouncements } from './write-announcements';
import { writeCommunity } from './write-community';
import { writeCompanies } from './write-companies';
import { writeJobs } from './write-jobs';
import { writeNews } from './write-news';
import { writeOfficialWeb } from './write-official-web';
import { writePositions } from './write-positions';

/** What the parts of the demo are written with. */
export interface DemoWriter {
  /** A transaction: the demo is there whole or not at all. */
  readonly db: Pick<PortalDb, 'insert' | 'select'>;
  readonly communityId: number;
  /** The day that the demo's days are counted from. */
  readonly now: Date;
}

export interface DemoOptions {
  readonly db: PortalDb;
  readonly storage: Storage;
  readonly signer: Signer;
  readonly now: Date;
  readonly progress: (step: string) => void;
}

const demoLock = 7_353_101;

/** Fills an empty database with the demo association; one that has any community is left alone. */
export async function loadDemo({ db, storage, signer, now, progress }: DemoOptions): Promise<void> {
  if ((await db.$count(communities)) > 0) return;
  progress('loading the demo content');
  await db.transaction(async (transaction) => {
    // Two instances may find the database empty at once.
    await transaction.execute(sql`select pg_advisory_xact_lock(${demoLock})`);
    if ((await transaction.$count(communities)) > 0) return;
    // Before the rows that name them: whoever reads the rows finds the files.
    await storeDemoPictures(storage);
    const writer: DemoWriter = { db: transaction, communityId: await writeCommunity(transaction), now };
    const people = await writeCompanies(writer);
    await writePositions(writer, people);
    await writeActivities(writer, people);
    await writeNews(writer);
    await writeAnnouncements(writer);
    await writeJobs(writer, people);
    await writeOfficialWeb(writer);
    await ensureRoles(transaction);
    await writeDemoAccounts({ db: transaction, communityId: writer.communityId, now, signer });
  });
  // So that nobody's first search waits for it.
  await freshenSearch(db);
}
