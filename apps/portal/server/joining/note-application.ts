import { eq } from 'drizzle-orm';
import type { PortalContext, RequestContext } from '../context';
import { joinApplications } from '../database/schema';
import { addEvent } from './add-event';
import { changeSent } from './decide-application';
import { tellApplicant } from './join-mails';
import { requireAct } from './write-application';

interface Note {
  readonly ccId: number;
  readonly id: number;
  readonly version: number;
  readonly text: string;
}

/** Notes something that stays within the house. */
export function commentApplication(context: PortalContext, { text, ...one }: Note) {
  return changeSent(context, one, async (transaction, { id, stage }) => {
    await addEvent(transaction, context, id, { kind: 'comment', stage, text, isShown: false });
    return { act: 'join.comment', details: { stage } };
  });
}

/** Asks the applicant something; until there is an answer the application waits. */
export function askApplicant(context: RequestContext, { text, ...one }: Note) {
  return changeSent(context, one, async (transaction, row) => {
    const state = requireAct(row, 'ask');
    await transaction.update(joinApplications).set({ state }).where(eq(joinApplications.id, row.id));
    const event = { kind: 'question', stage: row.stage, text, isShown: true } as const;
    const eventId = await addEvent(transaction, context, row.id, event);
    await tellApplicant(transaction, context, row, 'question', { text, once: `question:${eventId}` });
    return { act: 'join.ask', details: { stage: row.stage } };
  });
}

/** Writes down a visit: the applicant sees that there was one, the house what was seen. */
export function recordVisit(context: PortalContext, { text, day, ...one }: Note & { readonly day: string }) {
  return changeSent(context, one, async (transaction, { id, stage }) => {
    await addEvent(transaction, context, id, { kind: 'visit', stage, text, details: { day }, isShown: false });
    return { act: 'join.visit', details: { stage, day } };
  });
}
