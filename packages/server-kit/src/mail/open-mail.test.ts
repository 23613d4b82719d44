import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { expect, it, onTestFinished } from 'vitest';
import { readSettings } from '../settings/read-settings';
import { mailSettings, openMail } from './open-mail';

it('writes mails as files that any mail program opens, where no server is set', async () => {
  const folder = path.join(await mkdtemp(path.join(os.tmpdir(), 'selvedge-mail-')), 'mail');
  onTestFinished(() => rm(path.dirname(folder), { recursive: true, force: true }));
  const mail = openMail(readSettings(mailSettings, {}), folder);
  const message = { id: '../7', to: 'a@b.example', subject: '询盘', text: '您好', html: '<p>您好</p>' };
  await mail.send(message);
  await mail.send(message);
  const files = await readdir(folder);
  expect(files).toEqual(['---7.eml']);
  const file = path.join(folder, files[0] ?? '');
  expect(await PostalMime.parse(await readFile(file))).toMatchObject({
    subject: '询盘',
    to: [{ address: 'a@b.example' }],
  });
  expect((await stat(file)).mode & 0o077).toBe(0);
});

it.each([
  [{ MAIL_URL: 'smtp://localhost' }, 'MAIL_FROM must be set together with MAIL_URL.'],
  [
    { MAIL_URL: 'https://u:secret@localhost' },
    'MAIL_URL must be an address such as smtp://user:password@host:587 or smtps://user:password@host:465.',
  ],
  [
    { MAIL_FROM: 'Weftland' },
    'MAIL_FROM must be an address such as sales@mill.example or Weftland Mills <sales@mill.example>, not "Weftland".',
  ],
])('refuses settings that cannot work: %j', (environment, problem) => {
  expect(() => openMail(readSettings(mailSettings, environment), '/nowhere')).toThrow(problem);
});
