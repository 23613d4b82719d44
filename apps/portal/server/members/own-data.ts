import { type AnyColumn, eq, inArray, sql } from 'drizzle-orm';
import type { PortalContext } from '../context';
import {
  accounts,
  announcementReads,
  auditLog,
  bills,
  companySeats,
  customFormFiles,
  enrolments,
  externalIdentities,
  joinApplications,
  joinEvents,
  joinVotes,
  memberCards,
  members,
  memberTexts,
  notices,
  positionHolders,
  sessions,
  uploads,
} from '../database/schema';
import { requireAccount } from '../joining/read-applications';

/** Everything that is kept of the caller, as a file that another service can read. Secrets are none of it. */
export async function readOwnData(context: PortalContext) {
  const accountId = requireAccount(context);
  const { db, now } = context;
  const own = await db.select().from(members).where(eq(members.accountId, accountId));
  const memberIds = own.map(({ id }) => id);
  const ofMembers = (column: AnyColumn) => (memberIds.length === 0 ? sql`false` : inArray(column, memberIds));
  const applications = await db.select().from(joinApplications).where(eq(joinApplications.accountId, accountId));
  const applicationIds = applications.map(({ id }) => id);
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  const { passwordHash: _hash, ...shown } = account ?? { passwordHash: null };
  const data = {
    made_at: now.toISOString(),
    account: shown,
    sessions: await db
      .select({ createdAt: sessions.createdAt, seenAt: sessions.seenAt, userAgent: sessions.userAgent })
      .from(sessions)
      .where(eq(sessions.accountId, accountId)),
    third_parties: await db
      .select({ provider: externalIdentities.provider, createdAt: externalIdentities.createdAt })
      .from(externalIdentities)
      .where(eq(externalIdentities.accountId, accountId)),
    memberships: own,
    member_texts: await db.select().from(memberTexts).where(ofMembers(memberTexts.memberId)),
    cards: await db
      .select({ number: memberCards.number, issuedAt: memberCards.issuedAt, validUntil: memberCards.validUntil })
      .from(memberCards)
      .where(ofMembers(memberCards.memberId)),
    seats: await db.select().from(companySeats).where(ofMembers(companySeats.memberId)),
    offices: await db.select().from(positionHolders).where(ofMembers(positionHolders.memberId)),
    applications: applications.map(({ electorate: _electorate, ...application }) => application),
    application_history:
      applicationIds.length === 0
        ? []
        : await db
            .select({ kind: joinEvents.kind, text: joinEvents.text, createdAt: joinEvents.createdAt })
            .from(joinEvents)
            .where(sql`${inArray(joinEvents.applicationId, applicationIds)} and ${joinEvents.isShown}`),
    application_files:
      applicationIds.length === 0
        ? []
        : await db
            .select({ name: uploads.name, size: uploads.size, receivedAt: uploads.receivedAt })
            .from(customFormFiles)
            .innerJoin(uploads, eq(uploads.id, customFormFiles.uploadId))
            .where(
              inArray(
                customFormFiles.subject,
                applicationIds.map((id) => `application:${id}`),
              ),
            ),
    bills: await db.select().from(bills).where(ofMembers(bills.memberId)),
    votes: await db.select().from(joinVotes).where(ofMembers(joinVotes.memberId)),
    enrolments: await db.select().from(enrolments).where(eq(enrolments.accountId, accountId)),
    announcements_read: await db.select().from(announcementReads).where(ofMembers(announcementReads.memberId)),
    notices: await db.select().from(notices).where(eq(notices.accountId, accountId)),
    acts: await db
      .select({ act: auditLog.act, subject: auditLog.subject, createdAt: auditLog.createdAt })
      .from(auditLog)
      .where(eq(auditLog.accountId, accountId)),
  };
  const content = Buffer.from(JSON.stringify(data, null, 2)).toString('base64');
  return { name: `my-data-${now.toISOString().slice(0, 10)}.json`, type: 'application/json', content };
}
