import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accounts, defaultPrivacy, members, memberTexts, oneTimeCodes, sessions } from '../database/schema';
import { asking } from '../testing/asking';
import { demoDatabase, testNow } from '../testing/demo-database';
import { addAccount, addMember, signedIn } from '../testing/people';
import { erasePeople } from './erase-people';
import { graceDays } from './log-off';

const world = await demoDatabase();
const { db, sent } = world;
let clock = testNow;
const ask = asking({ ...world, now: () => clock });
const password = 'a shuttle and a reed';
let phones = 0;

const newPhone = () => `+8613700${String(++phones).padStart(6, '0')}`;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Has a code sent and reads it off the phone. */
async function codeTo(target: string, scene: string, headers = {}): Promise<string> {
  await ask('/vcode/send', { target, scene }, headers);
  return sent.at(-1)?.text.match(/\d{6}/)?.[0] ?? '';
}

async function registered(more: object = {}) {
  const phone = newPhone();
  const { data } = await ask('/auth/external/register', {
    target: phone,
    code: await codeTo(phone, 'register'),
    password,
    ...more,
  });
  return { phone, token: data.token as string, id: data.user.id as number, headers: bearer(data.token) };
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a code', () => {
  it('registers whoever has the phone, once', async () => {
    const phone = newPhone();
    const code = await codeTo(phone, 'register');
    const first = await ask('/auth/external/register', { target: phone, code, nick: '织女一号', password });
    expect(first).toMatchObject({
      status: 200,
      data: { is_new: true, user: { phone, nick: '织女一号', has_password: true } },
    });
    const again = await ask('/auth/external/register', { target: phone, code });
    expect([again.status, again.issues]).toEqual([422, [expect.objectContaining({ field: 'code', code: 120 })]]);
  });

  it.each([
    ['of another scene', 'login', (code: string) => code],
    ['that was mistyped', 'register', wrong],
  ])('%s is wrong', async (_case, scene, change) => {
    const phone = newPhone();
    const code = change(await codeTo(phone, scene));
    expect((await ask('/auth/external/register', { target: phone, code })).issues).toMatchObject([
      { field: 'code', code: 120 },
    ]);
  });

  it('ends after ten minutes', async () => {
    const phone = newPhone();
    const code = await codeTo(phone, 'register');
    clock = new Date(testNow.getTime() + 10 * 60_000);
    const late = await ask('/auth/external/register', { target: phone, code });
    clock = testNow;
    expect(late.issues).toMatchObject([{ field: 'code', code: 120 }]);
  });

  it('is worth nothing after five wrong tries, also when they come at once', async () => {
    const phone = newPhone();
    const code = await codeTo(phone, 'register');
    await Promise.all(
      Array.from({ length: 5 }, () => ask('/auth/external/register', { target: phone, code: wrong(code) })),
    );
    expect((await ask('/auth/external/register', { target: phone, code })).status).toBe(422);
  });

  it('is worth nothing once a newer one was sent', async () => {
    const phone = newPhone();
    const older = await codeTo(phone, 'register');
    const newer = await codeTo(phone, 'register');
    const tried = await ask('/auth/external/register', { target: phone, code: older });
    expect(older === newer || tried.status === 422).toBe(true);
    expect((await ask('/auth/external/register', { target: phone, code: newer })).status).toBe(200);
  });

  it('that comes twice at once makes one account', async () => {
    const phone = newPhone();
    const code = await codeTo(phone, 'login');
    const answers = await Promise.all([1, 2, 3].map(() => ask('/auth/external/login', { account: phone, code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(await db.$count(accounts, eq(accounts.phone, phone))).toBe(1);
  });

  it('stands in no table as it was sent', async () => {
    const phone = newPhone();
    const code = await codeTo(phone, 'register');
    const [row] = await db.select().from(oneTimeCodes).where(eq(oneTimeCodes.target, phone));
    expect(JSON.stringify(row)).not.toContain(code);
  });

  it('is asked for with the same answer whether anybody has an account', async () => {
    const { phone } = await registered();
    const stranger = newPhone();
    const answers = [];
    for (const target of [phone, stranger]) {
      for (const scene of ['login', 'reset', 'register']) answers.push(await ask('/vcode/send', { target, scene }));
    }
    expect(new Set(answers.map(({ status, data }) => `${status} ${data.expires_time}`)).size).toBe(1);
  });

  it.each([
    ['to bind a phone, by a guest', 'bind', 401],
    ['to confirm something, by a guest', 'verify', 401],
  ])('%s is refused', async (_case, scene, status) => {
    expect((await ask('/vcode/send', { target: newPhone(), scene })).status).toBe(status);
  });

  it('to confirm something goes to one’s own phone only', async () => {
    const { headers } = await registered();
    const answer = await ask('/vcode/send', { target: newPhone(), scene: 'verify' }, headers);
    expect(answer.issues).toMatchObject([{ field: 'target', code: 120 }]);
  });
});

describe('signing in', () => {
  it.each([
    ['with a wrong password', async () => (await registered()).phone],
    ['to an account that is not there', async () => newPhone()],
    ['to an account without a password', async () => (await registered({ password: undefined })).phone],
  ])('%s is told the same', async (_case, account) => {
    const answer = await ask('/auth/external/login', { account: await account(), password: 'not this one' });
    expect([answer.status, answer.code, answer.issues]).toEqual([
      422,
      100,
      [expect.objectContaining({ field: 'password', code: 120 })],
    ]);
  });

  it('takes as long for an account that is not there', async () => {
    const { phone } = await registered();
    const timed = async (account: string) => {
      const begun = performance.now();
      await ask('/auth/external/login', { account, password: 'not this one' });
      return performance.now() - begun;
    };
    await timed(newPhone());
    const rounds = Array.from({ length: 7 }, (_, place) => place);
    const known: number[] = [];
    const unknown: number[] = [];
    for (const _ of rounds) {
      known.push(await timed(phone));
      unknown.push(await timed(newPhone()));
    }
    const median = (times: number[]) => times.sort((one, other) => one - other)[3] ?? 0;
    // The hash alone takes most of it; without the same work for strangers this would be a tenth.
    expect(median(unknown)).toBeGreaterThan(median(known) / 3);
  });

  it('gives a browser a cookie that scripts can’t read and other sites can’t send, and no token', async () => {
    const { phone } = await registered();
    const { data, cookies } = await ask('/h5/auth/external/login', { account: phone, password });
    expect(data.token).toBeNull();
    expect(cookies).toEqual([
      expect.stringMatching(/^__Host-session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/),
    ]);
    const cookie = cookies[0]?.split(';')[0] ?? '';
    expect((await ask('/user/info/get', undefined, { cookie })).data.phone).toBe(phone);
  });

  it.each([
    ['neither a password nor a code', {}, 'password', 200],
    ['a password that is no text', { password: 7 }, 'password', 116],
  ])('with %s is refused at its field', async (_case, more, field, code) => {
    const answer = await ask('/auth/external/login', { account: '13800000000', ...more });
    expect(answer.issues).toMatchObject([{ field, code }]);
  });

  it.each([
    ['anna@mill', 101],
    ['12345', 102],
    ['', 200],
  ])('to %j is refused with code %i', async (account, code) => {
    expect((await ask('/auth/external/login', { account, password })).issues).toMatchObject([
      { field: 'account', code },
    ]);
  });

  it('refuses fields that no call has', async () => {
    const answer = await ask('/auth/external/login', { account: '13800000000', password, role: 'administrator' });
    expect(answer.issues).toMatchObject([{ field: 'role', code: 13 }]);
  });

  it('from a page of another site is refused before anything is read', async () => {
    const { phone } = await registered();
    const answer = await ask(
      '/h5/auth/external/login',
      { account: phone, password },
      { 'sec-fetch-site': 'cross-site' },
    );
    expect([answer.status, answer.code, answer.cookies]).toEqual([403, 1, []]);
  });

  it('ends at once, and everywhere, by signing out', async () => {
    const { headers } = await registered();
    expect((await ask('/auth/logout', {}, headers)).status).toBe(200);
    expect((await ask('/user/info/get', undefined, headers)).status).toBe(401);
  });
});

describe('a password', () => {
  it('is set anew by a code, which ends every session', async () => {
    const { phone, headers } = await registered();
    const code = await codeTo(phone, 'reset');
    expect((await ask('/user/resetPassword', { target: phone, code, password: 'another shuttle' })).status).toBe(200);
    expect((await ask('/user/info/get', undefined, headers)).status).toBe(401);
    expect((await ask('/auth/external/login', { account: phone, password })).status).toBe(422);
    expect((await ask('/auth/external/login', { account: phone, password: 'another shuttle' })).status).toBe(200);
  });

  it('can’t be set for a phone without an account, which only its owner learns', async () => {
    const phone = newPhone();
    const code = await codeTo(phone, 'reset');
    const guess = await ask('/user/resetPassword', { target: phone, code: wrong(code), password });
    const owner = await ask('/user/resetPassword', { target: phone, code, password });
    expect([guess.issues, owner.issues]).toMatchObject([
      [{ field: 'code', code: 120 }],
      [{ field: 'target', code: 111 }],
    ]);
  });

  it('is changed with the old one, and the other sessions end', async () => {
    const { phone, headers } = await registered();
    const other = bearer((await ask('/auth/external/login', { account: phone, password })).data.token);
    const refused = await ask('/user/password', { old_password: 'wrong', password: 'another shuttle' }, headers);
    expect(refused.issues).toMatchObject([{ field: 'old_password', code: 120 }]);
    const changed = await ask('/user/password', { old_password: password, password: 'another shuttle' }, headers);
    expect(changed.status).toBe(200);
    const statuses = [await ask('/user/info/get', undefined, headers), await ask('/user/info/get', undefined, other)];
    expect(statuses.map(({ status }) => status)).toEqual([200, 401]);
  });

  it('is set for the first time with a code to one’s own phone', async () => {
    const { phone, headers } = await registered({ password: undefined });
    expect((await ask('/user/password', { password }, headers)).issues).toMatchObject([{ field: 'code', code: 200 }]);
    const code = await codeTo(phone, 'verify', headers);
    expect((await ask('/user/password', { code, password }, headers)).status).toBe(200);
    expect((await ask('/auth/external/login', { account: phone, password })).status).toBe(200);
  });

  it.each([
    ['short', 108],
    ['password123', 109],
    ['x'.repeat(129), 108],
  ])('may not be %s', async (chosen, code) => {
    const { headers } = await registered();
    const answer = await ask('/user/password', { old_password: password, password: chosen }, headers);
    expect(answer.issues).toMatchObject([{ field: 'password', code }]);
  });
});

describe('what people tell of themselves', () => {
  it('a nick belongs to one person, however it is written', async () => {
    await registered({ nick: 'Shuttle Anna' });
    const { headers } = await registered();
    expect((await ask('/user/checkNick?nick=shuttle%20anna')).data).toEqual({ is_free: false });
    const taken = await ask('/user/info/update', { nick: 'SHUTTLE ANNA' }, headers);
    expect([taken.status, taken.issues]).toMatchObject([409, [{ field: 'nick' }]]);
  });

  it('a phone is joined by a code to it, unless it is another person’s', async () => {
    const { phone } = await registered();
    const { headers } = await registered();
    const free = newPhone();
    const joined = await ask('/user/phone/bind', { phone: free, code: await codeTo(free, 'bind', headers) }, headers);
    expect(joined.data.phone).toBe(free);
    const taken = await ask('/user/phone/bind', { phone, code: await codeTo(phone, 'bind', headers) }, headers);
    expect([taken.status, taken.issues]).toMatchObject([409, [{ field: 'phone' }]]);
    const code = await codeTo(free, 'verify', headers);
    expect((await ask('/user/phone/verify', { code }, headers)).data).toEqual({ verified: true });
  });

  it('settings are kept, taken away and told to who has older ones', async () => {
    const { headers } = await registered();
    const set = (setting: object) => ask('/user/setting/update', { setting }, headers);
    expect((await set({ 'mail.digest': 'weekly', sound: true })).data).toEqual({ version: 1 });
    expect((await set({ sound: null })).data).toEqual({ version: 2 });
    expect((await ask('/user/setting/sync/1', undefined, headers)).data).toEqual({
      version: 2,
      setting: { 'mail.digest': 'weekly' },
    });
    expect((await ask('/user/setting/sync/2', undefined, headers)).data.setting).toBeNull();
    const many = Object.fromEntries(Array.from({ length: 61 }, (_, place) => [`s${place}`, 1]));
    expect((await set(many)).issues).toMatchObject([{ field: 'setting', code: 121 }]);
  });

  it('people are found by those who share a community, and by nobody else', async () => {
    const hidden = await addAccount(db, { nick: 'Reed of nowhere' });
    const shared = await addAccount(db, { nick: 'Reed of here', phone: '+8613711111111' });
    await addMember(db, shared, 1);
    const searcher = await addAccount(db);
    await addMember(db, searcher, 1);
    const headers = await signedIn(db, searcher);
    const { data } = await ask('/user/search?keywords=reed', undefined, headers);
    expect(data).toEqual({ list: [{ id: shared, nick: 'Reed of here', avatar: null, communities: [1] }], total: 1 });
    const cards = [shared, hidden, 999_999].map((id) => ask(`/user/userCard/${id}`, undefined, headers));
    expect((await Promise.all(cards)).map(({ status }) => status)).toEqual([200, 404, 404]);
    expect((await ask('/user/search?keywords=%25', undefined, headers)).data.total).toBe(0);
  });

  it('who hides the name from the other members is not found by them, as in the directory', async () => {
    const shy = await addAccount(db, { nick: 'Heddle unseen' });
    const memberId = await addMember(db, shy, 1);
    const searcher = await addAccount(db);
    await addMember(db, searcher, 1);
    const headers = await signedIn(db, searcher);
    const found = async () => [
      (await ask('/user/search?keywords=heddle%20unseen', undefined, headers)).data.total,
      (await ask(`/user/userCard/${shy}`, undefined, headers)).status,
    ];
    expect(await found()).toEqual([1, 200]);
    await db
      .update(members)
      .set({ privacy: { ...defaultPrivacy, name: 'hidden' } })
      .where(eq(members.id, memberId));
    expect(await found()).toEqual([0, 404]);
    // One's own card is one's own.
    expect((await ask(`/user/userCard/${shy}`, undefined, await signedIn(db, shy))).status).toBe(200);
  });
});

describe('sessions', () => {
  it('are listed and ended one by one; another person’s can’t be', async () => {
    const { phone, headers } = await registered();
    const other = bearer((await ask('/auth/external/login', { account: phone, password })).data.token);
    const { data } = await ask('/user/session/list', undefined, headers);
    expect(data.list).toHaveLength(2);
    const ended = data.list.find((session: { is_current: boolean }) => !session.is_current).id;
    const stranger = await registered();
    await ask('/user/session/revoke', { id: ended }, stranger.headers);
    expect((await ask('/user/info/get', undefined, other)).status).toBe(200);
    await ask('/user/session/revoke', { id: ended }, headers);
    expect((await ask('/user/info/get', undefined, other)).status).toBe(401);
  });
});

describe('leaving', () => {
  it('is taken back by signing in before the days are over', async () => {
    const { phone, id, headers } = await registered();
    expect((await ask('/user/logOff', {}, headers)).issues).toMatchObject([{ field: 'password', code: 200 }]);
    expect((await ask('/user/logOff', { password }, headers)).status).toBe(200);
    expect((await ask('/user/info/get', undefined, headers)).status).toBe(401);
    expect((await ask('/auth/external/login', { account: phone, password })).data.kept).toBe(true);
    await erasePeople({ db, storage: world.storage, now: new Date(testNow.getTime() + (graceDays + 1) * 86_400_000) });
    const [row] = await db.select().from(accounts).where(eq(accounts.id, id));
    expect(row?.phone).toBe(phone);
  });

  it('leaves nothing of the person behind after the days', async () => {
    const { phone, id, headers } = await registered({ nick: 'Gone weaver' });
    const memberId = await addMember(db, id, 1);
    await db.insert(memberTexts).values({ memberId, language: 'en', name: 'Gone Weaver', initial: 'G' });
    await ask('/user/logOff', { password }, headers);
    await erasePeople({ db, storage: world.storage, now: new Date(testNow.getTime() + (graceDays + 1) * 86_400_000) });
    const kept = [
      await db.select().from(accounts).where(eq(accounts.id, id)),
      await db.select().from(sessions).where(eq(sessions.accountId, id)),
      await db.select().from(oneTimeCodes).where(eq(oneTimeCodes.target, phone)),
      await db.select().from(members).where(eq(members.id, memberId)),
      await db.select().from(memberTexts).where(eq(memberTexts.memberId, memberId)),
    ];
    expect(JSON.stringify(kept)).not.toMatch(new RegExp(`Gone|${phone.slice(1)}`));
    expect((await ask('/auth/external/login', { account: phone, password })).status).toBe(422);
  });
});
