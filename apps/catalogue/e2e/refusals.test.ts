import type { RunningApp } from '@selvedge/server-kit/e2e';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from './database';
import { callApi, runningCatalogue, sendInquiry, uploadFile } from './running-catalogue';

let app: RunningApp;

beforeAll(async () => {
  app = await runningCatalogue();
});

afterAll(() => app?.remove());

const good = { name: 'Mira Test', email: 'mira@buyer.example', msg: 'Please quote 3,000 m.' };

async function stored(): Promise<{ inquiries: number; uploads: number }> {
  const [counts] = await rows<{ inquiries: number; uploads: number }>(
    app,
    'select (select count(*)::int from inquiries) as inquiries, (select count(*)::int from uploads) as uploads',
  );
  if (!counts) throw new Error('no counts');
  return counts;
}

describe('an inquiry that is refused', () => {
  it.each([
    ['without a name', { ...good, name: '' }, 'name', 200],
    ['without an e-mail', { name: good.name, msg: good.msg }, 'email', 200],
    ['without a message', { ...good, msg: '   ' }, 'msg', 200],
    ['with a bad e-mail', { ...good, email: 'mira@buyer' }, 'email', 101],
    [
      'about a product that does not exist',
      { ...good, ext: JSON.stringify({ type: 'product', list: [{ id: 99_999_999, name: 'x', images: [] }] }) },
      'ext',
      111,
    ],
  ])('%s is told so at its field with the code, and nothing is stored', async (_case, fields, field, code) => {
    const before = await stored();
    const answer = await sendInquiry(app, fields);
    expect(answer.status).toBe(422);
    expect(answer.data).toBeNull();
    const issue = answer.issues.find((candidate) => candidate.field === field);
    expect(issue?.code).toBe(code);
    expect(issue?.message.length).toBeGreaterThan(3);
    expect(await stored()).toEqual(before);
  });

  it('is told so in Chinese to those who read Chinese', async () => {
    const answer = await callApi(app, '/message-board/add', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'zh-cn' },
      body: JSON.stringify({ ...good, email: 'nobody' }),
    });
    expect(answer.issues[0]?.message).toMatch(/[\u4e00-\u9fff]/);
  });
});

describe('a file that is refused', () => {
  const windowsProgram = new Uint8Array(4096);
  windowsProgram.set([0x4d, 0x5a, 0x90, 0x00, 0x03]);
  const pdf = new TextEncoder().encode('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

  it.each([
    ['of 21 MB', 'large.pdf', () => concat(pdf, new Uint8Array(21 * 1024 * 1024)), 413, 121],
    ['that is a program under a PDF’s name', 'offer.pdf', () => windowsProgram, 415, 130],
    ['with a name of 100 characters', `${'a'.repeat(96)}.pdf`, () => pdf, 422, 108],
    ['of a kind that is not taken', 'script.exe', () => windowsProgram, 415, 130],
    ['that is empty', 'empty.pdf', () => new Uint8Array(0), 422, 200],
  ])('%s gets its code and a readable message, and nothing is stored', async (_case, name, content, status, code) => {
    const before = await stored();
    const answer = await uploadFile(app, name, content());
    expect({ status: answer.status, codes: [answer.code, ...answer.issues.map((issue) => issue.code)] }).toEqual({
      status,
      codes: expect.arrayContaining([code]),
    });
    expect(answer.message.length).toBeGreaterThan(3);
    expect(await stored()).toEqual(before);
  });
});

describe('an address that is wrong', () => {
  it('takes page abc for page 1', async () => {
    const answer = await callApi(app, '/product/list?page=abc');
    expect(answer).toMatchObject({ status: 200, code: 0, data: { page_number: 1 } });
    const screen = await fetch(`${app.origin}/product-products?page=abc`);
    expect(screen.status).toBe(200);
  });

  it('does not find /product/abc', async () => {
    const screen = await fetch(`${app.origin}/product/abc`);
    expect(screen.status).toBe(404);
    expect(await screen.text()).toContain('Page not found: /product/abc');
  });

  it('does not find a product that is not there', async () => {
    const answer = await callApi(app, '/product/detail/99999999');
    expect(answer).toMatchObject({ status: 404, data: null });
    expect(answer.code).not.toBe(0);
  });
});

function concat(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
