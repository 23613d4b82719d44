import { readFirstFee } from '../fees/first-fee';
import type { Tx } from './add-event';
import type { ApplicationRow } from './application-queries';

type OfMember = Pick<ApplicationRow, 'communityId' | 'memberId'>;

async function firstFeeOf(tx: Pick<Tx, 'select'>, { communityId, memberId }: OfMember) {
  return memberId === null ? { bills: [], isSettled: true } : readFirstFee(tx, { ccId: communityId, memberId });
}

/** Whether nothing is owed any more. Where no fee is asked for, the desk lets the application go on. */
export async function areDuesSettled(tx: Pick<Tx, 'select'>, row: OfMember): Promise<boolean> {
  return (await firstFeeOf(tx, row)).isSettled;
}

/** Whether something was billed, and all of it is settled: then the application goes on by itself. */
export async function wereDuesPaid(tx: Pick<Tx, 'select'>, row: OfMember): Promise<boolean> {
  const { bills, isSettled } = await firstFeeOf(tx, row);
  return bills.length > 0 && isSettled;
}
