import { and, eq, inArray } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import { companies, joinApplications, joinForms, members } from '../database/schema';
import { inviteMembers } from '../members/invite-members';
import { issueCard, lastDayAfter } from '../members/issue-card';
import { addEvent, type Tx } from './add-event';
import { admitApplicant } from './admit-applicant';
import type { ApplicationRow } from './application-queries';
import { type Telling, tellApplicant } from './join-mails';
import { requireAct } from './write-application';

/** Makes members of those whom an application names: with a number, a card and, for colleagues, an invitation. */
export async function activateApplicant(tx: Tx, context: Telling, row: ApplicationRow): Promise<void> {
  const state = requireAct(row, 'admit');
  const { now } = context;
  const { memberIds, companyId } = await admitApplicant(tx, context, row);
  const { communityId: ccId } = row;
  await tx
    .update(members)
    .set({ state: 'active', joinedAt: now, updatedAt: now })
    .where(and(inArray(members.id, [...memberIds]), eq(members.state, 'admitted')));
  if (companyId !== null) {
    await tx
      .update(companies)
      .set({ isListed: true, joinedAt: now, updatedAt: now })
      .where(eq(companies.id, companyId));
  }
  const [form] = await tx.select({ months: joinForms.months }).from(joinForms).where(eq(joinForms.id, row.joinFormId));
  const validUntil = lastDayAfter(now, form?.months ?? null);
  for (const memberId of memberIds) {
    const { number } = await issueCard(tx, { memberId, ccId, now, validUntil });
    const act = { ccId, act: 'member.admit', subject: `member:${memberId}`, details: { application: row.id, number } };
    await recordAct(tx, context, act);
  }
  await inviteMembers(tx, context, { ccId, ids: memberIds });
  await tx
    .update(joinApplications)
    .set({ state, stage: null, deadline: null, endedAt: now })
    .where(eq(joinApplications.id, row.id));
  await addEvent(tx, context, row.id, { kind: 'admitted', stage: null, isShown: true });
  await tellApplicant(tx, context, row, 'admitted');
}
