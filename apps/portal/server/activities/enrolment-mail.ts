import { html } from '@selvedge/server-kit';
import type { Language } from '../database/schema';

/** What an enrolment's mails are about. */
export type EnrolmentNews = 'confirmed' | 'waiting' | 'offered' | 'lapsed' | 'quit' | 'cancelled' | 'reminder';

/** What a mail about an enrolment says. */
export interface EnrolmentMailFacts {
  readonly news: EnrolmentNews;
  readonly language: Language;
  readonly site: string;
  readonly title: string;
  readonly place: string;
  readonly startsAt: Date;
  readonly size: number;
  readonly offerEndsAt: Date | null;
  /** Why the activity is cancelled. */
  readonly reason: string;
  /** The page of the tickets; nothing for somebody without an account. */
  readonly address: string | null;
}

const words = {
  'zh-cn': {
    subject: {
      confirmed: '报名成功',
      waiting: '已进入候补名单',
      offered: '为您留出了名额',
      lapsed: '保留的名额已过期',
      quit: '已取消报名',
      cancelled: '活动取消',
      reminder: '活动提醒',
    },
    text: {
      confirmed: (size: number) => `您的报名已确认，共 ${size} 人。入场时请出示票面上的二维码。`,
      waiting: (size: number) =>
        `目前没有空余名额，您一行 ${size} 人已进入候补名单。有足够的名额时，我们会一并为您留出。`,
      offered: (size: number, until: string) =>
        `已为您一行 ${size} 人留出名额，请在 ${until} 前确认，逾期将转给下一位。`,
      lapsed: () => '为您保留的名额未在期限内确认，已转给下一位。',
      quit: () => '您的报名已取消。',
      cancelled: () => '很抱歉，活动取消了。',
      reminder: (size: number) => `活动即将开始，您一行 ${size} 人已报名。入场时请出示票面上的二维码。`,
    },
    link: { offered: '确认名额', other: '查看报名与电子票' },
    when: '时间',
    where: '地点',
  },
  en: {
    subject: {
      confirmed: 'You are enrolled',
      waiting: 'You are on the waiting list',
      offered: 'Places are held for you',
      lapsed: 'Your offer has ended',
      quit: 'Your enrolment is cancelled',
      cancelled: 'Cancelled',
      reminder: 'Soon',
    },
    text: {
      confirmed: (size: number) => `Your enrolment for ${size} is confirmed. Show the code of your ticket at the door.`,
      waiting: (size: number) =>
        `No place is free at present. Your party of ${size} is on the waiting list; once there are enough places, all of them are held for you together.`,
      offered: (size: number, until: string) =>
        `Places for your party of ${size} are held for you until ${until}. Please confirm by then; afterwards they pass on.`,
      lapsed: () => 'The places that were held for you were not confirmed in time and have passed on.',
      quit: () => 'Your enrolment is cancelled.',
      cancelled: () => 'We are sorry: this event does not take place.',
      reminder: (size: number) =>
        `It begins soon. You are enrolled for ${size}. Show the code of your ticket at the door.`,
    },
    link: { offered: 'Confirm the places', other: 'Your enrolment and tickets' },
    when: 'When',
    where: 'Where',
  },
} as const satisfies Record<Language, unknown>;

const formats = {
  'zh-cn': new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', dateStyle: 'full', timeStyle: 'short' }),
  en: new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Shanghai', dateStyle: 'full', timeStyle: 'short' }),
} as const satisfies Record<Language, Intl.DateTimeFormat>;

/** A mail about an enrolment. */
export function enrolmentMail(facts: EnrolmentMailFacts) {
  const { news, language, site, title, place, startsAt, size, offerEndsAt, reason, address } = facts;
  const said = words[language];
  const moment = (at: Date) => formats[language].format(at);
  const lead = said.text[news](size, offerEndsAt === null ? '' : moment(offerEndsAt));
  const facts2 = [`${said.when}: ${moment(startsAt)}`, place === '' ? '' : `${said.where}: ${place}`].filter(Boolean);
  const link = news === 'offered' ? said.link.offered : said.link.other;
  const text = [title, lead, reason, facts2.join('\n'), address === null ? '' : `${link}: ${address}`, `—— ${site}`];
  const body = html`<p><strong>${title}</strong></p><p>${lead}</p>${
    reason === '' ? undefined : html`<p>${reason}</p>`
  }<p>${facts2.join(' · ')}</p>${
    address === null ? undefined : html`<p><a href="${address}">${link}</a></p>`
  }<p>${site}</p>`;
  return {
    subject: `${said.subject[news]}: ${title} · ${site}`,
    text: text.filter(Boolean).join('\n\n'),
    html: body.markup,
    fromName: site,
  };
}
