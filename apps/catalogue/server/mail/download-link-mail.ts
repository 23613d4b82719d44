import { formatFileSize } from '@selvedge/domain/text';
import type { OutgoingMail } from '@selvedge/server-kit';
import type { Language } from '../database/schema';
import { composeMail } from './compose-mail';
import type { MailFrame } from './mail-frame';
import { writeMoment } from './write-moment';

const words = {
  en: {
    subject: (title: string, site: string) => `Your download: ${title} – ${site}`,
    lead: 'You asked us for this file. Here it is.',
    greeting: 'Hello,',
    action: 'Download the file',
    file: 'File',
    expires: (moment: string) =>
      `The link works until ${moment}. After that you can ask for a new one on the same page.`,
    stranger: 'If you did not ask for it, somebody gave your address by mistake. You need not do anything.',
  },
  'zh-cn': {
    subject: (title: string, site: string) => `您的下载：${title}——${site}`,
    lead: '您向我们索取了以下文件，现发送给您。',
    greeting: '您好！',
    action: '下载文件',
    file: '文件',
    expires: (moment: string) => `链接有效期至 ${moment}。过期后可在同一页面重新索取。`,
    stranger: '如果您没有索取过此文件，可能是他人误填了您的邮箱地址，您无需进行任何操作。',
  },
} as const satisfies Record<Language, unknown>;

export interface DownloadLinkData {
  readonly requestId: number;
  readonly to: string;
  readonly title: string;
  /** What kind of file: PDF, XLSX. */
  readonly kind: string;
  /** In bytes. */
  readonly size: number;
  /** The signed link. */
  readonly address: string;
  readonly expires: Date;
}

/** Brings the signed link to a limited file. */
export function downloadLinkMail(link: DownloadLinkData, frame: MailFrame): OutgoingMail {
  const { subject, lead, greeting, action, file, expires, stranger } = words[frame.language];
  const note = `${link.kind.toUpperCase()} ${formatFileSize(link.size)}`;
  return composeMail(
    { key: `download:${link.requestId}:link`, to: link.to },
    {
      subject: subject(link.title, frame.siteName),
      preview: lead,
      title: link.title,
      blocks: [
        { kind: 'paragraph', text: greeting },
        { kind: 'paragraph', text: lead },
        { kind: 'list', title: file, items: [{ text: link.title, note }] },
        { kind: 'action', text: action, address: link.address },
        { kind: 'paragraph', text: expires(writeMoment(link.expires, frame.language)) },
        { kind: 'note', text: stranger },
      ],
    },
    frame,
  );
}
