import type { RawMember } from '@selvedge/api-contract/community';
import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { and, eq } from 'drizzle-orm';
import type { PortalContext } from '../context';
import { members } from '../database/schema';
import { isHere } from '../sites/is-here';
import { audienceOf } from './audience';
import { readMembers } from './read-members';

/**
 * One member, as far as they show themselves.
 *
 * @throws code 10 when there is no such member, and just so when the caller may not see them
 */
export async function findMember(context: PortalContext, memberId: number): Promise<RawMember> {
  const [found] = await context.db
    .select({ ccId: members.communityId })
    .from(members)
    .where(and(eq(members.id, memberId), isHere(members, context)));
  if (found === undefined) throw refuse(codes.notFound);
  const [member] = await readMembers(context, [memberId], audienceOf(context, found.ccId));
  if (member === undefined) throw refuse(codes.notFound);
  return member;
}
