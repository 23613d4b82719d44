import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail, normalizeEmail } from './email';
import { parseInquiry } from './inquiry';
import { inquiryLimits, mostFiles, mostSelectedProducts, requiredInquiryFields } from './inquiry-limits';
import { isPhone } from './phone';
import { readExt, writeExt } from './selected-products';
import { isTrackableSubmission } from './tracking';

const written = { name: 'Anna', email: 'anna@mill.example', msg: 'Do you weave linen?' };

describe('parseInquiry', () => {
  it('reads the payload of the specification', () => {
    const raw = {
      ...written,
      ccId: 10,
      company: ' Loom Ltd. ',
      country: 'Portugal',
      email: ' Anna@Mill.EXAMPLE ',
      ext: JSON.stringify({ type: 'product', list: [{ id: 7, name: 'Oxford', images: ['/p1/7-a.jpg'] }] }),
      tel: '+86 571 8512 0000',
      whatsApp: '8612345',
      time: 1_700_000_000_000,
      idempotency_key: 'aB3_-678',
      files: [{ name: 'card.pdf', url: '/files/1', size: 2048 }],
      more: 'dropped',
    };
    expect(parseInquiry(raw)).toEqual({
      ok: true,
      value: {
        companyId: '10',
        name: 'Anna',
        email: 'anna@mill.example',
        message: 'Do you weave linen?',
        company: 'Loom Ltd.',
        country: 'Portugal',
        phone: '+86 571 8512 0000',
        whatsApp: '8612345',
        products: [{ id: 7, name: 'Oxford', images: ['/p1/7-a.jpg'] }],
        time: 1_700_000_000_000,
        idempotencyKey: 'aB3_-678',
        files: [{ name: 'card.pdf', url: '/files/1', size: 2048 }],
      },
    });
  });

  it('needs name, email and message only', () => {
    expect(parseInquiry(written)).toMatchObject({
      ok: true,
      value: {
        companyId: '',
        company: '',
        country: '',
        phone: '',
        whatsApp: '',
        products: [],
        time: null,
        idempotencyKey: null,
        files: [],
      },
    });
    expect(
      parseInquiry({ ...written, company: null, tel: '', whatsApp: null, ext: '', files: null, time: '5' }),
    ).toMatchObject({
      ok: true,
      value: { time: 5 },
    });
  });

  it.each(requiredInquiryFields.flatMap((field) => [undefined, null, '', ' \t\n'].map((value) => ({ field, value }))))(
    'refuses $value for $field with code 200, once',
    ({ field, value }) => {
      const parsed = parseInquiry({ ...written, [field]: value });
      expect(parsed.ok ? [] : parsed.issues.map(({ path, code }) => ({ path, code }))).toEqual([
        { path: field, code: 200 },
      ]);
    },
  );

  it.each([
    [{ email: 'anna' }, 'email', 101],
    [{ tel: 'call me' }, 'tel', 102],
    [{ name: 'x'.repeat(inquiryLimits.name + 1) }, 'name', 108],
    [{ msg: 'x'.repeat(inquiryLimits.msg + 1) }, 'msg', 108],
    [{ company: 'x'.repeat(inquiryLimits.company + 1) }, 'company', 108],
    [{ country: 'x'.repeat(inquiryLimits.country + 1) }, 'country', 108],
    [{ whatsApp: 'x'.repeat(inquiryLimits.whatsApp + 1) }, 'whatsApp', 108],
    [{ name: 3 }, 'name', 116],
    [{ ext: '{"type":"product"' }, 'ext', 109],
    [{ time: 'now' }, 'time', 113],
    [{ idempotency_key: 'short' }, 'idempotency_key', 109],
    [{ idempotency_key: 'x'.repeat(65) }, 'idempotency_key', 109],
    [{ idempotency_key: 'with space' }, 'idempotency_key', 109],
    [{ files: [{ name: 'a.exe', url: 'u', size: 1 }] }, 'files.0.name', 130],
    [{ files: [{ name: `${'a'.repeat(96)}.pdf`, url: 'u', size: 1 }] }, 'files.0.name', 108],
    [{ files: [{ name: 'a.pdf', url: 'u', size: 21 * 1024 * 1024 }] }, 'files.0.size', 121],
    [{ files: [{ name: 'a.pdf', url: 'u', size: 0 }] }, 'files.0.size', 122],
    [{ files: Array.from({ length: mostFiles + 1 }, () => ({ name: 'a.pdf', url: 'u', size: 1 })) }, 'files', 108],
  ])('refuses %j', (wrong, path, code) => {
    const parsed = parseInquiry({ ...written, ...wrong });
    expect(parsed.ok ? null : parsed.issues[0]).toMatchObject({ path, code });
  });

  it('takes texts of exactly the longest length', () => {
    const longest = { name: 'x'.repeat(inquiryLimits.name), msg: 'x'.repeat(inquiryLimits.msg) };
    expect(parseInquiry({ ...written, ...longest }).ok).toBe(true);
  });

  it('lets no line break into a line, and keeps those of the message', () => {
    const parsed = parseInquiry({
      ...written,
      name: 'Anna\r\nBcc: x',
      company: 'a\u0000b',
      msg: ' a\r\nb\rc\n\u0000d\te ',
    });
    expect(parsed).toMatchObject({
      ok: true,
      value: { name: 'Anna Bcc: x', company: 'a b', message: 'a\nb\nc\nd\te' },
    });
  });

  it('reads or refuses whatever comes, and never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.dictionary(fc.constantFrom('name', 'email', 'msg', 'ext', 'tel', 'files'), fc.anything()),
        ),
        (raw) => {
          expect(typeof parseInquiry(raw).ok).toBe('boolean');
        },
      ),
    );
  });

  it('pollutes no prototype by its ext', () => {
    const ext = '{"__proto__":{"polluted":1},"type":"product","list":[{"id":1,"__proto__":{"polluted":1}}]}';
    expect(parseInquiry({ ...written, ext })).toMatchObject({
      ok: true,
      value: { products: [{ id: 1, name: '', images: [] }] },
    });
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

describe('readExt', () => {
  it.each([
    ['', []],
    [' ', []],
    ['{"type":"product","list":[]}', []],
    [
      '{"type":"product","list":[{"id":"7","name":"Oxford","images":"/a.jpg"}]}',
      [{ id: 7, name: 'Oxford', images: ['/a.jpg'] }],
    ],
    ['{"type":"product","list":[{"id":7,"images":["",null]}]}', null],
    ['{"type":"product","list":[{"id":7,"images":["","/a.jpg"]}]}', [{ id: 7, name: '', images: ['/a.jpg'] }]],
    ['{"type":"product","list":[{"id":7,"name":"a"},{"id":7,"name":"b"}]}', [{ id: 7, name: 'a', images: [] }]],
    ['{"type":"product","list":[{"id":0}]}', null],
    ['{"type":"product","list":[{"id":-1}]}', null],
    ['{"type":"product","list":[{"id":1.5}]}', null],
    ['{"type":"product","list":[{"id":"x"}]}', null],
    ['{"type":"product","list":[{"id":1,"name":5}]}', null],
    ['{"type":"product","list":[null]}', null],
    ['{"type":"product","list":{}}', null],
    ['{"type":"product"}', null],
    ['{"type":"shoe","list":[]}', null],
    ['{"list":[]}', null],
    ['[]', null],
    ['null', null],
    ['"product"', null],
    ['{', null],
  ])('reads %s as %j', (text, products) => {
    expect(readExt(text)).toEqual(products);
  });

  it('refuses more products than one may ask about', () => {
    const list = (length: number) =>
      writeExt(Array.from({ length }, (_, index) => ({ id: index + 1, name: '', images: [] })));
    expect(readExt(list(mostSelectedProducts))).toHaveLength(mostSelectedProducts);
    expect(readExt(list(mostSelectedProducts + 1))).toBeNull();
  });

  it('reads back what was written', () => {
    const selected = fc.record({
      id: fc.integer({ min: 1 }),
      name: fc.string({ maxLength: 300 }),
      images: fc.array(fc.webUrl(), { maxLength: 5 }),
    });
    fc.assert(
      fc.property(fc.uniqueArray(selected, { selector: ({ id }) => id, maxLength: 20 }), (products) => {
        expect(readExt(writeExt(products))).toEqual(products);
      }),
    );
  });
});

describe('writeExt', () => {
  it('has the shape of the specification, and nothing that a product has beside it', () => {
    const product = { id: 7, name: 'Oxford', images: ['/a.jpg'], price: 480 };
    expect(writeExt([product])).toBe('{"type":"product","list":[{"id":7,"name":"Oxford","images":["/a.jpg"]}]}');
  });
});

describe('isEmail', () => {
  it.each([
    'anna@mill.example',
    'Anna@Mill.Example',
    ' a@b.co ',
    "o'neil+x@sub.mill.example",
    'a.b@1-2.example',
    `${'a'.repeat(64)}@b.co`,
  ])('takes %j', (email) => {
    expect(isEmail(email)).toBe(true);
  });

  it.each([
    '',
    'anna',
    'anna@',
    '@mill.example',
    'anna@mill',
    'a b@mill.example',
    'a@mill..example',
    'a@-mill.example',
    'a@mill-.example',
    'a@mill.example.',
    'a@b@c.example',
    'a@mill.example\nb',
    `${'a'.repeat(65)}@b.co`,
    `a@${'b'.repeat(64)}.co`,
    `a@${'b.'.repeat(126)}co`,
  ])('refuses %j', (email) => {
    expect(isEmail(email)).toBe(false);
  });

  it('stores an address trimmed and in lower case', () => {
    expect(normalizeEmail(' Anna@Mill.EXAMPLE ')).toBe('anna@mill.example');
  });
});

describe('isPhone', () => {
  it.each(['+86 (571) 8512-0000', '12345', '0571/85120000', '(02) 1234.567', '+1 555 123 4567 x89'])(
    'takes %j',
    (text) => {
      expect(isPhone(text)).toBe(true);
    },
  );

  it.each([
    '',
    '1234',
    'call me',
    '123456789012345678901',
    '12345; drop',
    '-12345',
    '1 2 3 4 5'.padEnd(41, ' ').concat('6'),
  ])('refuses %j', (text) => {
    expect(isPhone(text)).toBe(false);
  });
});

describe('isTrackableSubmission', () => {
  const fields = { contacts: 'Anna', phone: '123', email: 'a@b.example', content: 'Hello' };

  it('is one when all four fields are filled', () => {
    expect(isTrackableSubmission(fields)).toBe(true);
  });

  it.each(['contacts', 'phone', 'email', 'content'])('is none without %s', (field) => {
    for (const value of ['', ' ', null, undefined])
      expect(isTrackableSubmission({ ...fields, [field]: value })).toBe(false);
  });
});
