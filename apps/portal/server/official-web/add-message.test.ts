import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mailSettings, openMail, readSettings, sendDueMails } from '@selvedge/server-kit';
import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { communityTexts, messageBoardEntries } from '../database/schema';
import { type Fields, livePortal } from '../testing/live-portal';

const { world, db, send, ask, anybodyWithEveryRight } = await livePortal();

const message = {
  ccId: 1,
  contacts: 'Anna Larsen',
  phone: '+45 33 12 00 00',
  email: 'Anna@Buyers.example',
  content: 'Do you weave 12 oz denim?',
};
const write = (more: Fields = {}) => send('officialWeb.addMessage', { ...message, ...more });
const count = () => db.$count(messageBoardEntries);

describe('a message to the board', () => {
  it('is kept as it was written, with its spaces and the size of the letters of its address put right', async () => {
    const { data } = await write({ contacts: '  Anna Larsen ' });
    const [row] = await db.select().from(messageBoardEntries).where(eq(messageBoardEntries.id, data.id));
    expect(row).toMatchObject({ contacts: 'Anna Larsen', email: 'anna@buyers.example', communityId: 1 });
  });

  it('is one a key, however often and however close together it is sent', async () => {
    const before = await count();
    const key = { idempotency_key: 'message-key-1' };
    const answers = await Promise.all([1, 2, 3].map(() => write(key)));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await count()).toBe(before + 1);
    expect(await write({ ...key, content: 'Something else.' })).toMatchObject({ status: 409, data: null });
    expect(await count()).toBe(before + 1);
  });

  it.each([
    ['no name', { contacts: '   ' }, 'contacts', 200],
    ['no phone', { phone: '' }, 'phone', 200],
    ['a phone that is none', { phone: 'call me' }, 'phone', 102],
    ['an address that is none', { email: 'anna@' }, 'email', 101],
    ['two addresses', { email: 'anna@buyers.example,b@c.example' }, 'email', 101],
    ['an address with a line end', { email: 'anna@buyers.example\r\nBcc: b@c.example' }, 'email', 101],
    ['nothing to say', { content: '\n \t' }, 'content', 200],
    ['a community that there is not', { ccId: 99 }, 'ccId', 111],
  ])('is refused at its field when it has %s, and not kept', async (_what, wrong, field, code) => {
    const before = await count();
    const { status, issues } = await write(wrong);
    expect([400, 422]).toContain(status);
    expect(issues).toContainEqual(expect.objectContaining({ field, code }));
    expect(await count()).toBe(before);
  });

  it('that holds markup is words and nothing else, wherever it is read', async () => {
    const content = '<img src=x onerror=alert(1)>';
    const { id } = await ask('officialWeb.addMessage', { ...message, content });
    expect((await ask('messageDesk.get', { ccId: 1, id }, await anybodyWithEveryRight())).content).toBe(content);
  });
});

describe('a mail', () => {
  it('has no header that somebody wrote into a name, and goes to nobody but its reader', async () => {
    const evil = 'Weft\r\nBcc: thief@evil.example\r\nSubject: other\r\n\r\nbody';
    await db.update(communityTexts).set({ name: evil }).where(eq(communityTexts.communityId, 1));
    await ask('vcode.send', { target: 'reader@mill.example', scene: 'reset' });
    const folder = await mkdtemp(path.join(tmpdir(), 'selvedge-mails-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const mail = openMail(readSettings(mailSettings, {}), folder);
    await sendDueMails({ pool: world.pool, mail, log: world.log }, () => false);
    const files = await readdir(folder);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const [head = ''] = (await readFile(path.join(folder, file), 'utf8')).split('\r\n\r\n', 1);
      expect(head).toMatch(/^To: reader@mill\.example$/m);
      expect(head.match(/^Subject:/gm)).toHaveLength(1);
      expect(head).not.toMatch(/^(?:bcc|cc):/im);
    }
  });

  it.each([
    'reader@mill.example\r\nBcc: thief@evil.example',
    'reader@mill.example, thief@evil.example',
    '<thief@evil.example>',
  ])('is written to no address that is more than one: %j', async (target) => {
    const { status, issues } = await send('vcode.send', { target, scene: 'reset' });
    expect([400, 422]).toContain(status);
    expect(issues).toContainEqual(expect.objectContaining({ field: 'target' }));
  });
});
