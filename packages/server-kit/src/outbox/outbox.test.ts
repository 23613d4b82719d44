import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { build } from 'tsup';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { withTransaction } from '../database/with-transaction';
import { startSmtpSink } from '../e2e/smtp-sink';
import { silentLog } from '../log/create-log';
import { type Mail, MailError, type MailMessage } from '../mail/mail';
import { testDatabase } from '../testing/test-database';
import { ensureOutbox } from './ensure-outbox';
import { mailStates } from './mail-states';
import { countMailsTo, type OutgoingMail, putMail } from './put-mail';
import { sendDueMails } from './send-due-mails';
import { startMailer } from './start-mailer';

const database = await testDatabase();
const { pool } = database;
const db = drizzle(pool);
await Promise.all([ensureOutbox(pool), ensureOutbox(pool), ensureOutbox(pool)]);

const root = fileURLToPath(new URL('../..', import.meta.url));
const mailerProgram = path.join(root, '.tests', 'mailer.js');

beforeAll(async () => {
  const entry = { mailer: path.join(root, 'src/outbox/mailer.process.ts') };
  await build({ entry, outDir: path.dirname(mailerProgram), format: 'esm', config: false, silent: true, clean: false });
});

beforeEach(async () => {
  await pool.query('truncate outbox.mails');
});

const mailFor = (key: string): OutgoingMail => ({
  key,
  to: 'a@b.example',
  subject: key,
  text: 'Text',
  html: '<p>Text</p>',
});

/** Mail that keeps what it is given, unless it is told to fail. */
function keepingMail(fail?: (message: MailMessage) => MailError | undefined) {
  const sent: MailMessage[] = [];
  const mail: Mail = {
    place: 'the test',
    async send(message) {
      const error = fail?.(message);
      if (error !== undefined) throw error;
      sent.push(message);
    },
  };
  return { mail, sent };
}

const send = (mail: Mail, waits: readonly number[] = [0]) =>
  sendDueMails({ pool, mail, log: silentLog, waits, leaseSeconds: 1 });

describe('a mail in the outbox', () => {
  it('is put once a key, and is gone with the transaction that put it', async () => {
    expect(await putMail(db, mailFor('one'))).toBe(true);
    expect(await putMail(db, mailFor('one'))).toBe(false);
    const failed = withTransaction(db, async (tx) => {
      await putMail(tx, mailFor('two'));
      throw new Error('The inquiry could not be kept.');
    });
    await expect(failed).rejects.toThrow('could not be kept');
    expect((await mailStates(db, '')).map(({ key }) => key)).toEqual(['one']);
    expect(await countMailsTo(db, 'a@b.example', 24)).toBe(1);
  });

  it('is sent once, and its words are not kept', async () => {
    const { mail, sent } = keepingMail();
    await putMail(db, { ...mailFor('one'), fromName: '纬岸', replyTo: { address: 'c@d.example' }, isAutomatic: false });
    expect([await send(mail), await send(mail)]).toEqual([1, 0]);
    expect(sent).toEqual([
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        to: 'a@b.example',
        subject: 'one',
        text: 'Text',
        html: '<p>Text</p>',
        fromName: '纬岸',
        replyTo: { address: 'c@d.example' },
        isAutomatic: false,
      },
    ]);
    const { rows } = await pool.query('select content, sent_at is not null as sent from outbox.mails');
    expect(rows).toEqual([{ content: null, sent: true }]);
  });

  it('names the mail that it answers', async () => {
    const { mail, sent } = keepingMail();
    await putMail(db, mailFor('question'));
    await send(mail);
    await putMail(db, { ...mailFor('answer'), answersKey: 'question' });
    await putMail(db, { ...mailFor('stray'), answersKey: 'nothing' });
    await send(mail);
    expect(sent.map(({ inReplyTo }) => inReplyTo)).toEqual([undefined, sent[0]?.id, undefined]);
  });

  it('waits until it is due', async () => {
    const { mail, sent } = keepingMail();
    await putMail(db, { ...mailFor('later'), dueAt: new Date(Date.now() + 3_600_000) });
    await send(mail);
    expect(sent).toEqual([]);
  });

  it('that was delayed is tried again after each wait, and given up after the last', async () => {
    const { mail } = keepingMail(() => new MailError('delayed', '451 Try later'));
    await putMail(db, mailFor('slow'));
    await send(mail, [0, 0]);
    expect(await mailStates(db, 'slow')).toMatchObject([{ attempts: 1, refusedAt: null, problem: '451 Try later' }]);
    await send(mail, [0, 0]);
    await send(mail, [0, 0]);
    expect(await mailStates(db, 'slow')).toMatchObject([{ attempts: 3, refusedAt: expect.any(Date), sentAt: null }]);
  });

  it('that was refused is not tried again, and holds nobody up', async () => {
    const { mail, sent } = keepingMail(({ subject }) =>
      subject === 'bad' ? new MailError('refused', '550 No such person') : undefined,
    );
    await putMail(db, mailFor('bad'));
    await putMail(db, mailFor('good'));
    expect([await send(mail), await send(mail)]).toEqual([1, 0]);
    expect(sent.map(({ subject }) => subject)).toEqual(['good']);
    expect(await mailStates(db, 'bad')).toMatchObject([{ attempts: 1, problem: '550 No such person' }]);
  });

  it('is sent by one of the instances that share the work', async () => {
    const { mail, sent } = keepingMail();
    for (let number = 0; number < 60; number += 1) await putMail(db, mailFor(`shared-${number}`));
    const counts = await Promise.all([send(mail), send(mail), send(mail)]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(60);
    expect(new Set(sent.map(({ subject }) => subject)).size).toBe(60);
    expect(sent).toHaveLength(60);
  });

  it('goes out by itself while a mailer runs, which stops when it is told to', async () => {
    const { mail, sent } = keepingMail();
    const stop = startMailer({ pool, mail, log: silentLog, every: 20 });
    await putMail(db, mailFor('by itself'));
    await expect.poll(() => sent.length).toBe(1);
    await stop();
    await putMail(db, mailFor('too late'));
    expect(await mailStates(db, 'too late')).toMatchObject([{ attempts: 0 }]);
  });
});

it('no mail is lost when a process is killed in the middle of a conversation', async () => {
  let greeted = 0;
  const killed: { pid?: number | undefined } = {};
  const sink = await startSmtpSink({
    onRcptTo(_address, _session, done) {
      greeted += 1;
      // The first process dies here: the server has been told of the mail, and has not been given it.
      if (greeted === 1 && killed.pid !== undefined) process.kill(killed.pid, 'SIGKILL');
      else done();
    },
  });
  onTestFinished(() => sink.close());
  await putMail(db, mailFor('survivor'));

  const run = () => {
    const child = spawn(process.execPath, [mailerProgram, database.url, sink.url], { stdio: 'inherit' });
    killed.pid = child.pid;
    return new Promise<NodeJS.Signals | null>((resolve) => child.once('exit', (_code, signal) => resolve(signal)));
  };
  expect(await run()).toBe('SIGKILL');
  expect(sink.received).toEqual([]);
  await expect.poll(async () => (await run()) ?? sink.received.length, { timeout: 20_000 }).toBe(1);
  expect(await mailStates(db, 'survivor')).toMatchObject([{ attempts: 2, sentAt: expect.any(Date) }]);
});
