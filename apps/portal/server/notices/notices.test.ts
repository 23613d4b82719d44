import { silentLog } from '@selvedge/server-kit';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { erasePeople } from '../account/erase-people';
import { type accounts, notices, pushDeliveries, pushDevices } from '../database/schema';
import { asking } from '../testing/asking';
import { demoDatabase, testNow } from '../testing/demo-database';
import { addAccount, signedIn } from '../testing/people';
import { startPushService } from '../testing/push-service';
import { mostDevices } from './register-device';
import { sendDuePushes } from './send-due-pushes';
import { type Notice, sendNotice } from './send-notice';

const world = await demoDatabase();
const { db } = world;
const service = await startPushService();
const ask = asking(world, { pushServices: service.origin });
const origin = 'https://portal.test';
let things = 0;

afterAll(() => service.stop());
beforeEach(async () => {
  service.received.splice(0);
  await db.delete(pushDeliveries);
});

/** A notice of a new thing. */
function notice(more: Partial<Notice> = {}): Notice {
  things += 1;
  const words = { 'zh-cn': { title: '会费到期', text: '请缴纳会费。' }, en: { title: 'Dues', text: 'Please pay.' } };
  return { communityId: 1, kind: 'fee', key: `fee:${things}`, words, address: '/me/fees', ...more };
}

const send = (accountIds: readonly number[], one: Notice) =>
  db.transaction((tx) => sendNotice(tx, accountIds, one, { now: testNow, origin }));
const push = (now = testNow) => sendDuePushes({ db, log: silentLog, services: [service.origin], origin, now });

async function person(more: Partial<typeof accounts.$inferInsert> = {}) {
  const id = await addAccount(db, { email: `reader-${++things}@mail.example`, ...more });
  return { id, headers: await signedIn(db, id), email: more.email ?? `reader-${things}@mail.example` };
}

async function mailsTo(email: string) {
  const { rows } = await db.execute<{ subject: string; content: { text: string; html: string } }>(
    sql`select subject, content from outbox.mails where recipient = ${email}`,
  );
  return rows;
}

