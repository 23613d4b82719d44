import { withTransaction } from '@selvedge/server-kit';
import { eq } from 'drizzle-orm';
import type { PortalContext } from '../context';
import { joinApplications } from '../database/schema';
import { nextVersion, versionOf } from '../desk/version';
import { addEvent } from './add-event';
import { dropApplicant } from './admit-applicant';
import { ownApplication } from './read-applications';
import { requireAct } from './write-application';

interface Own {
  readonly id: number;
  readonly version: number;
}

/** Answers what the association has asked; the application goes on where it stood. */
export async function answerQuestion(context: PortalContext, { id, version, text }: Own & { readonly text: string }) {
  return change(context, { id, version }, 'answer', text);
}

/** Takes an own application back. */
export async function withdrawApplication(context: PortalContext, own: Own) {
  return change(context, own, 'withdraw', '');
}

const eventOf = { answer: 'answer', withdraw: 'withdrawn' } as const;

function change(context: PortalContext, { id, version }: Own, act: 'answer' | 'withdraw', text: string) {
  return withTransaction(context.db, async (transaction) => {
    const row = await ownApplication(context, id, transaction, true);
    const state = requireAct(row, act);
    const updatedAt = nextVersion(row.updatedAt, version, context.now);
    const endedAt = act === 'withdraw' ? context.now : null;
    await transaction.update(joinApplications).set({ state, endedAt, updatedAt }).where(eq(joinApplications.id, id));
    if (act === 'withdraw') await dropApplicant(transaction, context, row);
    if (row.state !== 'draft') {
      await addEvent(transaction, context, id, { kind: eventOf[act], stage: row.stage, text, isShown: true });
    }
    return { id, version: versionOf(updatedAt) };
  });
}
