import { isMailAddress, type OutgoingMail } from '@selvedge/server-kit';
import type { Language } from '../database/schema';
import { composeMail } from './compose-mail';
import { inquiryBlocks } from './inquiry-blocks';
import { type InquiryMailData, inquiryMailKey } from './inquiry-mail-data';
import type { MailFrame } from './mail-frame';
import { writeMoment } from './write-moment';

const words = {
  en: {
    subject: (reference: string, site: string) => `Re: your inquiry ${reference} – ${site}`,
    title: 'About your inquiry',
    asked: (moment: string, reference: string) => `You wrote on ${moment} (${reference}):`,
  },
  'zh-cn': {
    subject: (reference: string, site: string) => `回复：您的询盘 ${reference}——${site}`,
    title: '关于您的询盘',
    asked: (moment: string, reference: string) => `您于 ${moment} 来信（${reference}）：`,
  },
} as const satisfies Record<Language, unknown>;

export interface ReplyMailData {
  readonly id: number;
  readonly author: string;
  readonly body: string;
}

/** What staff answered, above what was asked. */
export function replyMail(reply: ReplyMailData, inquiry: InquiryMailData, frame: MailFrame): OutgoingMail {
  const { subject, title, asked } = words[frame.language];
  const paragraphs = reply.body
    .split(/(?:\r\n|[\r\n\u2028\u2029]){2,}/)
    .map((text) => ({ kind: 'paragraph', text }) as const);
  return composeMail(
    {
      key: inquiryMailKey(inquiry.id, `reply:${reply.id}`),
      answersKey: inquiryMailKey(inquiry.id, 'received'),
      to: inquiry.email,
      isAutomatic: false,
      ...(isMailAddress(frame.email) && { replyTo: { name: frame.siteName, address: frame.email } }),
    },
    {
      subject: subject(inquiry.reference, frame.siteName),
      preview: reply.body.slice(0, 140),
      title,
      blocks: [
        ...paragraphs,
        { kind: 'note', text: asked(writeMoment(inquiry.receivedAt, frame.language), inquiry.reference) },
        ...inquiryBlocks(inquiry, frame),
      ],
    },
    frame,
  );
}
