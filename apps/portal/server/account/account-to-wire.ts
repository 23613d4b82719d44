import type { RawUser } from '@selvedge/api-contract/community';
import { unixSeconds } from '../context';
import type { AccountRow } from './account-queries';

export function accountToWire(row: AccountRow): RawUser {
  const { id, nick, avatar, phone, email, language, passwordHash, createdAt, eraseAfter } = row;
  return {
    id,
    nick,
    avatar,
    phone,
    email,
    language,
    has_password: passwordHash !== null,
    created_time: unixSeconds(createdAt),
    erase_time: eraseAfter === null ? null : unixSeconds(eraseAfter),
  };
}
