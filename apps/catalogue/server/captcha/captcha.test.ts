import { createHash } from 'node:crypto';
import type { RawCaptchaChallenge } from '@selvedge/api-contract/catalogue';
import { createLimits, readSettings } from '@selvedge/server-kit';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { catalogueApi } from '../api';
import { limitTable } from '../limits';
import { catalogueSettings } from '../settings';
import { testCatalogue, testNow } from '../testing/test-catalogue';
import { removeOldProofs } from './captcha-queries';

const { db, resources } = await testCatalogue();
const limits = await createLimits(resources.pool, limitTable);
let clock = testNow;
let address = 0;

const api = catalogueApi(
  { ...resources, limits, now: () => clock },
  readSettings(catalogueSettings, { TRUST_PROXY: '1' }),
);

interface Sender {
  readonly ip: string;
  readonly code?: string;
}

async function ask(sender: Sender, path: string, body?: URLSearchParams | object) {
  const isForm = body instanceof URLSearchParams;
  const response = await api.request(`/1${path}`, {
    ...(body && { method: 'POST', body: isForm ? body : JSON.stringify(body) }),
    headers: {
      'x-forwarded-for': sender.ip,
      ...(sender.code && { cookie: `visitor_code=${sender.code}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
  });
  return (await response.json()) as {
    code: number;
    // biome-ignore lint/suspicious/noExplicitAny: the shape of an answer is what a test asserts
    data: any;
    issues?: { field: string; code: number }[];
  };
}

let sent = 0;
const inquire = (sender: Sender, more: object = {}) =>
  ask(sender, '/message-board/add', { name: 'Anna', email: 'anna@mill.example', msg: `Linen ${sent++}?`, ...more });
const verify = async (sender: Sender, payload: string) =>
  (await ask(sender, '/captcha/verify', new URLSearchParams({ payload }))).data;
const challenge = async (sender: Sender) => (await ask(sender, '/captcha/challenge')).data;

/** Counts as a browser does; the library's own way waits for each hash. */
function solve({ algorithm, challenge: hash, salt, signature, maxnumber }: RawCaptchaChallenge): string {
  const isRight = (number: number) => createHash('sha256').update(`${salt}${number}`).digest('hex') === hash;
  let number = 0;
  while (number < maxnumber && !isRight(number)) number++;
  return btoa(JSON.stringify({ algorithm, challenge: hash, salt, signature, number }));
}

const later = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);

/** Somebody whose address nobody has sent from. */
function newSender(code = 'Ab3dE6gH9j'): Sender {
  return { ip: `203.0.113.${++address}`, code };
}

beforeEach(() => {
  clock = testNow;
});

describe('a form after the first try of its address', () => {
  it('goes without captcha the first time, and asks for one the second time', async () => {
    const sender = newSender();
    expect((await inquire(sender)).code).toBe(0);
    const second = await inquire(sender);
    expect([second.code, second.issues]).toEqual([100, [expect.objectContaining({ field: 'captcha', code: 200 })]]);
  });

  it('is not asked of another address, nor of an inquiry that was taken already', async () => {
    const sender = newSender();
    const again = { msg: 'Once', idempotency_key: 'captcha-key-1' };
    expect((await inquire(sender, again)).code).toBe(0);
    expect((await inquire(sender, again)).code).toBe(0);
    expect((await inquire(newSender())).code).toBe(0);
  });

  it('keeps no inquiry that was refused', async () => {
    const sender = newSender();
    await inquire(sender);
    await inquire(sender, { msg: 'Refused for its captcha' });
    const { rows } = await db.execute(sql`select 1 from inquiries where msg = 'Refused for its captcha'`);
    expect(rows).toEqual([]);
  });

  it.each([
    ['a visitor with a cookie', 'Zz3dE6gH9j'],
    ['a visitor without', ''],
  ])('passes once with a solved captcha: %s', async (_who, code) => {
    const sender = newSender(code);
    await inquire(sender);
    expect(await verify(sender, solve(await challenge(sender)))).toEqual({
      verified: true,
      expires_at: testNow.getTime() / 1000 + 20 * 60,
    });
    expect([(await inquire(sender)).code, (await inquire(sender)).code]).toEqual([0, 100]);
  });

  it('spends no solution on a form that is refused for something else', async () => {
    const sender = newSender('Nn3dE6gH9j');
    await inquire(sender);
    await verify(sender, solve(await challenge(sender)));
    const ext = JSON.stringify({ type: 'product', list: [{ id: 99_999, name: 'gone', images: [] }] });
    expect((await inquire(sender, { ext })).issues?.[0]?.field).not.toBe('captcha');
    expect((await inquire(sender)).code).toBe(0);
  });

  it('lets two forms at once pass with two solutions only', async () => {
    const sender = newSender('Pp3dE6gH9j');
    await inquire(sender);
    await verify(sender, solve(await challenge(sender)));
    const codes = (await Promise.all([inquire(sender), inquire(sender), inquire(sender)])).map(({ code }) => code);
    expect(codes.sort((a, b) => a - b)).toEqual([0, 100, 100]);
  });
});

describe('a solution', () => {
  it('is right once', async () => {
    const sender = newSender('Qq3dE6gH9j');
    const payload = solve(await challenge(sender));
    expect([(await verify(sender, payload)).verified, (await verify(sender, payload)).verified]).toEqual([true, false]);
  });

  it('is remembered while it could be sent again, also by a visitor who was erased', async () => {
    const sender = newSender('Rr3dE6gH9j');
    const payload = solve(await challenge(sender));
    await verify(sender, payload);
    await ask(sender, '/visitor/erase', {});
    clock = later(19);
    await removeOldProofs(db, clock);
    expect((await verify(sender, payload)).verified).toBe(false);
  });

  it('vouches for nobody else, and not for ever', async () => {
    const solver = newSender('Ss3dE6gH9j');
    const other = { ...solver, code: 'Tt3dE6gH9j' };
    await inquire(solver);
    await verify(solver, solve(await challenge(solver)));
    expect((await inquire(other)).code).toBe(100);
    clock = later(21);
    expect((await inquire(solver)).code).toBe(100);
  });

  it('comes too late after twenty minutes', async () => {
    const sender = newSender('Uu3dE6gH9j');
    const payload = solve(await challenge(sender));
    clock = later(20);
    expect((await verify(sender, payload)).verified).toBe(false);
  });

  it.each([
    ['no JSON', btoa('x')],
    ['an empty object', btoa('{}')],
    ['null', btoa('null')],
    [
      'a made-up puzzle',
      btoa(
        JSON.stringify({
          algorithm: 'SHA-256',
          challenge: 'a',
          salt: 'b?expires=99999999999',
          signature: 'c',
          number: 1,
        }),
      ),
    ],
    [
      'an algorithm that is none',
      btoa(
        JSON.stringify({ algorithm: 'NONE', challenge: 'a', salt: 'b?expires=99999999999', signature: 'c', number: 1 }),
      ),
    ],
  ])('is wrong: %s', async (_what, payload) => {
    const answer = await ask(newSender(), '/captcha/verify', new URLSearchParams({ payload }));
    expect([answer.code, answer.data]).toEqual([0, { verified: false, expires_at: null }]);
  });

  it('is wrong for another number', async () => {
    const sender = newSender();
    const solved = JSON.parse(atob(solve(await challenge(sender))));
    expect((await verify(sender, btoa(JSON.stringify({ ...solved, number: solved.number + 1 })))).verified).toBe(false);
  });
});

describe('waiting instead of counting', () => {
  it('is right after twenty seconds, once, and not before', async () => {
    const sender = newSender('Vv3dE6gH9j');
    const { wait } = await challenge(sender);
    clock = new Date(testNow.getTime() + wait.seconds * 1000 - 1);
    expect((await verify(sender, wait.payload)).verified).toBe(false);
    clock = new Date(testNow.getTime() + wait.seconds * 1000);
    expect([(await verify(sender, wait.payload)).verified, (await verify(sender, wait.payload)).verified]).toEqual([
      true,
      false,
    ]);
  });

  it('is possible for an address a few times an hour', async () => {
    const sender = newSender('Ww3dE6gH9j');
    const payloads = [];
    for (let count = 0; count < 6; count++) payloads.push((await challenge(sender)).wait.payload);
    clock = later(1);
    const answers = [];
    for (const payload of payloads) {
      answers.push((await ask(sender, '/captcha/verify', new URLSearchParams({ payload }))).code);
    }
    expect(answers).toEqual([0, 0, 0, 0, 0, 2]);
  });
});
