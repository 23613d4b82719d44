import { sendDueMails, silentLog, smtpMail } from '@selvedge/server-kit';
import { startSmtpSink } from '@selvedge/server-kit/e2e';
import { afterAll, describe, expect, it } from 'vitest';
import { inquiryLines, listLines } from '../staff/inquiry-lines';
import { testCatalogue, testNow } from '../testing/test-catalogue';
import { listInquiries } from './list-inquiries';
import { replyToInquiry } from './reply-to-inquiry';
import { showInquiry } from './show-inquiry';

const { call, db, resources } = await testCatalogue();
const sink = await startSmtpSink();
afterAll(() => sink.close());
const clearScreen = '\u001b[2J';
const { data } = await call({
  path: '/message-board/add',
  json: { name: `李雷${clearScreen}`, email: 'li@b.example', msg: `请报价${clearScreen}` },
  headers: { 'accept-language': 'zh-cn' },
});
const { reference } = data as { reference: string };
const reply = (body: string, more: Partial<{ reference: string; isRepeated: boolean }> = {}) =>
  replyToInquiry(
    { db, now: testNow, siteId: 1, mailOrigin: 'https://mill.example' },
    { reference, author: 'Lin', body, isRepeated: false, ...more },
  );
const send = () => {
  const mail = smtpMail({ url: sink.url, from: { address: 'sales@fixture.example' } });
  return sendDueMails({ pool: resources.pool, mail, log: silentLog });
};

describe('a reply', () => {
  it('goes to the buyer as an answer to the confirmation, and is kept with who wrote it and when', async () => {
    expect(await reply(' 有货。\n\n三月可发。 ')).toMatchObject({ kind: 'replied', to: 'li@b.example' });
    await send();
    const toBuyer = sink.received.filter(({ to }) => to[0] === 'li@b.example');
    const [confirmation, answer] = toBuyer;
    expect(toBuyer).toHaveLength(2);
    expect(answer?.parsed.inReplyTo).toBe(confirmation?.parsed.messageId);
    expect(answer?.parsed.replyTo?.[0]?.address).toBe('sales@fixture.example');
    expect(answer?.parsed.text).toContain('三月可发。');
    const shown = await showInquiry({ db }, { reference });
    expect(shown?.replies).toMatchObject([{ author: 'Lin', body: '有货。\n\n三月可发。', repliedAt: testNow }]);
    expect(shown?.mails.map(({ sentAt }) => sentAt instanceof Date)).toEqual([true, true, true]);
  });

  it('is not sent twice by a slip, at once or later, unless that is meant', async () => {
    const kinds = (await Promise.all([reply('Once.'), reply('Once.'), reply('Once.')])).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['replied', 'said already', 'said already']);
    expect(await reply('Once.', { isRepeated: true })).toMatchObject({ kind: 'replied' });
  });

  it.each([
    ['nothing', ' \n ', {}, 'empty'],
    ['a book', 'x'.repeat(20_001), {}, 'too long'],
    ['an inquiry that is not there', 'Hello', { reference: 'WM-2026-999999' }, 'unknown'],
    ['an inquiry of another year', 'Hello', { reference: 'WM-2025-000001' }, 'unknown'],
    ['something that is no reference', 'Hello', { reference: "1' or 1=1" }, 'unknown'],
  ])('is refused: %s', async (_what, body, more, kind) => {
    expect(await reply(body, more)).toEqual({ kind });
  });
});

it('what a stranger wrote cannot drive the terminal of staff', async () => {
  const shown = await showInquiry({ db }, { reference: reference.toLowerCase() });
  const lines = [...listLines(await listInquiries({ db }, { limit: 5 })), ...(shown ? inquiryLines(shown) : [])];
  expect(lines.join('\n')).toContain('李雷');
  expect(lines.join('')).not.toMatch(/\p{Cc}/u);
});
