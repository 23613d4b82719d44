import { sendDueMails, silentLog, smtpMail } from '@selvedge/server-kit';
import { type SmtpSink, startSmtpSink } from '@selvedge/server-kit/e2e';
import { afterAll, describe, expect, it } from 'vitest';
import { testCatalogue } from '../testing/test-catalogue';
import { downloadLinkMail } from './download-link-mail';
import type { InquiryMailData } from './inquiry-mail-data';
import type { MailFrame } from './mail-frame';
import { mailOrigin } from './mail-origin';
import { noticeMail } from './notice-mail';
import { receivedMail } from './received-mail';
import { replyMail } from './reply-mail';

const frame: MailFrame = {
  language: 'en',
  siteName: 'Fixture Mill',
  companyName: 'Fixture Mill Co.',
  postalAddress: '1 Test Road',
  phone: '+86 000 5550 0199',
  email: 'sales@fixture.example',
  origin: 'https://mill.example',
};

const inquiry: InquiryMailData = {
  id: 7,
  reference: 'WM-2026-000007',
  language: 'en',
  receivedAt: new Date('2026-06-15T12:00:00Z'),
  name: 'Anna Weber',
  company: 'Weber & Söhne',
  country: 'Austria',
  email: 'anna@weber.example',
  tel: '',
  whatsApp: '',
  msg: '600 m in navy?\r\n\r\n> in March',
  products: [
    { name: 'Selvedge denim 14 oz', articleNumber: 'WD-1402', path: '/product/4-selvedge-denim' },
    { name: 'A cloth that is gone', articleNumber: '', path: null },
  ],
  files: [{ name: 'order.pdf', size: 48_213 }],
};

const reply = { id: 3, author: 'Lin', body: 'Yes, we have it.\n\nIt can leave in March.\nRegards' };
const link = {
  requestId: 9,
  to: 'anna@weber.example',
  title: 'Price list',
  kind: 'pdf',
  size: 2_400_000,
  address: 'https://mill.example/downloads/price-list.pdf?link=a.b-c_d',
  expires: new Date('2026-06-16T12:00:00Z'),
};

const chinese: MailFrame = { ...frame, language: 'zh-cn', siteName: '样例纺织' };

const mails = (given: InquiryMailData, around: MailFrame) => ({
  received: receivedMail(given, around),
  notice: noticeMail(given, around),
  reply: replyMail(reply, given, around),
  'download link': downloadLinkMail(link, around),
});

describe('the mails', () => {
  it.each(Object.entries(mails(inquiry, frame)))(
    'have the same facts as text and as HTML: %s',
    (_what, { text, html }) => {
      for (const address of html.match(/href="(?!mailto:)([^"]+)"/g) ?? []) {
        expect(text).toContain(address.slice(6, -1));
      }
      expect(text).toContain('Fixture Mill Co.');
      expect(html).toContain('lang="en"');
      expect(Buffer.byteLength(html)).toBeLessThan(30_000);
    },
  );

  it('to a buyer name the inquiry, its words, its products with their addresses and its files', () => {
    const { subject, to, replyTo, fromName, text } = receivedMail(inquiry, frame);
    expect({ subject, to, replyTo, fromName }).toEqual({
      subject: 'We have your inquiry WM-2026-000007 – Fixture Mill',
      to: 'anna@weber.example',
      replyTo: { name: 'Fixture Mill', address: 'sales@fixture.example' },
      fromName: 'Fixture Mill',
    });
    expect(text).toContain('> 600 m in navy?\n>\n> > in March');
    expect(text).toContain('- Selvedge denim 14 oz (WD-1402)\n  https://mill.example/product/4-selvedge-denim');
    expect(text).toContain('- A cloth that is gone\n');
    expect(text).toContain('- order.pdf (47.1 KB)');
  });

  it('to the mill go back to the buyer when they are answered', () => {
    const { to, replyTo, text } = noticeMail(inquiry, frame);
    expect([to, replyTo]).toEqual(['sales@fixture.example', { name: 'Anna Weber', address: 'anna@weber.example' }]);
    expect(text).toContain('Company: Weber & Söhne');
    expect(text).not.toContain('Telephone');
  });

  it('that staff wrote answer the confirmation, and are a person’s', () => {
    const { answersKey, isAutomatic, html } = replyMail(reply, inquiry, frame);
    expect([answersKey, isAutomatic]).toEqual(['inquiry:7:received', false]);
    expect(html).toContain('It can leave in March.<br>Regards');
  });

  it.each(Object.entries(mails(inquiry, chinese)))(
    'are Chinese for a Chinese reader: %s',
    (_what, { html, subject, text }) => {
      expect(html).toContain('lang="zh-CN"');
      expect(subject).toMatch(/\p{Script=Han}/u);
      // Words of ours in English would be untranslated ones.
      expect(text).not.toMatch(/\b(the|your|you|from|until|message|products|files)\b/i);
      expect(html).not.toMatch(/letter-spacing|italic/);
    },
  );

  it('lead to the pages of their language', () => {
    expect(receivedMail(inquiry, chinese).text).toContain('https://mill.example/zh-cn/product/4-selvedge-denim');
  });
});

