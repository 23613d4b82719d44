import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail, Mailbox } from './mail';
import { mailOptions } from './mail-options';

/**
 * Writes mails as `.eml` files into a folder: where no mail server is set, every mail can still be read in any mail
 * program. Only the account that runs the server may look into the folder, since links in mails are keys.
 */
export function fileMail({ folder, from }: { readonly folder: string; readonly from: Mailbox }): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    place: folder,
    async send(message) {
      const { message: content } = await transport.sendMail(mailOptions(message, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, `${message.id.replace(/[^\w-]/g, '-')}.eml`);
      await writeFile(`${file}.unfinished`, content, { mode: 0o600 });
      await rename(`${file}.unfinished`, file);
    },
  };
}
