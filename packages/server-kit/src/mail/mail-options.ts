import type { SendMailOptions } from 'nodemailer';
import { type Mailbox, MailError, type MailMessage } from './mail';
import { headerText, isMailAddress } from './mailbox';

/**
 * A message as nodemailer takes it. Addresses are handed over as objects, so that nothing in them is read as a list,
 * and nothing in a message can name a file or an address to fetch.
 *
 * @throws {MailError} when an address is none: such a mail is refused for good.
 */
export function mailOptions(message: MailMessage, from: Mailbox): SendMailOptions {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  const messageId = (id: string) => `<${id}@${domain}>`;
  const { replyTo, inReplyTo, isAutomatic = true } = message;
  return {
    from: box({ name: message.fromName ?? from.name, address: from.address }),
    to: box({ address: message.to }),
    ...(replyTo && { replyTo: box(replyTo) }),
    ...(inReplyTo !== undefined && { inReplyTo: messageId(inReplyTo), references: messageId(inReplyTo) }),
    messageId: messageId(message.id),
    subject: headerText(message.subject),
    text: message.text,
    html: message.html,
    headers: isAutomatic ? { 'Auto-Submitted': 'auto-generated' } : {},
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function box({ name = '', address }: Mailbox): { name: string; address: string } {
  if (!isMailAddress(address)) throw new MailError('refused', 'The address is none.');
  return { name: headerText(name, 100), address };
}
