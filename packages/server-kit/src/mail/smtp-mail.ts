import { createTransport } from 'nodemailer';
import { type Mail, type Mailbox, MailError } from './mail';
import { mailOptions } from './mail-options';

export interface SmtpMailOptions {
  /** `smtp://user:password@host:587` (STARTTLS when offered) or `smtps://…` (TLS from the start). */
  readonly url: string;
  readonly from: Mailbox;
  /** Milliseconds that the server may be silent. Default 20,000. */
  readonly patience?: number;
}

/**
 * Mails by SMTP, one connection a mail: they are few, and a connection that went bad costs one of them at most.
 *
 * @example
 * await smtpMail({ url: 'smtp://localhost:25', from: { address: 'sales@mill.example' } }).send(message);
 */
export function smtpMail({ url, from, patience = 20_000 }: SmtpMailOptions): Mail {
  const waits = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience };
  const transport = createTransport({ url, ...waits, dnsTimeout: patience });
  return {
    place: `${new URL(url).host} by SMTP`,
    async send(message) {
      const options = mailOptions(message, from);
      try {
        await transport.sendMail(options);
      } catch (error) {
        throw new MailError(outcomeOf(error), error instanceof Error ? error.message : String(error), { cause: error });
      }
    },
  };
}

/** What is wrong with our side of the conversation gets better when the settings do: that is no fault of the mail. */
const ours = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2', 'ECONFIG', 'ETLS', 'EREQUIRETLS', 'EPROTOCOL']);

interface SmtpFault {
  readonly permanent?: boolean;
  readonly code?: string;
  readonly command?: string;
}

function outcomeOf(error: unknown): MailError['outcome'] {
  const { permanent = false, code = '', command = '' } = error as SmtpFault;
  return permanent && !ours.has(code) && command !== 'MAIL FROM' ? 'refused' : 'delayed';
}
