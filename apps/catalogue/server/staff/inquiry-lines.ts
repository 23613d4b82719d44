import { formatFileSize } from '@selvedge/domain/text';
import { headerText, type MailState } from '@selvedge/server-kit';
import type { ListedInquiry } from '../message-board/list-inquiries';
import type { ShownInquiry } from '../message-board/show-inquiry';

/** One line an inquiry. What strangers wrote is stripped of controls, so that it cannot drive the terminal. */
export function listLines(inquiries: readonly ListedInquiry[]): readonly string[] {
  if (inquiries.length === 0) return ['There are no inquiries yet.'];
  return inquiries.map(({ reference, receivedAt, name, company, email, msg, replies }) => {
    const who = company === '' ? name : `${name}, ${company}`;
    const state = replies === 0 ? 'open' : `answered ${replies}×`;
    return [reference, minute(receivedAt), state, headerText(`${who} <${email}>`, 70), headerText(msg, 60)].join('  ');
  });
}

/** Everything about one inquiry. */
export function inquiryLines({ inquiry, replies, mails }: ShownInquiry): readonly string[] {
  const { reference, receivedAt, language, products, files, msg } = inquiry;
  const contacts = (['name', 'company', 'country', 'email', 'tel', 'whatsApp'] as const)
    .filter((field) => inquiry[field] !== '')
    .map((field) => `${field}: ${headerText(inquiry[field])}`);
  return [
    `${reference}, received ${minute(receivedAt)}, language ${language}`,
    ...contacts,
    ...products.map(({ name, articleNumber }) => `product: ${headerText(name)} ${articleNumber}`.trimEnd()),
    ...files.map(({ name, size }) => `file: ${headerText(name)} (${formatFileSize(size)})`),
    '',
    ...shownText(msg),
    ...replies.flatMap(({ author, repliedAt, body }) => [
      '',
      `--- ${headerText(author)}, ${minute(repliedAt)}`,
      ...shownText(body),
    ]),
    '',
    ...mails.map((mail) => `${mail.key.split(':').slice(2).join(' ')}: ${mailLine(mail)}`),
  ];
}

/** What became of a mail, in a sentence. */
export function mailLine({ recipient, sentAt, refusedAt, problem, attempts, dueAt }: MailState): string {
  if (sentAt !== null) return `Its mail was sent to ${recipient} at ${minute(sentAt)}.`;
  if (refusedAt !== null) return `Its mail to ${recipient} was refused: ${headerText(problem ?? '')}`;
  if (attempts === 0) return `Its mail to ${recipient} waits to be sent.`;
  return `Its mail to ${recipient} could not be sent yet (${headerText(problem ?? '')}); the site tries again after ${minute(dueAt)}.`;
}

function shownText(text: string): readonly string[] {
  return text.split(/\r\n|[\r\n\u2028\u2029]/).map((line) => headerText(line, 10_000));
}

function minute(moment: Date): string {
  return `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
