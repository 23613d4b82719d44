import { createHash } from 'node:crypto';
import { createLimits } from '@selvedge/server-kit';
import { describe, expect, it } from 'vitest';
import { accounts } from '../database/schema';
import type { ThirdParty, ThirdPartyPerson } from '../identity/third-party';
import { limitTable } from '../limits';
import { ensureRoles } from '../roles/ensure-roles';
import { firstAdministratorLink } from '../setup/first-administrator';
import { asking, type Said } from '../testing/asking';
import { demoDatabase, testNow } from '../testing/demo-database';
import { addAccount, signedIn } from '../testing/people';
import { takeSocketTicket } from './socket-ticket';

/** A third party that says whatever a test wants; the real protocol is tried in a browser against a real provider. */
let person: ThirdPartyPerson | null = null;
const guild: ThirdParty = {
  key: 'oidc',
  name: 'Guild pass',
  begin: async ({ state }) => `https://guild.example/authorize?state=${state}`,
  finish: async () => person,
};

const resources = await demoDatabase();
const world = { ...resources, thirdParties: new Map([[guild.key, guild]]) };
const { db } = world;
let clock = testNow;
const ask = asking({ ...world, now: () => clock });
const later = (seconds: number) => new Date(testNow.getTime() + seconds * 1000);

describe('a third party', () => {
  async function visit(kind: 'bearer' | 'cookie' = 'bearer') {
    const begun = await ask('/auth/external/thirdparty/begin', { provider: 'oidc', kind });
    const cookie = begun.cookies[0]?.split(';')[0] ?? '';
    const { state } = begun.data;
    const finish = (more: object = {}, headers = {}): Promise<Said> =>
      ask(
        '/auth/external/thirdparty/login',
        { provider: 'oidc', state, answer: `code=1&state=${state}`, kind, ...more },
        headers,
      );
    return { finish, cookie };
  }

  it('makes an account the first time, and finds it the next', async () => {
    person = { subject: 'g-1', email: 'reed@guild.example', name: 'Reed' };
    const first = await (await visit()).finish();
    const second = await (await visit()).finish();
    expect([first.data.is_new, second.data.is_new]).toEqual([true, false]);
    expect(second.data.user).toMatchObject({ id: first.data.user.id, email: 'reed@guild.example' });
  });

  it('joins the account of an address that both have proven, and no other', async () => {
    const id = await addAccount(db, { email: 'known@guild.example' });
    person = { subject: 'g-2', email: 'known@guild.example', name: undefined };
    expect((await (await visit()).finish()).data.user.id).toBe(id);
    person = { subject: 'g-3', email: undefined, name: undefined };
    expect((await (await visit()).finish()).data.user.id).not.toBe(id);
  });

  it('is believed once, in time, and by the browser that went there', async () => {
    person = { subject: 'g-4', email: undefined, name: undefined };
    const once = await visit();
    expect([(await once.finish()).status, (await once.finish()).issues]).toMatchObject([200, [{ field: 'state' }]]);
    const late = await visit();
    clock = later(600);
    expect((await late.finish()).issues).toMatchObject([{ field: 'state', code: 120 }]);
    clock = testNow;
    const own = await visit('cookie');
    expect((await own.finish()).issues).toMatchObject([{ field: 'state', code: 120 }]);
    const answered = await own.finish({}, { cookie: own.cookie });
    expect([answered.status, answered.data.token]).toEqual([200, null]);
  });

  it('that does not say who it is signs nobody in', async () => {
    person = null;
    expect((await (await visit()).finish()).issues).toMatchObject([{ field: 'answer', code: 120 }]);
  });

  it('that we do not know is refused at its field', async () => {
    const answer = await ask('/auth/external/thirdparty/begin', { provider: 'nobody' });
    expect(answer.issues).toMatchObject([{ field: 'provider', code: 111 }]);
  });
});

describe('a scanned picture', () => {
  const make = async () => {
    const { key, secret } = (await ask('/user/scanKey/create', {})).data;
    return { key, secret };
  };
  const stateOf = async (key: string) => (await ask(`/user/scanKey/state/${key}`)).data.state;

  it('signs the computer in that has the secret, once', async () => {
    const accountId = await addAccount(db);
    const phone = await signedIn(db, accountId);
    const { key, secret } = await make();
    expect(await stateOf(key)).toBe('waiting');
    await ask('/user/scanKey/scan', { key }, phone);
    expect(await stateOf(key)).toBe('scanned');
    const early = await ask('/user/scanKey/redeem', { key, secret });
    await ask('/user/scanKey/confirm', { key, agree: true }, phone);
    const thief = await ask('/user/scanKey/redeem', { key, secret: 'x'.repeat(43) });
    const taken = await ask('/user/scanKey/redeem', { key, secret });
    const again = await ask('/user/scanKey/redeem', { key, secret });
    expect([early.status, thief.issues, taken.status, again.status]).toMatchObject([
      404,
      [{ field: 'secret' }],
      200,
      404,
    ]);
    expect(taken.data.user.id).toBe(accountId);
  });

  it('belongs to the phone that was first', async () => {
    const [first, second] = [await signedIn(db, await addAccount(db)), await signedIn(db, await addAccount(db))];
    const { key } = await make();
    expect((await ask('/user/scanKey/scan', { key }, first)).status).toBe(200);
    expect((await ask('/user/scanKey/scan', { key }, first)).status).toBe(200);
    expect((await ask('/user/scanKey/scan', { key }, second)).status).toBe(404);
    expect((await ask('/user/scanKey/confirm', { key, agree: true }, second)).status).toBe(404);
  });

  it('is worth nothing when it was refused, or is too old', async () => {
    const phone = await signedIn(db, await addAccount(db));
    const refused = await make();
    await ask('/user/scanKey/scan', { key: refused.key }, phone);
    await ask('/user/scanKey/confirm', { key: refused.key, agree: false }, phone);
    expect((await ask('/user/scanKey/redeem', refused)).status).toBe(404);
    const old = await make();
    clock = later(180);
    const scanned = await ask('/user/scanKey/scan', { key: old.key }, phone);
    expect([await stateOf(old.key), scanned.status]).toEqual(['expired', 404]);
    clock = testNow;
    expect(await stateOf('k'.repeat(43))).toBe('expired');
  });
});

