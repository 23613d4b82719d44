import type { PortalContext } from '../context';
import type { Language, NoticeWords } from '../database/schema';
import { sendNotice } from '../notices/send-notice';
import type { Doer, Tx } from './add-event';
import type { ApplicationRow } from './application-queries';

/** What an applicant is told of. */
export type JoinNews = 'received' | 'question' | 'dues' | 'refused' | 'admitted';

type Words = Readonly<Record<Language, (name: string, text: string) => NoticeWords>>;

const words: Readonly<Record<JoinNews, Words>> = {
  received: {
    'zh-cn': (name) => ({
      title: '已收到入会申请',
      text: `“${name}”的入会申请已收到。审批进展可随时在“我的申请”中查看。`,
    }),
    en: (name) => ({
      title: 'Your application has arrived',
      text: `The application of ${name} has arrived. Its way through the stages stands under “My applications”.`,
    }),
  },
  question: {
    'zh-cn': (_, text) => ({ title: '秘书处有一个问题', text: `${text}\n\n请在“我的申请”中答复，审批随后继续。` }),
    en: (_, text) => ({
      title: 'The secretariat has a question',
      text: `${text}\n\nPlease answer under “My applications”; the application goes on after that.`,
    }),
  },
  dues: {
    'zh-cn': (name) => ({
      title: '申请已通过，请缴纳会费',
      text: `“${name}”的入会申请已通过，缴清首期会费后即成为会员。`,
    }),
    en: (name) => ({
      title: 'Approved: the first dues are to be paid',
      text: `The application of ${name} was approved. With the first dues paid the membership begins.`,
    }),
  },
  refused: {
    'zh-cn': (name, text) => ({ title: '入会申请未通过', text: `“${name}”的入会申请未获通过。原因：${text}` }),
    en: (name, text) => ({
      title: 'The application was refused',
      text: `The application of ${name} was refused. The reason: ${text}`,
    }),
  },
  admitted: {
    'zh-cn': (name) => ({ title: '欢迎入会', text: `“${name}”已成为会员，会员证与证书可在“我的”中查看。` }),
    en: (name) => ({
      title: 'Welcome as a member',
      text: `${name} is a member now. The card and the certificate stand on your own page.`,
    }),
  },
};

/** What telling somebody needs. */
export type Telling = Doer & { readonly origin: string } & Pick<PortalContext, 'language'>;

/** Tells the applicant how the application stands, once for each time that it comes so far. */
export async function tellApplicant(
  tx: Tx,
  { now, origin }: Telling,
  { id, communityId, accountId, name }: ApplicationRow,
  news: JoinNews,
  { text = '', once = news }: { readonly text?: string; readonly once?: string } = {},
): Promise<void> {
  if (accountId === null) return;
  const of = words[news];
  await sendNotice(
    tx,
    [accountId],
    {
      communityId,
      kind: 'membership',
      key: `join:${id}:${once}`,
      words: { 'zh-cn': of['zh-cn'](name, text), en: of.en(name, text) },
      address: news === 'admitted' ? '/me/card' : `/me/applications/${id}`,
    },
    { now, origin },
  );
}
