import { and, eq } from 'drizzle-orm';
import { accounts, announcements, notices } from '../database/schema';
import type { DemoWriter } from './load-demo';

const hour = 3_600_000;

/** What the demo's people were told, the oldest first; the last two are unread. */
const told = [
  {
    kind: 'membership',
    hoursAgo: 26 * 24,
    address: '/me',
    words: {
      'zh-cn': { title: '欢迎加入协会', text: '您的会员账号已开通，可在会员中心查看资料、会费和活动。' },
      en: {
        title: 'Welcome',
        text: 'Your account is open. Your data, dues and events stand in the member’s area.',
      },
    },
  },
  {
    kind: 'activity',
    hoursAgo: 50,
    address: null,
    words: {
      'zh-cn': { title: '活动时间调整', text: '冬季面料沙龙改至下午两点开始，地点不变，无需重新报名。' },
      en: {
        title: 'A new time',
        text: 'The winter fabric salon begins at two o’clock. The place stays; your enrolment stays.',
      },
    },
  },
  {
    kind: 'announcement',
    hoursAgo: 3,
    address: 'newest announcement',
    words: {
      'zh-cn': { title: '新公告，请查阅', text: '秘书处发布了一则新公告，请会员单位及时查阅。' },
      en: { title: 'A new announcement', text: 'The secretariat has published an announcement for all members.' },
    },
  },
] as const;

/** What the people of the demo's accounts have been told so far. */
export async function writeNotices({ db, communityId, now }: DemoWriter): Promise<void> {
  const people = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.isDemo, true));
  const [newest] = await db
    .select({ id: announcements.id })
    .from(announcements)
    .where(and(eq(announcements.communityId, communityId), eq(announcements.isTop, true)))
    .limit(1);
  const rows = people.flatMap(({ id }) =>
    told.map(({ kind, hoursAgo, address, words }, place) => {
      const madeAt = new Date(now.getTime() - hoursAgo * hour);
      return {
        accountId: id,
        communityId,
        kind,
        key: `demo:${place}`,
        words,
        address: address === 'newest announcement' ? newest && `/announcements/${newest.id}` : address,
        madeAt,
        readAt: place < told.length - 2 ? madeAt : null,
      };
    }),
  );
  await db.insert(notices).values(rows);
}