describe('a ticket for a WebSocket', () => {
  it('stands for its session once, within a minute', async () => {
    const headers = await signedIn(db, await addAccount(db));
    const { ticket } = (await ask('/auth/external/websocket', {}, headers)).data;
    const other = (await ask('/auth/external/websocket', {}, headers)).data.ticket;
    expect(await takeSocketTicket(db, ticket, testNow)).toEqual(expect.any(Number));
    expect(await takeSocketTicket(db, ticket, testNow)).toBeUndefined();
    expect(await takeSocketTicket(db, other, later(60))).toBeUndefined();
  });
});

describe('the guard before codes', async () => {
  const limits = await createLimits(resources.pool, limitTable);
  const guarded = asking({ ...world, limits, now: () => clock }, { captcha: 'on' });
  let phones = 0;
  const send = (ip: string) =>
    guarded(
      '/vcode/send',
      { target: `+8613600${String(++phones).padStart(6, '0')}`, scene: 'login' },
      { 'x-forwarded-for': ip },
    );

  /** Counts as a browser does. */
  async function solve(ip: string): Promise<string> {
    const { algorithm, challenge, salt, signature, maxnumber } = (
      await guarded('/vcode/create', {}, { 'x-forwarded-for': ip })
    ).data;
    const isRight = (number: number) => createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge;
    let number = 0;
    while (number < maxnumber && !isRight(number)) number += 1;
    return btoa(JSON.stringify({ algorithm, challenge, salt, signature, number }));
  }

  it('asks for a solved puzzle after the first codes of an address, and each lets one pass', async () => {
    const ip = '203.0.113.50';
    const first = [await send(ip), await send(ip), await send(ip)];
    expect(first.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await send(ip)).issues).toMatchObject([{ field: 'captcha', code: 200 }]);
    const payload = await solve(ip);
    const judge = () => guarded('/vcode/guard/check', { payload }, { 'x-forwarded-for': ip });
    expect([(await judge()).data.verified, (await judge()).data.verified]).toEqual([true, false]);
    expect([(await send(ip)).status, (await send(ip)).status]).toEqual([200, 422]);
    expect((await send('203.0.113.51')).status).toBe(200);
  });

  it('lets one phone be written to so often only, whoever asks', async () => {
    const target = '+8613600999999';
    const statuses = [];
    for (const place of [1, 2]) {
      const headers = { 'x-forwarded-for': `203.0.113.10${place}` };
      statuses.push((await guarded('/vcode/send', { target, scene: 'login' }, headers)).status);
    }
    expect(statuses).toEqual([200, 429]);
  });

  it('lets one account be tried so often only, from wherever', async () => {
    const statuses = [];
    for (let place = 0; place < 11; place += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${place}` };
      const body = { account: '+8613600888888', password: 'not this one' };
      statuses.push((await guarded('/auth/external/login', body, headers)).status);
    }
    expect(statuses.slice(0, 10).every((status) => status === 422)).toBe(true);
    expect(statuses[10]).toBe(429);
  });
});

describe('the first administrator', () => {
  const setup = (key: string, more: object = {}) =>
    ask('/auth/external/firstAdministrator', {
      key,
      account: 'first@mill.example',
      nick: 'first of all',
      password: 'a shuttle and a reed',
      ...more,
    });
  const keyOf = (link: string | null) => new URL(link ?? 'http://none').searchParams.get('key') ?? 'k'.repeat(43);

  it('is made once, by the latest link, while there is none', async () => {
    expect(await firstAdministratorLink(world)).toBeNull();
    await db.delete(accounts);
    await ensureRoles(db);
    const older = keyOf(await firstAdministratorLink(world));
    const link = await firstAdministratorLink(world);
    expect(link).toMatch(/^https:\/\/portal\.test\/setup\?key=[\w-]{43}$/);
    expect((await setup(older)).issues).toMatchObject([{ field: 'key', code: 120 }]);
    expect((await setup(keyOf(link), { password: 'password123' })).issues).toMatchObject([{ field: 'password' }]);
    const made = await setup(keyOf(link));
    const cookie = made.cookies[0]?.split(';')[0] ?? '';
    expect((await ask('/cc/role/page/1/12/0', undefined, { cookie })).status).toBe(200);
    expect((await setup(keyOf(link), { account: 'second@mill.example', nick: 'second' })).status).toBe(422);
    expect(await firstAdministratorLink(world)).toBeNull();
  });
});