describe('a notice', () => {
  it('stands on the person’s page in the language that is asked for, until it is read', async () => {
    const { id, headers } = await person();
    await send([id], notice());
    const english = await ask('/notice/page/12/0', undefined, { ...headers, 'accept-language': 'en' });
    expect(english.data).toMatchObject({
      total: 1,
      unread: 1,
      list: [{ kind: 'fee', title: 'Dues', text: 'Please pay.', address: '/me/fees', is_read: false, ccId: 1 }],
    });
    expect((await ask('/notice/page/12/0', undefined, headers)).data.list[0].title).toBe('会费到期');
    expect((await ask('/notice/read', { id: english.data.list[0].id }, headers)).data).toEqual({ unread: 0 });
    expect((await ask('/notice/page/12/0', undefined, headers)).data.list[0].is_read).toBe(true);
  });

  it('comes by mail in the person’s own language, and says where such mails end', async () => {
    const { id, email } = await person({ language: 'en' });
    await send([id], notice({ words: { 'zh-cn': { title: '', text: '' }, en: { title: 'A <b>', text: 'x < y' } } }));
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toMatch(/^A <b> · /);
    expect(mail?.content.text).toContain('https://portal.test/en/me/fees');
    expect(mail?.content.text).toContain('https://portal.test/en/me/notices#ways');
    expect(mail?.content.html).toContain('x &lt; y');
  });

  it('is told once, however often and however many at once its work is done', async () => {
    const { id, email } = await person();
    const one = notice();
    const told = await Promise.all([1, 2, 3, 4].map(() => send([id, id], one)));
    expect(told.sort()).toEqual([0, 0, 0, 1]);
    expect([await db.$count(notices, eq(notices.accountId, id)), (await mailsTo(email)).length]).toEqual([1, 1]);
  });

  it('is not told when what it tells of is taken back', async () => {
    const { id, email } = await person();
    await expect(
      db.transaction(async (tx) => {
        await sendNotice(tx, [id], notice(), { now: testNow, origin });
        throw new Error('the slip was lost');
      }),
    ).rejects.toThrow('the slip was lost');
    expect([await db.$count(notices, eq(notices.accountId, id)), await mailsTo(email)]).toEqual([0, []]);
  });

  it.each([
    ['mail', { portal: true, mail: false, push: true }, 1, 0, 1],
    ['the page', { portal: false, mail: true, push: true }, 0, 1, 1],
    ['devices', { portal: true, mail: true, push: false }, 1, 1, 0],
  ] as const)(
    'leaves out %s when it was switched off there, for its kind only',
    async (_way, ways, shown, mails, pushes) => {
      const { id, email, headers } = await person();
      await ask('/device/register', service.subscribe(`switched-${id}`), headers);
      await ask('/notice/setting/update', { switches: [{ kind: 'fee', ...ways }] }, headers);
      await send([id], notice());
      await push();
      expect((await ask('/notice/page/12/0', undefined, headers)).data).toMatchObject({ total: shown, unread: shown });
      expect([(await mailsTo(email)).length, service.received.length]).toEqual([mails, pushes]);
      await send([id], notice({ kind: 'activity' }));
      expect((await mailsTo(email)).length).toBe(mails + 1);
    },
  );

  it('is somebody else’s like one that is not there', async () => {
    const [owner, other] = [await person(), await person()];
    await send([owner.id], notice());
    const [row] = await db.select().from(notices).where(eq(notices.accountId, owner.id));
    expect((await ask('/notice/read', { id: row?.id }, other.headers)).data).toEqual({ unread: 0 });
    expect((await ask('/notice/read', { id: 2_000_000_000 }, other.headers)).data).toEqual({ unread: 0 });
    expect((await ask('/notice/page/12/0', undefined, owner.headers)).data.unread).toBe(1);
    expect((await ask('/notice/page/12/0', undefined, other.headers)).data.total).toBe(0);
  });

  it('goes with the person', async () => {
    const { id, headers } = await person({ eraseAfter: testNow });
    await ask('/device/register', service.subscribe(`erased-${id}`), headers);
    await send([id], notice());
    await erasePeople({ db, storage: world.storage, now: testNow });
    expect(await db.$count(notices, eq(notices.accountId, id))).toBe(0);
    expect(await db.$count(pushDevices, eq(pushDevices.accountId, id))).toBe(0);
    expect(await send([id], notice())).toBe(0);
  });
});

describe('a switch', () => {
  it('is on until it is set, and the later one of two counts', async () => {
    const { headers } = await person();
    const before = (await ask('/notice/setting/get', undefined, headers)).data.switches;
    expect(before.every((one: Record<string, unknown>) => one.portal && one.mail && one.push)).toBe(true);
    const fee = { kind: 'fee', portal: true, push: true };
    const { data } = await ask(
      '/notice/setting/update',
      {
        switches: [
          { ...fee, mail: true },
          { ...fee, mail: false },
        ],
      },
      headers,
    );
    expect(data.switches.find(({ kind }: { kind: string }) => kind === 'fee').mail).toBe(false);
    expect(data.switches.filter(({ mail }: { mail: boolean }) => mail)).toHaveLength(before.length - 1);
  });

  it.each([
    ['of a kind that there is not', [{ kind: 'weather', portal: true, mail: true, push: true }], 'switches.0.kind'],
    ['without a way', [{ kind: 'fee', portal: true, mail: true }], 'switches.0.push'],
  ])('%s is refused at its field', async (_case, switches, field) => {
    const { headers } = await person();
    const answer = await ask('/notice/setting/update', { switches }, headers);
    expect([answer.status, answer.issues[0]?.field]).toEqual([422, field]);
  });
});

