import type { Signer, Storage } from '@selvedge/server-kit';
import { sql } from 'drizzle-orm';
import type { DemoAssociation } from '../../demo/content/types';
import { youngWeavers } from '../../demo/content/young-weavers/young-weavers';
import { makeAssociation } from '../../demo/generator/make-association';
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
import { writeDues } from './write-dues';
import { writeJobs } from './write-jobs';
import { writeJoining, writeMemberCategories } from './write-joining';
import { writeLetters } from './write-letters';
import { writeMedia } from './write-media';
import { writeNews } from './write-news';
import { writeNotices } from './write-notices';
import { writeOfficialWeb } from './write-official-web';
import { writeOwnEnrolments } from './write-own-enrolments';
import { writePositions } from './write-positions';
import { writeSchedules } from './write-schedules';

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

/** Fills an empty database with the demo's communities; one that has any community is left alone. */
export async function loadDemo({ db, storage, signer, now, progress }: DemoOptions): Promise<void> {
  if ((await db.$count(communities)) > 0) return;
  progress('loading the demo content');
  await db.transaction(async (transaction) => {
    // Two instances may find the database empty at once.
    await transaction.execute(sql`select pg_advisory_xact_lock(${demoLock})`);
    if ((await transaction.$count(communities)) > 0) return;
    // Before the rows that name them: whoever reads the rows finds the files.
    await storeDemoPictures(storage);
    const ids = await writeAll(transaction, now, [makeAssociation(), youngWeavers]);
    for (const communityId of ids) await writeMedia({ db: transaction, storage, communityId, now });
    await ensureRoles(transaction);
    await writeDemoAccounts({ db: transaction, communityId: ids[0] ?? 0, now, signer });
    await writeOwnEnrolments({ db: transaction, communityId: ids[0] ?? 0, now });
    const categories = await writeMemberCategories({ db: transaction, communityId: ids[0] ?? 0 });
    await writeDues({ db: transaction, storage, communityId: ids[0] ?? 0, categories, now });
    await writeSchedules({ db: transaction, communityId: ids[0] ?? 0, now });
    await writeJoining({ db: transaction, communityId: ids[0] ?? 0, now }, categories);
    await writeNotices({ db: transaction, communityId: ids[0] ?? 0, now });
  });
  // So that nobody's first search waits for it.
  await freshenSearch(db);
}

async function writeAll(db: DemoWriter['db'], now: Date, all: readonly DemoAssociation[]): Promise<number[]> {
  const ids: number[] = [];
  for (const content of all) {
    const writer: DemoWriter = { db, communityId: await writeCommunity(db, content), now };
    const companies = await writeCompanies(writer, content);
    await writePositions(writer, content.positions, companies);
    await writeActivities(writer, content.activities, companies);
    await writeNews(writer, content.news);
    await writeAnnouncements(writer, content.announcements);
    const jobs = await writeJobs(writer, content.jobs, companies);
    await writeLetters(writer, content.letters, jobs);
    await writeOfficialWeb(writer, content);
    ids.push(writer.communityId);
  }
  return ids;
}
