import { noteDeliveries } from '../bills/note-deliveries';
import { type ClockWorld, remindOfBills } from '../bills/remind';
import { renewFees } from './renew-fees';

/**
 * What fees do by the clock: new periods are billed, what is overdue is noted, who has not paid is reminded, and what
 * became of the mails is written down. Doing it again on the same day does nothing more.
 */
export async function runDues(world: ClockWorld): Promise<{ readonly billed: number; readonly reminded: number }> {
  const billed = await renewFees(world);
  const reminded = await remindOfBills(world);
  await noteDeliveries(world.db);
  return { billed, reminded };
}
