import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { and, eq } from 'drizzle-orm';
import type { PortalContext } from '../context';
import type { PortalDb } from '../database/portal-db';
import { companyTexts, members } from '../database/schema';
import { readWords } from '../database/words-of';

/**
 * The caller's own row among the members of a community; with `lock` nobody changes it until the transaction ends.
 *
 * @throws {RefusedRequest} 403 for somebody who is no member there
 */
export async function selectOwnMember(
  db: Pick<PortalDb, 'select'>,
  { actor }: Pick<PortalContext, 'actor'>,
  ccId: number,
  lock = false,
) {
  const query = db
    .select()
    .from(members)
    .where(
      and(eq(members.accountId, actor?.accountId ?? 0), eq(members.communityId, ccId), eq(members.state, 'active')),
    );
  const [row] = await (lock ? query.for('update') : query);
  if (row === undefined) throw refuse(codes.withoutPermission);
  return row;
}

/** What a company is called in the caller's language; empty for none. */
export async function selectCompanyName(context: PortalContext, companyId: number | null): Promise<string> {
  if (companyId === null) return '';
  const { name } = companyTexts;
  const words = await readWords(context, [companyTexts, companyTexts.companyId], companyId, { name });
  return words?.name ?? '';
}
