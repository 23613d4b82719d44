import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { erasePeople } from '../account/erase-people';
import { graceDays } from '../account/log-off';
import { accounts, defaultPrivacy, type MemberField, members, memberTexts } from '../database/schema';
import { testNow } from '../testing/demo-database';
import { demoPicture } from '../testing/demo-picture';
import { type Fields, type Headers, livePortal } from '../testing/live-portal';
import { addAccount, signedIn } from '../testing/people';

const { world, db, send, ask } = await livePortal();

/** A member of the demo with a page of their own, as which somebody signs in. */
const memberId = 9;
const accountId = await addAccount(db, { nick: 'Own entry' });
await db.update(members).set({ accountId }).where(eq(members.id, memberId));
const own = await signedIn(db, accountId);
const otherId = await addAccount(db);
await db.update(members).set({ accountId: otherId }).where(eq(members.id, 10));
const other = await signedIn(db, otherId);
const guest: Headers = {};

const file = demoPicture('face.png');

/** The entry as it stands, as a form would send it back. */
async function asSent(more: Fields = {}): Promise<Fields> {
  const { version, region_id, phone, email, texts, privacy } = await ask('directory.own', { ccId: 1 }, own);
  const words = (text: Fields | null) => text && { post: text.post, introduction: text.introduction };
  const both = { 'zh-cn': words(texts['zh-cn']), en: words(texts.en) };
  return { ccId: 1, version, region_id, phone, email, texts: both, privacy, ...more };
}

const save = async (more: Fields) => send('directory.ownUpdate', await asSent(more), own);
const seenBy = (headers: Headers) => ask('directory.detail', { memberId }, headers);
const everywhere = Object.fromEntries(Object.keys(defaultPrivacy).map((field) => [field, 'public']));

const words = { post: 'Zqpostvr', introduction: 'Zqintrovr' };
beforeEach(async () => {
  const texts = { 'zh-cn': words, en: words };
  const reached = { phone: '+86 575 5550 0199', email: 'own@mill.example', region_id: null };
  expect((await save({ ...reached, texts, privacy: everywhere })).status).toBe(200);
});

describe('a member’s own entry', () => {
  it.each([
    ['post', 'Zqpostvr', ''],
    ['introduction', 'Zqintrovr', ''],
    ['phone', '+86 575 5550 0199', ''],
    ['email', 'own@mill.example', ''],
  ] as const satisfies readonly (readonly [MemberField, string, string])[])(
    'shows %s to everybody, to members or to nobody, as the member says, from that moment on',
    async (field, shown, hidden) => {
      const seen = async () => [(await seenBy(guest))[field], (await seenBy(other))[field]];
      expect(await seen()).toEqual([shown, shown]);
      await save({ privacy: { ...everywhere, [field]: 'members' } });
      expect(await seen()).toEqual([hidden, shown]);
      await save({ privacy: { ...everywhere, [field]: 'hidden' } });
      expect(await seen()).toEqual([hidden, hidden]);
      expect((await ask('directory.own', { ccId: 1 }, own)).privacy[field]).toBe('hidden');
    },
  );

  it('is in no list when the name is hidden, but still the member’s own to open again', async () => {
    await save({ privacy: { ...everywhere, name: 'hidden' } });
    expect((await send('directory.detail', { memberId }, other)).status).toBe(404);
    expect((await ask('directory.list', { ccId: 1, limit: 60, offset: 0, keywords: 'Zqpostvr' }, other)).total).toBe(0);
    expect((await ask('directory.own', { ccId: 1 }, own)).id).toBe(memberId);
  });

  it('keeps the name, which is the secretariat’s to change, and takes no field that is not its own', async () => {
    const { name } = await ask('directory.own', { ccId: 1 }, own);
    await save({ texts: { 'zh-cn': { post: 'x', introduction: '' }, en: null } });
    const after = await ask('directory.own', { ccId: 1 }, own);
    expect([after.name, after.texts['zh-cn'].post, after.texts.en.post]).toEqual([name, 'x', '']);
    const { status, issues } = await save({ texts: { 'zh-cn': { ...words, name: 'President' }, en: null } });
    expect([status, issues[0]?.field]).toEqual([400, 'texts.zh-cn.name']);
  });

  it.each([
    ['a visibility that there is not', { privacy: { ...everywhere, phone: 'friends' } }, 'privacy.phone', 106],
    ['a field of nobody', { privacy: { ...everywhere, salary: 'public' } }, 'privacy.salary', 13],
    ['no telephone number', { phone: 'call me' }, 'phone', 102],
    ['no mail address', { email: 'own@' }, 'email', 101],
    ['a region of nowhere', { region_id: 99_999 }, 'region_id', 111],
    ['too long a post', { texts: { 'zh-cn': { ...words, post: 'x'.repeat(101) }, en: null } }, 'texts.zh-cn.post', 108],
  ])('refuses %s at its field', async (_what, fields, field, code) => {
    const { status, issues } = await save(fields);
    expect([400, 422]).toContain(status);
    expect(issues).toContainEqual(expect.objectContaining({ field, code }));
  });

  it('is not overwritten by a form that was opened before another change', async () => {
    const old = await asSent();
    expect((await save({ phone: '' })).status).toBe(200);
    expect(await send('directory.ownUpdate', old, own)).toMatchObject({ status: 409, code: 11 });
  });

  it('is nobody’s who is no member, and each one’s own', async () => {
    const applicant = await signedIn(db, await addAccount(db));
    expect((await send('directory.own', { ccId: 1 }, applicant)).status).toBe(403);
    expect((await send('directory.own', { ccId: 2 }, own)).status).toBe(403);
    expect((await ask('directory.own', { ccId: 1 }, other)).id).toBe(10);
  });

  it('is written for the first time in a language by what was typed in it', async () => {
    await db.delete(memberTexts).where(eq(memberTexts.memberId, memberId));
    await save({ texts: { 'zh-cn': null, en: { post: 'Weaver', introduction: '' } } });
    const { texts, name } = await ask('directory.own', { ccId: 1 }, own);
    expect([name, texts.en.post]).toEqual(['Own entry', 'Weaver']);
  });
});

