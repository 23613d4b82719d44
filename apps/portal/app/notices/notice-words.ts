import type { NoticeChannel, NoticeKind } from '@selvedge/domain/notices';
import { m } from '../paraglide/messages';

/** What each kind of notice is called. */
export const kindWords = {
  membership: m.notice_kind_membership,
  fee: m.notice_kind_fee,
  activity: m.notice_kind_activity,
  announcement: m.notice_kind_announcement,
} as const satisfies Record<NoticeKind, unknown>;

/** What each way is called. */
export const channelWords = {
  portal: m.notice_way_portal,
  mail: m.notice_way_mail,
  push: m.notice_way_push,
} as const satisfies Record<NoticeChannel, unknown>;
