import type { Day } from '@selvedge/domain/fees';
import { type Cents, cents, formatCents } from '@selvedge/domain/money';
import type { Language, NoticeWords } from '../database/schema';
import type { BillRow } from './bill-queries';

/** What a mail about a bill tells. */
export type BillNews =
  | { readonly kind: 'issued' | 'renewed'; readonly dueOn: Day }
  | { readonly kind: 'reminder'; readonly dueOn: Day; readonly open: Cents; readonly offset: number }
  | { readonly kind: 'accepted' | 'refused'; readonly reason: string };

interface Words {
  readonly subject: string;
  readonly text: string;
}

/** What every kind of news is written from. */
interface Facts {
  readonly title: string;
  readonly amount: string;
  readonly dueOn: Day;
  readonly reason: string;
}

type Teller = (facts: Facts) => Words;

const tellers = {
  'zh-cn': {
    issued: ({ title, amount, dueOn }) => ({
      subject: `新的缴费通知：${title}`,
      text: `${title}应缴${amount}，请于${dueOn}前缴纳。`,
    }),
    renewed: ({ title, amount, dueOn }) => ({
      subject: `续费通知：${title}`,
      text: `${title}进入新的一期，应缴${amount}，请于${dueOn}前缴纳。`,
    }),
    before: ({ title, amount, dueOn }) => ({
      subject: `缴费提醒：${title}`,
      text: `${title}尚有${amount}待缴，${dueOn}到期。`,
    }),
    today: ({ title, amount }) => ({ subject: `今日到期：${title}`, text: `${title}尚有${amount}待缴，今日到期。` }),
    after: ({ title, amount, dueOn }) => ({
      subject: `已逾期：${title}`,
      text: `${title}尚有${amount}未缴，已于${dueOn}到期。如已汇款，请上传凭证。`,
    }),
    accepted: ({ title }) => ({
      subject: `凭证已通过：${title}`,
      text: `${title}的缴费凭证已通过，收据可在页面上下载。`,
    }),
    refused: ({ title, reason }) => ({
      subject: `凭证未通过：${title}`,
      text: `${title}的缴费凭证未通过：${reason}。请重新上传。`,
    }),
  },
  en: {
    issued: ({ title, amount, dueOn }) => ({
      subject: `To be paid: ${title}`,
      text: `${amount} is to be paid for ${title}, by ${dueOn}.`,
    }),
    renewed: ({ title, amount, dueOn }) => ({
      subject: `Renewed: ${title}`,
      text: `A new period of ${title} has begun to be billed: ${amount}, to be paid by ${dueOn}.`,
    }),
    before: ({ title, amount, dueOn }) => ({
      subject: `Reminder: ${title}`,
      text: `${amount} of ${title} is still open. It is due on ${dueOn}.`,
    }),
    today: ({ title, amount }) => ({
      subject: `Due today: ${title}`,
      text: `${amount} of ${title} is still open. It is due today.`,
    }),
    after: ({ title, amount, dueOn }) => ({
      subject: `Overdue: ${title}`,
      text: `${amount} of ${title} is still open. It was due on ${dueOn}. If you have paid, please send us the slip.`,
    }),
    accepted: ({ title }) => ({
      subject: `Your transfer has arrived: ${title}`,
      text: `The slip that you sent for ${title} was accepted. The receipt is on the page.`,
    }),
    refused: ({ title, reason }) => ({
      subject: `Please send the slip again: ${title}`,
      text: `The slip that you sent for ${title} was not accepted: ${reason} Please send another one.`,
    }),
  },
} as const satisfies Record<Language, Record<string, Teller>>;

/** What is told of a bill, in every language. */
export function billWords(
  bill: Pick<BillRow, 'titles' | 'cents' | 'currency'>,
  news: BillNews,
): Readonly<Record<Language, NoticeWords>> {
  const open = news.kind === 'reminder' ? news.open : cents(bill.cents);
  const wordsIn = (language: Language): NoticeWords => {
    const { subject, text } = tellers[language][tellerOf(news)]({
      title: bill.titles[language],
      amount: `${bill.currency} ${formatCents(open)}`,
      dueOn: 'dueOn' in news ? news.dueOn : '',
      reason: 'reason' in news ? news.reason : '',
    });
    return { title: subject, text };
  };
  return { 'zh-cn': wordsIn('zh-cn'), en: wordsIn('en') };
}

function tellerOf(news: BillNews): keyof (typeof tellers)['en'] {
  if (news.kind !== 'reminder') return news.kind;
  return news.offset < 0 ? 'before' : news.offset === 0 ? 'today' : 'after';
}
