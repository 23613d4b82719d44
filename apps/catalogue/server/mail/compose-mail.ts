import { headerText, type OutgoingMail } from '@selvedge/server-kit';
import type { MailContent } from './mail-block';
import type { MailFrame } from './mail-frame';
import { writeHtml } from './write-html';
import { writeText } from './write-text';

/** Makes a mail that can be put into the outbox: both of its bodies, and whom it comes from. */
export function composeMail(
  envelope: Omit<OutgoingMail, 'subject' | 'text' | 'html' | 'fromName'>,
  content: MailContent,
  frame: MailFrame,
): OutgoingMail {
  const { subject, title, preview, blocks } = content;
  const shown = { subject: headerText(subject), title: headerText(title), preview: headerText(preview), blocks };
  return {
    ...envelope,
    fromName: frame.siteName,
    subject: shown.subject,
    text: writeText(shown, frame),
    html: writeHtml(shown, frame),
  };
}
