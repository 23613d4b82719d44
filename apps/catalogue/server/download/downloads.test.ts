import { sendDueMails, silentLog, smtpMail } from '@selvedge/server-kit';
import { startSmtpSink } from '@selvedge/server-kit/e2e';
import { afterAll, describe, expect, it } from 'vitest';
import { serveMedia } from '../media/serve-media';
import { testCatalogue, testNow } from '../testing/test-catalogue';
import { signedLink } from './download-link';

const { call, resources, storage } = await testCatalogue();
await storage.put('downloads/price-list.txt', Buffer.from('On request'));
await storage.put('downloads/colour-card.txt', Buffer.from('Shade 1: ecru'));
const sink = await startSmtpSink();
afterAll(() => sink.close());

const { list } = (await call({ path: '/download/list' })).data;
const priceList = list.find((item: { is_limit: boolean }) => item.is_limit);
const colourCard = list.find((item: { is_limit: boolean }) => !item.is_limit);
const ask = (json: unknown, headers = {}) => call({ path: '/download/request', json, headers });
const tomorrow = new Date(testNow.getTime() + 86_400_000);
const limited = { id: priceList.id, href: '/downloads/price-list.txt' };

async function newMails() {
  const before = sink.received.length;
  const mail = smtpMail({ url: sink.url, from: { address: 'sales@fixture.example' } });
  await sendDueMails({ pool: resources.pool, mail, log: silentLog });
  return sink.received.slice(before);
}

const get = (address: string, options: { now?: Date; headers?: Record<string, string> } = {}) =>
  serveMedia({ ...resources, storage, now: () => options.now ?? testNow }).request(address, {
    headers: options.headers ?? {},
  });

describe('a limited file', () => {
  it('has no address, neither in lists nor alone, and says its type and size', async () => {
    const { data } = await call({ path: `/download/detail/${priceList.id}` });
    for (const item of [priceList, data]) {
      expect(item).toMatchObject({ page_url_suffix: '', is_limit: true, file_name: 'price-list.txt', kind: 'TXT' });
      expect(JSON.stringify(item)).not.toContain('/downloads/');
    }
    expect((await get(limited.href)).status).toBe(404);
  });

  it('is sent as a link, in the language of who asks, that opens it for a day', async () => {
    const answer = await ask({ id: priceList.id, email: ' Anna@Weber.Example ' }, { 'accept-language': 'zh-cn' });
    expect([answer.code, answer.data]).toEqual([0, { expires_at: tomorrow.getTime() / 1000 }]);
    const [mail, ...more] = await newMails();
    expect(more).toEqual([]);
    expect([mail?.to, mail?.parsed.subject]).toEqual([['anna@weber.example'], '您的下载：价目表——样例纺织']);
    const link = new URL(/https?:\S+\?link=\S+/.exec(mail?.parsed.text ?? '')?.[0] ?? '');
    expect(mail?.parsed.html).toContain(link.href);
    const file = await get(link.pathname + link.search);
    expect([file.status, await file.text()]).toEqual([200, 'On request']);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="price-list.txt"; filename*=UTF-8''price-list.txt`,
      'cache-control': 'private, no-store',
    });
    const part = await get(link.pathname + link.search, { headers: { range: 'bytes=3-' } });
    expect([part.status, await part.text()]).toEqual([206, 'request']);
  });

  it.each([
    ['is over after a day', { now: tomorrow }, signedLink(resources.signer, limited, tomorrow), 'expired'],
    [
      'is not opened by another file’s link',
      {},
      signedLink(resources.signer, { ...limited, id: 9999 }, tomorrow),
      'forged',
    ],
    ['is not opened by a link of somebody’s making', {}, `${limited.href}?link=a.b`, 'forged'],
    [
      'is not opened by a preview’s token',
      {},
      `${limited.href}?link=${resources.signer.sign('preview', String(limited.id), tomorrow)}`,
      'forged',
    ],
  ])('%s: one can ask for a new one', async (_what, options, link, why) => {
    const english = await get(link, options);
    expect([english.status, english.headers.get('location')]).toEqual([
      303,
      `/downloads/${limited.id}-price-list?link=${why}`,
    ]);
    const chinese = await get(link, { ...options, headers: { 'accept-language': 'zh-CN' } });
    expect(chinese.headers.get('location')).toBe(`/zh-cn/downloads/${limited.id}-price-list?link=${why}`);
  });

  it.each([
    ['without an address', { id: priceList.id, email: ' ' }, 422, 200, 'email'],
    ['with a bad address', { id: priceList.id, email: 'anna@weber' }, 422, 101, 'email'],
    ['with two addresses', { id: priceList.id, email: 'a@b.example,c@d.example' }, 422, 101, 'email'],
    ['with a header in the address', { id: priceList.id, email: 'a@b.example\r\nBcc: c@d.example' }, 422, 101, 'email'],
    ['that is not there', { id: 9999, email: 'a@b.example' }, 404, 10, undefined],
    ['that is free to take', { id: colourCard.id, email: 'a@b.example' }, 404, 10, undefined],
    ['by no number', { id: 'x', email: 'a@b.example' }, 422, undefined, 'id'],
  ])('is not sent to somebody who asks %s', async (_what, json, status, code, field) => {
    const answer = await ask(json);
    expect(answer.status).toBe(status);
    if (code !== undefined) expect(answer.code).toBe(code);
    expect(answer.issues[0]?.field).toBe(field);
    expect(await newMails()).toEqual([]);
  });
});

it('a free file is handed out, and a page’s address is left to the pages', async () => {
  const file = await get('/downloads/colour-card.txt?link=whatever');
  expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'public, max-age=86400']);
  expect((await get('/downloads/nothing.txt?link=a.b')).status).toBe(404);
});
