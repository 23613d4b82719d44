import { z } from 'zod';
import { billState, day } from '../fee-fields';
import { id } from '../list';
import { keywords } from './fields';

/** An amount in cents as it is sent: at most twenty million. */
export const amount = z.int().min(0).max(2_000_000_000);

/** What a company turned over in a year, in cents. */
export const turnover = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

/** The days of the books that are asked for: from the first one until the first day after them. */
export const span = { from: day.optional(), until: day.optional() };

/** Of which bills something is asked for: the same for the list, the books and their file. */
export const ofBills = {
  /** Words of who pays. */
  keywords,
  fee_id: id.optional(),
  /** How the bill stands now. */
  state: billState.optional(),
  member_id: id.optional(),
  /** The kind of member who pays. */
  category_id: id.optional(),
};

/** Who decides what members owe. */
export const manageFees = { permission: 'fee.manage' } as const;
