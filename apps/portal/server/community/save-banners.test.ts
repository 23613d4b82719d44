import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog, banners } from '../database/schema';
import { demoDatabase } from '../testing/demo-database';
import { codeOf, staffContext, staffRequest } from '../testing/desk';
import { listBanners } from './list-banners';
import { deleteBanners, readAllBanners, saveBanners } from './save-banners';
import { readAllCategories, saveCategories } from './save-categories';
import { readAllPrograms, savePrograms } from './save-mini-programs';
import { readAllPartners, savePartners } from './save-partners';

const resources = await demoDatabase();
const { db } = resources;
const secretary = await staffRequest(resources, 'secretariat');
const editor = await staffContext(db, 'editor');
const here = { ccId: 1 };

type Read = Awaited<ReturnType<typeof readAllBanners>>;
type Sent = Parameters<typeof saveBanners>[1]['list'][number];

/** The list as a form sends it back. */
const asSent = ({ list }: Read): Sent[] => list.map(({ img, ...banner }) => ({ ...banner, img_url: img.url }));

const titles = ({ list }: Read) => list.map(({ texts }) => texts['zh-cn']?.title);

describe('the banners of a community', () => {
  it('are kept as they are sent: in another order, changed, one more, one less, and seen so by guests', async () => {
    const before = await readAllBanners(secretary, here);
    const [first, ...others] = asSent(before);
    if (first === undefined || others[0] === undefined) throw new Error('The demo has two banners.');
    const fresh = {
      is_shown: true,
      href: '/jobs',
      img_url: first.img_url,
      texts: { 'zh-cn': { title: '新' }, en: null },
    };
    const hidden = { ...others[0], is_shown: false, texts: { 'zh-cn': { title: '改' }, en: null } };
    const after = await saveBanners(secretary, { ...here, version: before.version, list: [fresh, hidden] });
    expect(titles(after)).toEqual(['新', '改']);
    expect(after.version).not.toBe(before.version);
    expect(after).toEqual(await readAllBanners(secretary, here));
    expect((await listBanners(secretary, 1)).list).toMatchObject([{ title: '新', href: '/jobs' }]);
    const [act] = await db.select().from(auditLog).where(eq(auditLog.act, 'banner.saveAll'));
    expect(act?.details).toMatchObject({ after: 2 });
  });

  it('are refused to whom another change has overtaken', async () => {
    const { version, list } = await readAllBanners(secretary, here);
    const sent = { ...here, version, list: asSent({ version, list }).slice(0, 1) };
    await saveBanners(secretary, sent);
    expect(await codeOf(saveBanners(secretary, sent))).toBe(11);
  });

  it('are saved once a key, however often the form arrives, also at the same moment', async () => {
    const { version, list } = await readAllBanners(secretary, here);
    const [one] = asSent({ version, list });
    if (one === undefined) throw new Error('A banner is left.');
    const { id: _id, ...fresh } = one;
    const sent = { ...here, version, list: [one, fresh], idempotency_key: 'banner-key-1' };
    const answers = await Promise.all([saveBanners(secretary, sent), saveBanners(secretary, sent)]);
    expect(answers[1]).toEqual(answers[0]);
    expect(await saveBanners(secretary, sent)).toEqual(answers[0]);
    expect(await db.$count(banners, eq(banners.communityId, 1))).toBe(2);
    // With other content the key is a mistake; to somebody else it says nothing.
    expect(await codeOf(saveBanners(secretary, { ...sent, list: [one] }))).toBe(11);
  });

  it.each([
    ['a picture that is not of the library', { img_url: '/p9/1-x.webp' }, 111],
    ['an entry that is not there', { id: 999 }, 111],
  ])('keep out %s', async (_case, change, code) => {
    const { version, list } = await readAllBanners(secretary, here);
    const [one] = asSent({ version, list });
    if (one === undefined) throw new Error('A banner is left.');
    expect(await codeOf(saveBanners(secretary, { ...here, version, list: [{ ...one, ...change }] }))).toBe(code);
  });

  it('are deleted once', async () => {
    const [one] = (await readAllBanners(secretary, here)).list;
    const ids = [one?.id ?? 0];
    await deleteBanners(secretary, { ...here, ids });
    await deleteBanners(secretary, { ...here, ids });
    const acts = and(eq(auditLog.act, 'banner.delete'), eq(auditLog.subject, `banner:${ids[0]}`));
    expect(await db.$count(auditLog, acts)).toBe(1);
  });

  it('are nobody’s who may not look after the community, here or elsewhere', async () => {
    expect(await codeOf(readAllBanners(editor, here))).toBe(1);
    expect(await codeOf(readAllBanners(secretary, { ccId: 2 }))).toBe(1);
    expect(await codeOf(saveBanners(editor, { ...here, version: '', list: [] }))).toBe(1);
    expect(await codeOf(deleteBanners(editor, { ...here, ids: [1] }))).toBe(1);
  });
});

describe('other lists of the first page', () => {
  it('are partners, with or without a picture', async () => {
    const before = await readAllPartners(secretary, here);
    const list = before.list.map(({ img, ...partner }) => ({ ...partner, img_url: img?.url ?? null })).toReversed();
    const after = await savePartners(secretary, { ...here, version: before.version, list });
    expect(after.list.map(({ id }) => id)).toEqual(before.list.map(({ id }) => id).toReversed());
  });

  it('are mini programs', async () => {
    const { version } = await readAllPrograms(secretary, here);
    const texts = { 'zh-cn': { name: '会员码', summary: '' }, en: null };
    const program = { is_shown: true, app_id: 'wx1', path: '', img_url: null, texts };
    const { list } = await savePrograms(secretary, { ...here, version, list: [program] });
    expect(list).toMatchObject([{ app_id: 'wx1', texts: { 'zh-cn': { name: '会员码' } } }]);
  });
});

describe('what companies and members are sorted by', () => {
  it.each(['trade', 'region', 'membership'] as const)('is renamed and added to: %s', async (kind) => {
    const { version, list } = await readAllCategories(secretary, { ...here, kind });
    const texts = { 'zh-cn': { title: `新${kind}` }, en: null };
    const sent = [{ texts }, ...list.map(({ id, texts: own }) => ({ id, texts: own }))];
    const after = await saveCategories(secretary, { ...here, kind, version, list: sent });
    expect(after.list[0]).toMatchObject({ items: 0, texts: { 'zh-cn': { title: `新${kind}` } } });
    // Empty as it is, it may go again.
    const without = after.list.slice(1).map(({ id, texts: own }) => ({ id, texts: own }));
    const last = await saveCategories(secretary, { ...here, kind, version: after.version, list: without });
    expect(last.list.map(({ id }) => id)).toEqual(list.map(({ id }) => id));
  });

  it('stays while something stands in it', async () => {
    const { version, list } = await readAllCategories(secretary, { ...here, kind: 'trade' });
    expect(list.some(({ items }) => items > 0)).toBe(true);
    expect(await codeOf(saveCategories(secretary, { ...here, kind: 'trade', version, list: [] }))).toBe(11);
    expect((await readAllCategories(secretary, { ...here, kind: 'trade' })).version).toBe(version);
  });
});
