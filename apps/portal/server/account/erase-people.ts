import { dropFiles, type Storage } from '@selvedge/server-kit';
import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import { eraseEnrolments } from '../activities/erase-enrolments';
import { recordAct } from '../audit/record-act';
import type { PortalDb } from '../database/portal-db';
import {
  accounts,
  calendarFeeds,
  customFormFiles,
  deskRequests,
  externalIdentities,
  memberInvitations,
  members,
  memberTexts,
  noticeSwitches,
  notices,
  oneTimeCodes,
  pushDevices,
  roleGrants,
  scanKeys,
  schedules,
  sessions,
  uploads,
} from '../database/schema';
import { eraseApplications } from '../joining/erase-applications';
import { dropPicture } from '../media/store-picture';
import { endMemberships } from '../members/end-memberships';

/** What stands where a name stood. */
const nobody = {
  'zh-cn': { name: '已注销', initial: '·', post: '', introduction: '' },
  en: { name: 'Erased', initial: '·', post: '', introduction: '' },
} as const;

/** Erases the people whose grace is over; what others need of them stays without them. */
export async function erasePeople({ db, storage, now }: Erasing): Promise<number> {
  const due = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(lte(accounts.eraseAfter, now), isNull(accounts.erasedAt)))
    .limit(200);
  for (const { id } of due) {
    const { picture, files } = await erasePerson(db, id, now);
    if (picture !== null) await dropPicture(storage, picture);
    await dropFiles(storage, files);
  }
  return due.length;
}

interface Erasing {
  readonly db: PortalDb;
  readonly storage: Storage;
  readonly now: Date;
}

/** What no row names any more and lies in the storage still. */
interface Left {
  readonly picture: string | null;
  readonly files: readonly { readonly cname: string }[];
}

function erasePerson(db: PortalDb, id: number, now: Date): Promise<Left> {
  return db.transaction(async (tx) => {
    // Looked at again under the lock: the person may be signing in at this very moment.
    const [account] = await tx
      .select()
      .from(accounts)
      .where(and(eq(accounts.id, id), lte(accounts.eraseAfter, now), isNull(accounts.erasedAt)))
      .for('update');
    if (account === undefined) return { picture: null, files: [] };
    const targets = [account.phone, account.email].filter((value) => value !== null);
    await tx.delete(sessions).where(eq(sessions.accountId, id));
    await tx.delete(externalIdentities).where(eq(externalIdentities.accountId, id));
    await tx.delete(scanKeys).where(eq(scanKeys.accountId, id));
    await tx.delete(notices).where(eq(notices.accountId, id));
    await tx.delete(noticeSwitches).where(eq(noticeSwitches.accountId, id));
    await tx.delete(pushDevices).where(eq(pushDevices.accountId, id));
    await tx.delete(schedules).where(eq(schedules.accountId, id));
    await tx.delete(calendarFeeds).where(eq(calendarFeeds.accountId, id));
    await tx.delete(deskRequests).where(eq(deskRequests.accountId, id));
    await eraseEnrolments(tx, id, now);
    await tx.delete(roleGrants).where(eq(roleGrants.accountId, id));
    if (targets.length > 0) await tx.delete(oneTimeCodes).where(inArray(oneTimeCodes.target, targets));
    const own = await tx
      .select({ id: members.id, ccId: members.communityId })
      .from(members)
      .where(eq(members.accountId, id));
    for (const member of own) {
      // Offices and seats are others' to fill.
      await endMemberships(tx, { actor: null, now }, { ccId: member.ccId, ids: [member.id] });
      await tx.delete(memberInvitations).where(eq(memberInvitations.memberId, member.id));
      await tx
        .update(members)
        .set({ accountId: null, state: 'left', phone: null, email: null, picture: null })
        .where(eq(members.id, member.id));
      await recordAct(
        tx,
        { actor: null, now },
        { ccId: member.ccId, act: 'member.erase', subject: `member:${member.id}` },
      );
      for (const language of ['zh-cn', 'en'] as const) {
        await tx
          .update(memberTexts)
          .set(nobody[language])
          .where(and(eq(memberTexts.memberId, member.id), eq(memberTexts.language, language)));
      }
    }
    await eraseApplications(tx, id, now);
    const sent = tx
      .select({ id: customFormFiles.uploadId })
      .from(customFormFiles)
      .where(eq(customFormFiles.accountId, id));
    const files = await tx.delete(uploads).where(inArray(uploads.id, sent)).returning({ cname: uploads.cname });
    await tx
      .update(accounts)
      .set({
        phone: null,
        email: null,
        passwordHash: null,
        nick: `erased-${id}`,
        avatar: null,
        setting: {},
        erasedAt: now,
      })
      .where(eq(accounts.id, id));
    return { picture: account.avatar, files };
  });
}