describe('a member’s own picture', () => {
  const key = (url: string) => url.slice(1);
  const upload = async () => (await ask('attachments.avatar', { file }, own)).avatar as string;

  it('stands in the directory for those to whom it is shown, and on nobody else’s card', async () => {
    const url = await upload();
    const seen = async () => [
      (await seenBy(guest)).img?.url,
      (await seenBy(other)).img?.url,
      (await ask('user.userCard', { id: accountId }, other)).avatar,
      (await ask('user.search', { keywords: 'own entry' }, other)).list[0].avatar,
    ];
    expect(await seen()).toEqual([url, url, url, url]);
    await save({ privacy: { ...everywhere, picture: 'members' } });
    expect(await seen()).toEqual([undefined, url, url, url]);
    await save({ privacy: { ...everywhere, picture: 'hidden' } });
    expect(await seen()).toEqual([undefined, undefined, null, null]);
    expect((await ask('user.userCard', { id: accountId }, own)).avatar).toBe(url);
  });

  it('is gone with its file when another one is chosen or it is taken away', async () => {
    const [first, second] = [await upload(), await upload()];
    expect([await world.storage.exists(key(first)), await world.storage.exists(key(second))]).toEqual([false, true]);
    await ask('attachments.avatar', {}, own);
    expect(await world.storage.exists(key(second))).toBe(false);
    expect((await seenBy(other)).img).toBeNull();
  });

  it('is erased with the person, file and all, with the words and how one was reached', async () => {
    const url = await upload();
    await db.update(accounts).set({ eraseAfter: testNow }).where(eq(accounts.id, accountId));
    const now = new Date(testNow.getTime() + (graceDays + 1) * 86_400_000);
    expect(await erasePeople({ db, storage: world.storage, now })).toBe(1);
    expect(await world.storage.exists(key(url))).toBe(false);
    const left = [
      await db.select().from(members).where(eq(members.id, memberId)),
      await db.select().from(memberTexts).where(eq(memberTexts.memberId, memberId)),
      await db.select().from(accounts).where(eq(accounts.id, accountId)),
    ];
    expect(JSON.stringify(left)).not.toMatch(/Zq|Own entry|own@mill|5550 0199|\/p4\//);
  });
});
