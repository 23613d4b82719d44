import { and, eq, inArray, isNotNull, notInArray } from 'drizzle-orm';
import { joinVotes, members } from '../database/schema';
import { sendNotice } from '../notices/send-notice';
import { dayOf } from '../positions/running-term';
import type { Tx } from './add-event';
import type { ApplicationRow } from './application-queries';
import type { Telling } from './join-mails';

type Open = Pick<ApplicationRow, 'id' | 'communityId' | 'name' | 'electorate' | 'deadline'>;

/**
 * Asks those of the council for their vote who have not voted: when a vote opens, and again when it goes on because too
 * few have.
 */
export async function askCouncil(tx: Tx, { now, origin }: Telling, open: Open): Promise<void> {
  const { id, communityId, name, electorate, deadline } = open;
  if (electorate.length === 0) return;
  const voted = tx.select({ id: joinVotes.memberId }).from(joinVotes).where(eq(joinVotes.applicationId, id));
  const waiting = await tx
    .select({ accountId: members.accountId })
    .from(members)
    .where(and(inArray(members.id, electorate), isNotNull(members.accountId), notInArray(members.id, voted)));
  const until = deadline === null ? '' : dayOf(deadline);
  await sendNotice(
    tx,
    waiting.flatMap(({ accountId }) => accountId ?? []),
    {
      communityId,
      kind: 'membership',
      key: `vote:${id}:${until}`,
      words: {
        'zh-cn': {
          title: '有一份入会申请待您表决',
          text: `“${name}”的入会申请已进入理事会表决${until && `，请在 ${until} 前投票`}。`,
        },
        en: {
          title: 'An application waits for your vote',
          text: `The council votes on the application of ${name}${until && `; please vote by ${until}`}.`,
        },
      },
      address: '/me/council',
    },
    { now, origin },
  );
}
