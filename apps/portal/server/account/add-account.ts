import { randomInt } from 'node:crypto';
import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { isDuplicate, refuse } from '@selvedge/server-kit';
import type { PortalContext } from '../context';
import type { PortalDb } from '../database/portal-db';
import { accounts } from '../database/schema';
import { type AccountRow, isNickTaken } from './account-queries';

export type NewAccount = Partial<Pick<AccountRow, 'phone' | 'email' | 'nick' | 'passwordHash'>>;

/**
 * Makes an account. Who tells no nick gets one that nobody has.
 *
 * @throws {RefusedRequest} 422 at `nick` when somebody has it.
 */
export async function addAccount(
  { now, language }: Pick<PortalContext, 'now' | 'language'>,
  tx: Pick<PortalDb, 'insert' | 'select'>,
  { nick = freeNick(), ...given }: NewAccount,
): Promise<AccountRow> {
  if (await isNickTaken(tx, nick)) {
    throw refuse(codes.validationFailed, { situation: 'conflict', issues: [fieldIssue('nick', codes.noMatch)] });
  }
  const [row] = await tx
    .insert(accounts)
    .values({ ...given, nick, language, createdAt: now })
    .returning()
    .catch((error: unknown) => {
      // Somebody signed in for the first time twice at once; the other one has made the account.
      throw isDuplicate(error) ? refuse(codes.requestError, { situation: 'conflict' }) : error;
    });
  if (row === undefined) throw new Error('An account was not kept.');
  return row;
}

function freeNick(): string {
  return `weft-${randomInt(36 ** 6)
    .toString(36)
    .padStart(6, '0')}`;
}
