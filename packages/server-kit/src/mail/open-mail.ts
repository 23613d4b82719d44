import { optionalSetting, type SettingParser, ValueProblem } from '../settings/setting';
import { SettingError } from '../settings/setting-error';
import { fileMail } from './file-mail';
import type { Mail, Mailbox } from './mail';
import { readMailbox } from './mailbox';
import { smtpMail } from './smtp-mail';

const mailbox: SettingParser<Mailbox> = (value) => {
  const read = readMailbox(value);
  if (read !== undefined) return read;
  throw new ValueProblem('an address such as sales@mill.example or Weftland Mills <sales@mill.example>');
};

const smtpAddress: SettingParser<string> = (value) => {
  if (URL.canParse(value)) {
    const url = new URL(value);
    if (/^smtps?:$/.test(url.protocol) && url.hostname !== '') return value;
  }
  throw new ValueProblem('an address such as smtp://user:password@host:587 or smtps://user:password@host:465');
};

/** How mails leave; every app of the house reads these. */
export const mailSettings = {
  MAIL_URL: optionalSetting(
    'The mail server, such as `smtp://user:password@host:587`. Without it, mails are written as files below `DATA_DIR`.',
    smtpAddress,
    { secret: true },
  ),
  MAIL_FROM: optionalSetting('Who mails come from: an address, or `Name <address>`. Needed with `MAIL_URL`.', mailbox),
} as const;

export interface MailSettings {
  readonly MAIL_URL: string | undefined;
  readonly MAIL_FROM: Mailbox | undefined;
}

/**
 * Mail as the settings say: by SMTP, else into files below `folder`.
 *
 * @throws {SettingError} when there is a server but no sender.
 * @example
 * const mail = openMail(settings, path.join(dataDir, 'mail'));
 */
export function openMail({ MAIL_URL: url, MAIL_FROM: from }: MailSettings, folder: string): Mail {
  if (url === undefined) return fileMail({ folder, from: from ?? { address: 'nobody@localhost' } });
  if (from === undefined) throw new SettingError('MAIL_FROM', 'must be set together with MAIL_URL');
  return smtpMail({ url, from });
}
