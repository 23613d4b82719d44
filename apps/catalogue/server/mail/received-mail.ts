import { headerText, isMailAddress, type OutgoingMail } from '@selvedge/server-kit';
import type { Language } from '../database/schema';
import { composeMail } from './compose-mail';
import { inquiryBlocks } from './inquiry-blocks';
import { type InquiryMailData, inquiryMailKey } from './inquiry-mail-data';
import type { MailFrame } from './mail-frame';

const words = {
  en: {
    subject: (reference: string, site: string) => `We have your inquiry ${reference} – ${site}`,
    title: 'We have your inquiry',
    greeting: (name: string) => `Hello ${name},`,
    lead: (reference: string) =>
      `Thank you for writing to us. Your inquiry has the number ${reference}. We answer it by e-mail; to add something, reply to this one.`,
    stranger: 'If you did not write to us, somebody gave your address by mistake. You need not do anything.',
  },
  'zh-cn': {
    subject: (reference: string, site: string) => `我们已收到您的询盘 ${reference}——${site}`,
    title: '我们已收到您的询盘',
    greeting: (name: string) => `${name}，您好！`,
    lead: (reference: string) =>
      `感谢您的来信。您的询盘编号为 ${reference}。我们将通过电子邮件答复；如需补充，请直接回复本邮件。`,
    stranger: '如果您没有给我们写信，可能是他人误填了您的邮箱地址，您无需进行任何操作。',
  },
} as const satisfies Record<Language, unknown>;

/** Tells a buyer that the inquiry has come, and what it says. */
export function receivedMail(inquiry: InquiryMailData, frame: MailFrame): OutgoingMail {
  const { subject, title, greeting, lead, stranger } = words[frame.language];
  return composeMail(
    {
      key: inquiryMailKey(inquiry.id, 'received'),
      to: inquiry.email,
      ...(isMailAddress(frame.email) && { replyTo: { name: frame.siteName, address: frame.email } }),
    },
    {
      subject: subject(inquiry.reference, frame.siteName),
      preview: lead(inquiry.reference),
      title,
      blocks: [
        { kind: 'paragraph', text: greeting(headerText(inquiry.name)) },
        { kind: 'paragraph', text: lead(inquiry.reference) },
        ...inquiryBlocks(inquiry, frame),
        { kind: 'note', text: stranger },
      ],
    },
    frame,
  );
}
