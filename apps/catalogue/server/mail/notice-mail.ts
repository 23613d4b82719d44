import { headerText, type OutgoingMail } from '@selvedge/server-kit';
import type { Language } from '../database/schema';
import { composeMail } from './compose-mail';
import { inquiryBlocks } from './inquiry-blocks';
import { type InquiryMailData, inquiryMailKey } from './inquiry-mail-data';
import type { MailFrame } from './mail-frame';
import { writeMoment } from './write-moment';

const words = {
  en: {
    subject: (reference: string, name: string) => `Inquiry ${reference} from ${name}`,
    title: (name: string) => `${name} asks`,
    lead: 'A reply to this mail goes to the buyer. To keep the answer with the inquiry, send it with “npm run inquiries”.',
    facts: 'Who asks',
    name: 'Name',
    company: 'Company',
    country: 'Country',
    email: 'E-mail',
    tel: 'Telephone',
    whatsApp: 'WhatsApp',
    language: 'Language',
    received: 'Received',
    languages: { en: 'English', 'zh-cn': 'Chinese' },
  },
  'zh-cn': {
    subject: (reference: string, name: string) => `询盘 ${reference}，来自 ${name}`,
    title: (name: string) => `${name} 的询盘`,
    lead: '直接回复本邮件即可答复买家。如需将答复与询盘一并保存，请使用“npm run inquiries”发送。',
    facts: '询盘人',
    name: '姓名',
    company: '公司',
    country: '国家',
    email: '电子邮件',
    tel: '电话',
    whatsApp: 'WhatsApp',
    language: '语言',
    received: '收到时间',
    languages: { en: '英文', 'zh-cn': '中文' },
  },
} as const satisfies Record<Language, unknown>;

/** Tells the mill of an inquiry; an answer to it goes to the buyer. */
export function noticeMail(inquiry: InquiryMailData, frame: MailFrame): OutgoingMail {
  const { subject, title, lead, facts, received, languages, language, ...names } = words[frame.language];
  const rows = (['name', 'company', 'country', 'email', 'tel', 'whatsApp'] as const)
    .filter((field) => inquiry[field] !== '')
    .map((field) => [names[field], headerText(inquiry[field])] as const);
  return composeMail(
    {
      key: inquiryMailKey(inquiry.id, 'notice'),
      to: frame.email,
      replyTo: { name: inquiry.name, address: inquiry.email },
    },
    {
      subject: subject(inquiry.reference, inquiry.company === '' ? inquiry.name : inquiry.company),
      preview: inquiry.msg.slice(0, 140),
      title: title(inquiry.name),
      blocks: [
        { kind: 'paragraph', text: lead },
        ...inquiryBlocks(inquiry, frame),
        {
          kind: 'facts',
          title: facts,
          rows: [
            ...rows,
            [language, languages[inquiry.language]],
            [received, writeMoment(inquiry.receivedAt, frame.language)],
          ],
        },
      ],
    },
    frame,
  );
}
