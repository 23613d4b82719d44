import { recordAct } from '../audit/record-act';
import { accept } from './change-enrolment';
import { atTheDesk, findEnrolment, type OneEnrolment } from './desk-enrolments';
import { conflict } from './enrol';
import type { SaveContext } from './save-activity';
import { type Standing, standingOf } from './standing';
import { tellParties } from './tell-parties';

/**
 * Takes the places that an enrolment was offered, at its wish.
 *
 * @throws {RefusedRequest} 409 when they have passed on
 */
export async function acceptFor(context: SaveContext, sent: OneEnrolment): Promise<Standing> {
  const standing = await atTheDesk(context, sent, async (db, activity) => {
    const enrolment = await findEnrolment(db, sent);
    const accepted = await accept(db, activity, enrolment, context);
    if (accepted !== null && enrolment.state !== 'confirmed') {
      await recordAct(db, context, {
        ccId: sent.ccId,
        act: 'activity.accept',
        subject: `activity:${sent.activityId}`,
        details: { enrolment: enrolment.id },
      });
    }
    return accepted;
  });
  // Thrown outside: that an offer has passed on stays written.
  if (standing === null) throw conflict();
  return standing;
}

/**
 * Sends a party its tickets once more.
 *
 * @throws {RefusedRequest} 409 when it has no tickets, or has left no address
 */
export function resendTickets(context: SaveContext, sent: OneEnrolment): Promise<Standing> {
  const { now, origin } = context;
  return atTheDesk(context, sent, async (db, activity) => {
    const enrolment = await findEnrolment(db, sent);
    if (enrolment.state !== 'confirmed' || now >= activity.endsAt) throw conflict();
    if (enrolment.accountId === null && enrolment.email === '') throw conflict();
    await tellParties(db, [enrolment], { activity, news: 'tickets', now, origin });
    await recordAct(db, context, {
      ccId: sent.ccId,
      act: 'activity.resend',
      subject: `activity:${sent.activityId}`,
      details: { enrolment: enrolment.id },
    });
    return standingOf(db, enrolment);
  });
}
