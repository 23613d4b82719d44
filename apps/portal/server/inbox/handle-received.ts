import { codes } from '@selvedge/error-catalogue';
import { refuse, withTransaction } from '@selvedge/server-kit';
import { and, eq } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { PortalContext } from '../context';
import { messageBoardEntries, recruitmentApplications, recruitments } from '../database/schema';
import { requireOwnRow } from '../desk/own-row';
import { requireRight } from '../desk/require-right';
import { nextVersion, versionOf } from '../desk/version';

export interface Handled {
  readonly ccId: number;
  readonly id: number;
  readonly version: number;
  readonly state: (typeof messageBoardEntries.$inferSelect)['state'];
  readonly note: string;
}

/** Notes how far somebody has come with a message, unless somebody else has since. */
export async function handleMessage(context: PortalContext, { ccId, id, version, state, note }: Handled) {
  requireRight(context, 'message.read', ccId);
  return withTransaction(context.db, async (transaction) => {
    const row = await requireOwnRow(transaction, messageBoardEntries, { ccId, id }, true);
    const updatedAt = nextVersion(row.updatedAt, version, context.now);
    await transaction.update(messageBoardEntries).set({ state, note, updatedAt }).where(eq(messageBoardEntries.id, id));
    await recordAct(transaction, context, {
      ccId,
      act: 'message.handle',
      subject: `message:${id}`,
      details: { before: row.state, state },
    });
    return { id, version: versionOf(updatedAt) };
  });
}

/** The same of an application for one of the community's jobs. */
export async function handleApplication(context: PortalContext, { ccId, id, version, state, note }: Handled) {
  requireRight(context, 'job.manage', ccId);
  return withTransaction(context.db, async (transaction) => {
    const [row] = await transaction
      .select({ state: recruitmentApplications.state, updatedAt: recruitmentApplications.updatedAt })
      .from(recruitmentApplications)
      .innerJoin(recruitments, eq(recruitments.id, recruitmentApplications.recruitmentId))
      .where(and(eq(recruitmentApplications.id, id), eq(recruitments.communityId, ccId)))
      .for('update');
    if (row === undefined) throw refuse(codes.notFound);
    const updatedAt = nextVersion(row.updatedAt, version, context.now);
    await transaction
      .update(recruitmentApplications)
      .set({ state, note, updatedAt })
      .where(eq(recruitmentApplications.id, id));
    await recordAct(transaction, context, {
      ccId,
      act: 'application.handle',
      subject: `application:${id}`,
      details: { before: row.state, state },
    });
    return { id, version: versionOf(updatedAt) };
  });
}