describe('a pushed notice', () => {
  it('can be read by the browser alone, and leads to its page in the person’s language', async () => {
    const { id, headers } = await person({ language: 'en' });
    await ask('/device/register', service.subscribe(`own-${id}`), headers);
    const one = notice();
    await send([id], one);
    expect(await push()).toBe(1);
    expect(service.received).toMatchObject([
      {
        browser: `own-${id}`,
        authorization: expect.stringMatching(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{80,}$/),
        pushed: { title: 'Dues', text: 'Please pay.', tag: one.key, address: `${origin}/en/me/fees`, language: 'en' },
      },
    ]);
  });

  it('goes to each device once, also when two instances push at once', async () => {
    const people = await Promise.all(Array.from({ length: 15 }, () => person()));
    for (const { id, headers } of people) {
      await ask('/device/register', service.subscribe(`many-${id}-a`), headers);
      await ask('/device/register', service.subscribe(`many-${id}-b`), headers);
    }
    await send(
      people.map(({ id }) => id),
      notice(),
    );
    const sent = await Promise.all([push(), push(), push()]);
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(30);
    expect(new Set(service.received.map(({ browser }) => browser)).size).toBe(30);
    expect(service.received).toHaveLength(30);
  });

  it('waits while the service is away, and is given up in the end', async () => {
    const { id, headers } = await person();
    await ask('/device/register', service.subscribe(`away-${id}`), headers);
    service.answer(`away-${id}`, 503);
    await send([id], notice());
    expect(await push()).toBe(0);
    expect(await push()).toBe(0);
    const later = (hours: number) => new Date(testNow.getTime() + hours * 3_600_000);
    for (let hours = 1; hours <= 30; hours += 1) await push(later(hours));
    expect(await db.$count(pushDeliveries)).toBe(0);
    service.answer(`away-${id}`, 201);
    await send([id], notice());
    expect(await push(later(31))).toBe(1);
  });

  it.each([404, 410])('forgets a device of which the service says %i', async (status) => {
    const { id, headers } = await person();
    await ask('/device/register', service.subscribe(`gone-${id}`), headers);
    service.answer(`gone-${id}`, status);
    await send([id], notice());
    await push();
    expect(await db.$count(pushDevices, eq(pushDevices.accountId, id))).toBe(0);
  });
});

describe('a device', () => {
  it.each([
    ['inside our own network', 'https://127.0.0.1/push'],
    ['at a service that nobody knows', 'https://push.stranger.example/x'],
    ['without TLS', 'http://fcm.googleapis.com/x'],
    ['with a name that only begins alike', 'https://fcm.googleapis.com.stranger.example/x'],
    ['with a password in its address', 'https://me:secret@fcm.googleapis.com/x'],
  ])('%s is refused at its field', async (_case, endpoint) => {
    const { headers } = await person();
    const { p256dh, auth } = service.subscribe('stranger');
    const answer = await ask('/device/register', { endpoint, p256dh, auth }, headers);
    expect([answer.status, answer.issues]).toEqual([422, [expect.objectContaining({ field: 'endpoint', code: 104 })]]);
  });

  it('tells one person only: the last one who registered it', async () => {
    const [first, second] = [await person(), await person()];
    const shared = service.subscribe(`shared-${first.id}`);
    await ask('/device/register', shared, first.headers);
    await ask('/device/register', shared, second.headers);
    await send([first.id], notice());
    expect(await push()).toBe(0);
    await ask('/device/remove', { endpoint: shared.endpoint }, first.headers);
    await send([second.id], notice());
    expect(await push()).toBe(1);
    await ask('/device/remove', { endpoint: shared.endpoint }, second.headers);
    await send([second.id], notice());
    expect(await push()).toBe(0);
  });

  it('registered twice is one, and the oldest goes when there are too many', async () => {
    const { id, headers } = await person();
    const made: string[] = [];
    for (let place = 0; place <= mostDevices; place += 1) {
      const device = service.subscribe(`full-${id}-${place}`);
      made.push(device.endpoint);
      await ask('/device/register', device, headers);
      await ask('/device/register', device, headers);
    }
    const kept = await db.select().from(pushDevices).where(inArray(pushDevices.endpoint, made));
    expect(kept.map(({ endpoint }) => endpoint).sort()).toEqual(made.slice(1).sort());
  });
});

it('gives every instance the same key', async () => {
  const keys = await Promise.all([1, 2, 3].map(() => ask('/push/key')));
  expect(new Set(keys.map(({ data }) => data.public_key)).size).toBe(1);
});
