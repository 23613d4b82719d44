import type { Language, NoticeWords } from '../database/schema';

/** What somebody is told of an enrolment. */
export type EnrolmentNews =
  | 'confirmed'
  | 'waiting'
  | 'moved_up'
  | 'offered'
  | 'lapsed'
  | 'quit'
  | 'changed'
  | 'cancelled'
  | 'reminder'
  | 'tickets';

/** What an enrolment's news are made of. */
export interface EnrolmentFacts {
  readonly news: EnrolmentNews;
  readonly title: string;
  readonly place: string;
  readonly startsAt: Date;
  readonly size: number;
  readonly offerEndsAt: Date | null;
  /** Why the activity is cancelled. */
  readonly reason: string;
}

const words = {
  'zh-cn': {
    subject: {
      confirmed: '报名成功',
      waiting: '已进入候补名单',
      moved_up: '候补名单已前移',
      offered: '为您留出了名额',
      lapsed: '保留的名额已过期',
      quit: '已取消报名',
      changed: '活动安排有变',
      cancelled: '活动取消',
      reminder: '活动提醒',
      tickets: '您的门票',
    },
    text: {
      confirmed: (size: number) => `您的报名已确认，共 ${size} 人。入场时请出示票面上的二维码。`,
      waiting: (size: number) =>
        `目前没有空余名额，您一行 ${size} 人已进入候补名单。有足够的名额时，我们会一并为您留出。`,
      moved_up: (size: number) => `候补名单已前移，您一行 ${size} 人现排在首位。有足够的名额时，我们会一并为您留出。`,
      offered: (size: number, until: string) =>
        `已为您一行 ${size} 人留出名额，请在 ${until} 前确认，逾期将转给下一位。`,
      lapsed: () => '为您保留的名额未在期限内确认，已转给下一位。',
      quit: () => '您的报名已取消。',
      changed: () => '活动的时间或地点有变，您的报名仍然有效。',
      cancelled: () => '很抱歉，活动取消了。',
      reminder: (size: number) => `活动即将开始，您一行 ${size} 人已报名。入场时请出示票面上的二维码。`,
      tickets: (size: number) => `这是您的报名，共 ${size} 人。入场时请出示票面上的二维码。`,
    },
    when: '时间',
    where: '地点',
  },
  en: {
    subject: {
      confirmed: 'You are enrolled',
      waiting: 'You are on the waiting list',
      moved_up: 'You have moved up',
      offered: 'Places are held for you',
      lapsed: 'Your offer has ended',
      quit: 'Your enrolment is cancelled',
      changed: 'Changed',
      cancelled: 'Cancelled',
      reminder: 'Soon',
      tickets: 'Your tickets',
    },
    text: {
      confirmed: (size: number) => `Your enrolment for ${size} is confirmed. Show the code of your ticket at the door.`,
      waiting: (size: number) =>
        `No place is free at present. Your party of ${size} is on the waiting list; once there are enough places, all of them are held for you together.`,
      moved_up: (size: number) =>
        `You have moved up: your party of ${size} is next on the waiting list. Once there are enough places, all of them are held for you together.`,
      offered: (size: number, until: string) =>
        `Places for your party of ${size} are held for you until ${until}. Please confirm by then; afterwards they pass on.`,
      lapsed: () => 'The places that were held for you were not confirmed in time and have passed on.',
      quit: () => 'Your enrolment is cancelled.',
      changed: () => 'When or where it takes place has changed. Your enrolment holds.',
      cancelled: () => 'We are sorry: this event does not take place.',
      reminder: (size: number) =>
        `It begins soon. You are enrolled for ${size}. Show the code of your ticket at the door.`,
      tickets: (size: number) => `You are enrolled for ${size}. Show the code of your ticket at the door.`,
    },
    when: 'When',
    where: 'Where',
  },
} as const satisfies Record<Language, unknown>;

const formats = {
  'zh-cn': new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', dateStyle: 'full', timeStyle: 'short' }),
  en: new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Shanghai', dateStyle: 'full', timeStyle: 'short' }),
} as const satisfies Record<Language, Intl.DateTimeFormat>;

/** What somebody without an account is told beside the news, because they have no page to go to. */
export const withoutAccount = {
  'zh-cn': { tickets: '门票：', answer: '如需这些名额，请联系秘书处确认。' },
  en: { tickets: 'Your tickets:', answer: 'To take the places, please tell the secretariat.' },
} as const satisfies Record<Language, unknown>;

/** News of an enrolment in words, for a page, a mail and a device alike. */
export function enrolmentWords(facts: EnrolmentFacts, language: Language): NoticeWords {
  const { news, title, place, startsAt, size, offerEndsAt, reason } = facts;
  const said = words[language];
  const moment = (at: Date) => formats[language].format(at);
  const lead = said.text[news](size, offerEndsAt === null ? '' : moment(offerEndsAt));
  const when = [`${said.when}: ${moment(startsAt)}`, place === '' ? '' : `${said.where}: ${place}`];
  return {
    title: `${said.subject[news]}: ${title}`,
    text: [lead, reason, when.filter(Boolean).join('\n')].filter(Boolean).join('\n\n'),
  };
}
