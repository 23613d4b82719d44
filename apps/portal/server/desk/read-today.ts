import { may, permissions } from '@selvedge/domain/rights';
import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { selectEnrolmentsWaiting } from '../activities/enrolments-waiting';
import { selectDuesWaiting } from '../bills/dues-waiting';
import type { PortalContext } from '../context';
import { selectJoiningWaiting } from '../joining/joining-waiting';
import { selectApplicationsWaiting, selectMessagesWaiting } from './inbox-queries';
import { countMembers, selectDrafts, selectHardlyRead, selectNick, selectScheduled } from './today-queries';

/** What waits for who asks. A queue that somebody may not work off is not theirs to count. */
export async function readToday(context: PortalContext, { ccId }: { readonly ccId: number }) {
  const { actor } = context;
  if (actor === null) throw refuse(codes.unauthorized);
  const own = permissions.filter((permission) => may(actor, permission, ccId));
  if (own.length === 0) throw refuse(codes.withoutPermission);
  const kinds = { news: own.includes('news.write'), announcement: own.includes('announcement.write') };
  const writes = kinds.news || kinds.announcement;
  const [nick, members, drafts, scheduled, messages, applications, hardlyRead, joining, enrolments, dues] =
    await Promise.all([
      selectNick(context, actor.accountId),
      countMembers(context, ccId),
      writes ? selectDrafts(context, ccId, kinds) : null,
      writes ? selectScheduled(context, ccId, kinds) : null,
      own.includes('message.read') ? selectMessagesWaiting(context, ccId) : null,
      own.includes('job.manage') ? selectApplicationsWaiting(context, ccId) : null,
      kinds.announcement ? selectHardlyRead(context, ccId) : null,
      own.includes('join.approve') ? selectJoiningWaiting(context, ccId, actor.accountId) : null,
      own.includes('activity.manage') ? selectEnrolmentsWaiting(context, ccId) : null,
      own.includes('fee.manage') ? selectDuesWaiting(context, ccId) : noDues,
    ]);
  const queues = { drafts, scheduled, messages, applications, hardly_read: hardlyRead, joining, enrolments, ...dues };
  return { account_id: actor.accountId, nick, permissions: [...own], members, queues };
}

const noDues = { vouchers: null, renewals: null, undelivered: null };
