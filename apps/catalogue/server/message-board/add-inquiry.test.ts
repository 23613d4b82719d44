import { writeExt } from '@selvedge/domain/inquiry';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type CallAnswer, testCatalogue } from '../testing/test-catalogue';
import { inquiryReference } from './inquiry-reference';

const { call, db } = await testCatalogue();

const ext = writeExt([
  { id: 4, name: 'Selvedge denim 14 oz', images: ['/p1/3-selvedge-denim-face.webp'] },
  { id: 1, name: 'White poplin 133', images: [] },
]);
const inquiry = {
  name: 'Anna Weber',
  email: 'Anna.Weber@Mill.Example',
  msg: 'Do you weave this in linen?',
  time: 1_781_000_000_000,
};

const send = (json: unknown, headers: Readonly<Record<string, string>> = {}): Promise<CallAnswer> =>
  call({ path: '/message-board/add', json, headers });

async function count(table: 'inquiries' | 'inquiry_items' | 'inquiry_files' | 'visitors'): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from ${sql.identifier(table)}`);
  return rows[0]?.n ?? -1;
}

async function upload(name: string): Promise<{ name: string; url: string; size: number }> {
  const form = new FormData();
  form.append('files', new File(['A question about shades.'], name));
  const { data } = await call({ path: '/upload/file', form });
  const [file] = data.list;
  return { name: file.name, url: file.host + file.cname, size: file.size };
}

describe('an inquiry', () => {
  it('is kept whole: its text, its lower-cased address, its products, its file and its visitor', async () => {
    const file = await upload('shades.txt');
    const answer = await send(
      { ...inquiry, company: 'Weber', ext, files: [file], idempotency_key: 'whole-inquiry' },
      { cookie: 'visitor_code=Ab3dE6gH9j', 'accept-language': 'zh-cn' },
    );
    expect([answer.status, answer.code]).toEqual([200, 0]);
    expect(answer.data.reference).toBe(`WM-2026-${String(answer.data.id).padStart(6, '0')}`);
    const { rows } = await db.execute(sql`
      select i.email, i.name, i.msg, i.company, i.language, i.ext, v.code,
        (select json_agg(json_build_array(t.product_id, t.name) order by t.position) from inquiry_items t where t.inquiry_id = i.id) as items,
        (select json_agg(json_build_array(f.name, u.content_type, u.size)) from inquiry_files f join uploads u on u.id = f.upload_id where f.inquiry_id = i.id) as files
      from inquiries i left join visitors v on v.id = i.visitor_id where i.id = ${answer.data.id}`);
    expect(rows).toEqual([
      {
        email: 'anna.weber@mill.example',
        name: 'Anna Weber',
        msg: inquiry.msg,
        company: 'Weber',
        language: 'zh-cn',
        ext: JSON.parse(ext),
        code: 'Ab3dE6gH9j',
        items: [
          [4, 'Selvedge denim 14 oz'],
          [1, 'White poplin 133'],
        ],
        files: [['shades.txt', 'text/plain', 24]],
      },
    ]);
  });

  it('may be a bare message', async () => {
    expect((await send({ name: 'A', email: 'a@b.example', msg: 'Hello' })).code).toBe(0);
  });

  it('is one inquiry with one answer, however many requests arrive at once with its key', async () => {
    const before = await count('inquiries');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        send({ ...inquiry, ext, idempotency_key: 'twenty-at-once', time: index }),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.code).toBe(0);
    expect((await count('inquiries')) - before).toBe(1);
  });

  it('gives the same answer to a retry after its files were claimed', async () => {
    const sent = { ...inquiry, files: [await upload('once.txt')], idempotency_key: 'retry-with-file' };
    const [first, second] = [await send(sent), await send(sent)];
    expect([second.code, second.data]).toEqual([0, first.data]);
  });

  it('gives the same answer to a retry whose file was uploaded once more', async () => {
    const key = { ...inquiry, idempotency_key: 'retry-with-new-upload' };
    const first = await send({ ...key, files: [await upload('again.txt')] });
    const second = await send({ ...key, files: [await upload('again.txt')] });
    expect([second.code, second.data]).toEqual([0, first.data]);
  });

  it('refuses other content under a key that is taken', async () => {
    await send({ ...inquiry, idempotency_key: 'taken-key' });
    const answer = await send({ ...inquiry, msg: 'Something else', idempotency_key: 'taken-key' });
    expect([answer.status, answer.code]).toEqual([409, 11]);
  });
});

describe('what a hostile sender writes', () => {
  const markup = "<script>alert(1)</script>\" onload='x' {{7*7}} \u202E";
  it('is kept as it was typed', async () => {
    const typed = { name: markup, company: markup, country: markup, whatsApp: markup, msg: markup };
    const answer = await send({ ...typed, email: 'a@b.example', ext: writeExt([{ id: 1, name: markup, images: [] }]) });
    const { rows } = await db.execute(sql`
      select name, company, country, whats_app as "whatsApp", msg, ext->'list'->0->>'name' as item
      from inquiries where id = ${answer.data.id}`);
    expect(rows).toEqual([{ ...typed, item: markup }]);
  });

  it.each([
    ['NUL in the company’s id', { ccId: 'a\u0000b' }],
    [
      'NUL in a product’s name',
      { ext: '{"type":"product","list":[{"id":1,"name":"a\\u0000b","images":["/\\u0000"]}]}' },
    ],
    ['half a character in a product’s name', { ext: '{"type":"product","list":[{"id":1,"name":"a\\ud800b"}]}' }],
    ['a name that is cut within a character', { ext: writeExt([{ id: 1, name: `${'x'.repeat(299)}🧵`, images: [] }]) }],
    ['a product twice', { ext: writeExt([1, 1].map((id) => ({ id, name: 'a', images: [] }))) }],
    ['a clock of the year 285,000', { time: 8_640_000_000_000_001 }],
  ])('costs no inquiry: %s', async (_what, extra) => {
    expect((await send({ ...inquiry, ...extra })).code).toBe(0);
  });

  it.each([
    ['a thousand fields', Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`k${n}`, 1])), 400, 13],
    ['101 products', { ext: JSON.stringify({ type: 'product', list: Array(101).fill({ id: 1 }) }) }, 422, 109],
  ])('is refused: %s', async (_what, extra, status, code) => {
    const answer = await send({ ...inquiry, ...extra });
    expect([answer.status, answer.code]).toEqual([status, code]);
    expect(answer.issues.length).toBeLessThanOrEqual(100);
  });
});

describe('an inquiry is refused, and nothing of it is stored,', () => {
  const unknown = writeExt([{ id: 999, name: 'Gone', images: [] }]);
  it.each([
    ['without a name', { ...inquiry, name: ' ' }, 422, 200, 'name'],
    ['without an address', { ...inquiry, email: '' }, 422, 200, 'email'],
    ['without a message', { ...inquiry, msg: undefined }, 422, 200, 'msg'],
    ['with a bad address', { ...inquiry, email: 'anna@mill' }, 422, 101, 'email'],
    ['with a bad telephone number', { ...inquiry, tel: 'call me' }, 422, 102, 'tel'],
    ['with a message that is too long', { ...inquiry, msg: 'x'.repeat(5001) }, 422, 108, 'msg'],
    ['with an ext that is none', { ...inquiry, ext: '{"type":"shoe"}' }, 422, 109, 'ext'],
    ['about a product that is not there', { ...inquiry, ext: unknown }, 422, 111, 'ext'],
    [
      'with a file that nobody uploaded',
      { ...inquiry, files: [{ name: 'a.txt', url: `/uploads/${'0'.repeat(32)}.txt`, size: 3 }] },
      422,
      111,
      'files.0.url',
    ],
    [
      'with a path for a file',
      { ...inquiry, files: [{ name: 'a.txt', url: '../../etc/passwd.txt', size: 3 }] },
      422,
      111,
      'files.0.url',
    ],
  ])('%s', async (_what, json, status, code, field) => {
    const before = [await count('inquiries'), await count('inquiry_items'), await count('visitors')];
    const answer = await send(json, { cookie: 'visitor_code=Zz3dE6gH9j' });
    expect([answer.status, answer.code]).toEqual([status, code]);
    expect(answer.issues[0]?.field).toBe(field);
    expect(answer.issues[0]?.message).not.toBe('');
    expect([await count('inquiries'), await count('inquiry_items'), await count('visitors')]).toEqual(before);
  });

  it('and says in the sender’s language which product is missing', async () => {
    const [english, chinese] = await Promise.all([
      send({ ...inquiry, ext: unknown }),
      send({ ...inquiry, ext: unknown }, { 'accept-language': 'zh-cn' }),
    ]);
    expect(english.issues[0]?.message).toBe(
      'There is no product Gone (999) any more. Please take it out of your inquiry.',
    );
    expect(chinese.issues[0]?.message).toContain('产品 Gone (999) 已不存在');
  });

  it('with a file that another inquiry has', async () => {
    const files = [await upload('shared.txt')];
    expect((await send({ ...inquiry, files })).code).toBe(0);
    const before = await count('inquiries');
    expect((await send({ ...inquiry, files })).code).toBe(111);
    expect(await count('inquiries')).toBe(before);
  });
});

describe('an upload', () => {
  it.each([
    ['another name', { name: 'price-list.pdf' }],
    ['another size', { size: 9 }],
  ])('is not given to who knows its address only: %s', async (_what, other) => {
    const file = await upload('mine.txt');
    const answer = await send({ ...inquiry, files: [{ ...file, ...other }] });
    expect([answer.status, answer.code, answer.issues[0]?.field]).toEqual([422, 111, 'files.0.url']);
  });

  it('goes to one of the inquiries that name it at once', async () => {
    const files = [await upload('wanted.txt')];
    const before = await count('inquiries');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => send({ ...inquiry, msg: `Message ${n}`, files })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([0, ...Array(7).fill(111)]);
    expect((await count('inquiries')) - before).toBe(1);
  });
});

it('a reference is spelt with the year and six digits', () => {
  expect(inquiryReference({ id: 123, receivedAt: new Date('2026-03-01') })).toBe('WM-2026-000123');
});
