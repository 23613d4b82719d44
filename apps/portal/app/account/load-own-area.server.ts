import { AnswerError } from '@selvedge/api-client';
import { communityId, type PortalApi } from '../api.server';

/** What waits for somebody in the member's area; nothing of a guest, who is led to sign in by the page itself. */
export async function loadOwnArea(api: PortalApi) {
  try {
    const ccId = await communityId(api);
    const [{ duties }, { unread }] = await Promise.all([
      api.auth.membershipV2Check({ ccId }),
      api.notices.page({ limit: 1, offset: 0 }),
    ]);
    return { isCouncil: duties.is_council, votes: duties.votes, companies: duties.companies, unread };
  } catch (error) {
    if (error instanceof AnswerError && error.status === 401) return null;
    throw error;
  }
}

export type OwnArea = NonNullable<Awaited<ReturnType<typeof loadOwnArea>>>;
