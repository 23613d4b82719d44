import { AnswerError } from '@selvedge/api-client';
import { codes, fieldIssue, TransportError } from '@selvedge/error-catalogue';
import { describe, expect, it } from 'vitest';
import type { SentForm } from './inquiry-fields';
import { inquiryKey, sendInquiry } from './send-inquiry.server';

const form: SentForm = {
  values: {
    name: 'Ines',
    company: '',
    country: '',
    email: 'ines@calder.example',
    tel: '',
    whatsApp: '',
    msg: 'Linen?',
  },
  files: [],
  productIds: [],
  idempotencyKey: 'key-1',
};

type Api = Parameters<typeof sendInquiry>[0];
type Sent = Parameters<Api['messageBoard']['add']>[0];

/** The API as the action sees it; what it is asked is written down. */
function apiThat(
  answers: { add?: () => never; choices?: readonly { id: number; title: string; img?: string }[] } = {},
) {
  const sent: Sent[] = [];
  const uploaded: string[] = [];
  const api = {
    product: { choices: async () => ({ list: answers.choices ?? [] }) },
    upload: {
      file: async ({ files }: { files: readonly File[] }) => {
        uploaded.push(...files.map(({ name }) => name));
        return {
          list: files.map(({ name, size }) => ({ name, size, host: 'https://files.example/', cname: `u/${name}` })),
        };
      },
    },
    messageBoard: {
      add: async (inquiry: Sent) => {
        sent.push(inquiry);
        return answers.add?.() ?? { id: 1, reference: 'WM-1', received_at: 0 };
      },
    },
  } as unknown as Api;
  return { api: api as { -readonly [K in keyof Api]: { -readonly [C in keyof Api[K]]: Api[K][C] } }, sent, uploaded };
}

const refusedWith =
  (status: number, issues: ReturnType<typeof fieldIssue>[] = []) =>
  () => {
    throw new AnswerError(codes.validationFailed, 'Parameter validation failed', {
      status,
      retryAfterMs: null,
      issues,
    });
  };

describe('sending an inquiry', () => {
  it('sends the files first and names them by where they lie', async () => {
    const { api, sent, uploaded } = apiThat();
    const files = [new File(['%PDF'], 'card.pdf')];
    expect(await sendInquiry(api, { ...form, files }, 'en', 5)).toEqual({ kind: 'sent', reference: 'WM-1' });
    expect(uploaded).toEqual(['card.pdf']);
    expect(sent[0]).toMatchObject({
      time: 5,
      files: [{ name: 'card.pdf', url: 'https://files.example/u/card.pdf', size: 4 }],
    });
  });

  it('writes the chosen products with their names and pictures, and one that is gone by its number', async () => {
    const { api, sent } = apiThat({ choices: [{ id: 12, title: 'Oxford', img: '/p1/12-a.webp' }] });
    await sendInquiry(api, { ...form, productIds: [12, 99] }, 'en', 0);
    expect(JSON.parse(sent[0]?.ext ?? '')).toEqual({
      type: 'product',
      list: [
        { id: 12, name: 'Oxford', images: ['/p1/12-a.webp'] },
        { id: 99, name: '', images: [] },
      ],
    });
  });

  it.each([
    ['an extension that is not taken', new File(['MZ'], 'order.exe'), 'order.exe: Incorrect file type'],
    [
      'a name of 100 characters',
      new File(['x'], `${'a'.repeat(96)}.pdf`),
      `${'a'.repeat(96)}.pdf: Not within the specified length`,
    ],
    ['nothing in it', new File([], 'card.pdf'), "card.pdf: Can't be empty"],
  ])('refuses a file with %s before anything is sent', async (_what, file, message) => {
    const { api, sent, uploaded } = apiThat();
    const outcome = await sendInquiry(api, { ...form, files: [file] }, 'en', 0);
    expect(outcome).toEqual({ kind: 'refused', issues: { files: message }, status: 422 });
    expect([sent, uploaded]).toEqual([[], []]);
  });

  it('brings the API’s refusals to their fields', async () => {
    const { api } = apiThat({
      add: refusedWith(422, [fieldIssue('email', codes.invalidEmail), fieldIssue('ext', codes.doesNotExist)]),
    });
    expect(await sendInquiry(api, form, 'en', 0)).toEqual({
      kind: 'refused',
      issues: { email: 'Invalid Email address', products: 'There is no' },
      status: 422,
    });
  });

  it('shows at the files whatever the API has against them', async () => {
    const { api } = apiThat();
    api.upload.file = async () => refusedWith(415)();
    const outcome = await sendInquiry(api, { ...form, files: [new File(['MZ'], 'offer.pdf')] }, 'en', 0);
    expect(outcome).toMatchObject({ kind: 'refused', issues: { files: 'Parameter validation failed' }, status: 415 });
  });

  it('takes a conflict for what it is: this very inquiry has arrived before', async () => {
    expect(await sendInquiry(apiThat({ add: refusedWith(409) }).api, form, 'en', 0)).toMatchObject({ kind: 'sent' });
  });

  it('says so when no answer came', async () => {
    const add = () => {
      throw new TransportError('network');
    };
    expect(await sendInquiry(apiThat({ add }).api, form, 'zh-cn', 0)).toEqual({
      kind: 'failed',
      message: '网络错误！',
      status: 503,
    });
  });
});

describe('the key of an inquiry', () => {
  it('is the same for the same form, and has the form that the contract wants', () => {
    expect(inquiryKey(form)).toBe(inquiryKey({ ...form }));
    expect(inquiryKey(form)).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
  });

  it.each([
    ['other words', { values: { ...form.values, msg: 'Cotton?' } }],
    ['another product', { productIds: [12] }],
    ['another file', { files: [new File(['x'], 'a.txt')] }],
    ['another basket', { idempotencyKey: 'key-2' }],
  ])('differs for %s', (_what, change) => {
    expect(inquiryKey({ ...form, ...change })).not.toBe(inquiryKey(form));
  });
});