describe('what a hostile sender writes', () => {
  const hostile = `"><script>alert(1)</script><img src=x onerror=alert(2)>' style="x\r\nBcc: victim@b.example\u202e`;
  const attacked: InquiryMailData = {
    ...inquiry,
    name: hostile,
    company: hostile,
    country: hostile,
    tel: hostile,
    whatsApp: hostile,
    msg: hostile,
    products: [{ name: hostile, articleNumber: hostile, path: '/product/4-x' }],
    files: [{ name: hostile, size: 1 }],
  };
  const all = {
    ...mails(attacked, frame),
    'hostile reply': replyMail({ ...reply, body: hostile }, attacked, frame),
    'hostile title': downloadLinkMail({ ...link, title: hostile, kind: hostile }, frame),
  };

  const tagsIn = ({ html }: { readonly html: string }) => new Set([...html.matchAll(/<(\w+)/g)].map(([, tag]) => tag));
  const ownTags = new Set(Object.values(mails(inquiry, frame)).flatMap((mail) => [...tagsIn(mail)]));

  it.each(Object.entries(all))('is text in the %s', (_what, { html }) => {
    const markup = html.replace(/"[^"]*"/g, '""');
    expect(markup).not.toMatch(/<[^>]*\son\w+=/i);
    expect([...tagsIn({ html: markup })].filter((tag) => !ownTags.has(tag))).toEqual([]);
    expect(Buffer.byteLength(html)).toBeLessThan(30_000);
  });

  it('gets nobody else a mail: the envelope and the headers are ours', async () => {
    const sink = await startSmtpSink();
    const mail = smtpMail({ url: sink.url, from: { address: 'sales@fixture.example' } });
    for (const [id, message] of Object.entries(all)) await mail.send({ ...message, id });
    expect(sink.received).toHaveLength(6);
    for (const { to, parsed } of sink.received) {
      expect(to).toHaveLength(1);
      expect(parsed.headers.map(({ key }) => key)).not.toContain('bcc');
    }
    await sink.close();
  });

  it('of the greatest length stays a mail that is shown whole', () => {
    const long = { ...attacked, msg: '询'.repeat(5000), products: Array(20).fill(attacked.products[0]) };
    expect(Buffer.byteLength(receivedMail(long, frame).html)).toBeLessThan(102_000);
  });
});

describe('an inquiry', async () => {
  const { call, resources } = await testCatalogue();
  const sink: SmtpSink = await startSmtpSink();
  afterAll(() => sink.close());
  const mail = smtpMail({ url: sink.url, from: { address: 'catalogue@fixture.example' } });
  const send = () => sendDueMails({ pool: resources.pool, mail, log: silentLog });
  const sendInquiry = (email: string, key: string, headers = {}) =>
    call({ path: '/message-board/add', json: { name: '李雷', email, msg: '请报价', idempotency_key: key }, headers });

  it('is told to its sender, in the sender’s language, and to the mill; once, however often it is sent', async () => {
    const answers = [
      await sendInquiry('li@b.example', 'sent-twice', { 'accept-language': 'zh-cn' }),
      await sendInquiry('li@b.example', 'sent-twice', { 'accept-language': 'zh-cn' }),
    ];
    expect([await send(), await send()]).toEqual([2, 0]);
    const { reference } = answers[0]?.data ?? {};
    expect(sink.received.map(({ to, parsed }) => [to[0], parsed.subject]).sort()).toEqual([
      ['li@b.example', `我们已收到您的询盘 ${reference}——样例纺织`],
      ['sales@fixture.example', `Inquiry ${reference} from 李雷`],
    ]);
    const notice = sink.received.find(({ to }) => to[0] === 'sales@fixture.example');
    expect(notice?.parsed.replyTo).toEqual([{ name: '李雷', address: 'li@b.example' }]);
  });

  it('that is refused is told to nobody', async () => {
    expect((await sendInquiry('not-an-address', 'refused-one')).code).not.toBe(0);
    expect(await send()).toBe(0);
  });

  it('is always told to the mill, while one person gets ten confirmations a day at most', async () => {
    for (let number = 0; number < 12; number += 1) await sendInquiry('flooded@b.example', `flooding-${number}`);
    const before = sink.received.length;
    await send();
    const receivers = sink.received.slice(before).map(({ to }) => to[0]);
    expect(receivers.filter((to) => to === 'flooded@b.example')).toHaveLength(10);
    expect(receivers.filter((to) => to === 'sales@fixture.example')).toHaveLength(12);
  });
});

it.each([
  [{ PUBLIC_URL: 'https://mill.example', HOST: '0.0.0.0', PORT: 1 }, 'https://mill.example'],
  [{ PUBLIC_URL: undefined, HOST: '0.0.0.0', PORT: 3000 }, 'http://127.0.0.1:3000'],
  [{ PUBLIC_URL: undefined, HOST: 'mill.local', PORT: 80 }, 'http://mill.local:80'],
])('links in mails lead to the site: %j', (settings, expected) => {
  expect(mailOrigin(settings)).toBe(expected);
});
