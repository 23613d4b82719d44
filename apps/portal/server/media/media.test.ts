import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { accounts, auditLog, media, news } from '../database/schema';
import { createNews } from '../news/save-news';
import { demoDatabase } from '../testing/demo-database';
import { codeOf, staffRequest } from '../testing/desk';
import { deleteMedia, updateMedia } from './change-media';
import { findMedia, searchMedia } from './find-media';
import { takeAvatar } from './take-avatar';
import { takeImage } from './take-image';

const resources = await demoDatabase();
const { db, storage } = resources;
const editor = await staffRequest(resources, 'editor');
const treasurer = await staffRequest(resources, 'treasurer');
const cloth = { create: { width: 900, height: 600, channels: 3, background: '#345678' } } as const;
const photo = await sharp(cloth)
  .jpeg()
  .withExif({ IFD0: { Make: 'a camera' } })
  .toBuffer();

const file = (name: string, content: Uint8Array = photo) => new File([content as Uint8Array<ArrayBuffer>], name);
const sent = (more: Partial<Parameters<typeof takeImage>[1]> = {}) =>
  ({ ccId: 1, scene: 'news', alt_zh: '坯布', alt_en: 'Grey cloth', file: file('Cloth 1.JPG'), ...more }) as const;

describe('a picture of the library', () => {
  it('is made anew, kept under an address that nobody guesses, and found by its words', async () => {
    const { img, name, size } = await takeImage(editor, sent());
    expect(img).toMatchObject({ width: 900, height: 600, alt: { 'zh-cn': '坯布', en: 'Grey cloth' } });
    expect(img.url).toMatch(/^\/p3\/\d{8}-[0-9a-f]{16}\.webp$/);
    expect(name).toBe('Cloth 1.JPG');
    const kept = await storage.bytes(img.url.slice(1));
    expect(kept.byteLength).toBe(size);
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
    for (const keywords of ['坯', 'grey', 'cloth 1']) {
      const { list } = await searchMedia(editor, { ccId: 1, keywords, limit: 5, offset: 0 });
      expect(
        list.map((found) => found.img.url),
        keywords,
      ).toContain(img.url);
    }
    expect((await searchMedia(editor, { ccId: 1, scene: 'partner', keywords: '坯', limit: 5, offset: 0 })).total).toBe(
      0,
    );
  });

  it('is one however often its form arrives', async () => {
    const before = await db.$count(media);
    const form = sent({ idempotency_key: 'picture-1', file: file('twice.jpg') });
    const [one, other] = await Promise.all([takeImage(editor, form), takeImage(editor, form)]);
    expect(other).toEqual(one);
    expect(await db.$count(media)).toBe(before + 1);
  });

  it.each([
    ['a page that calls itself a picture', file('page.png', Buffer.from('<script>alert(1)</script>')), 130],
    ['a drawing', file('a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 130],
    ['a picture under another kind’s name', file('cloth.png'), 130],
    ['a document', file('a.pdf', Buffer.from('%PDF-1.4')), 130],
    ['half of a picture', file('half.jpg', photo.subarray(0, 300)), 130],
    ['nothing', file('a.jpg', Buffer.alloc(0)), 200],
    ['a name of a hundred characters', file(`${'纬'.repeat(96)}.jpg`), 108],
  ])('is not %s', async (_what, given, code) => {
    expect(await codeOf(takeImage(editor, sent({ file: given })))).toBe(code);
  });

  it('is not deleted while something shows it, and then with its file', async () => {
    const { id, img } = await takeImage(editor, sent({ file: file('used.jpg') }));
    const texts = { 'zh-cn': { title: '开幕', summary: '', body: '' }, en: null };
    const item = { ccId: 1, category_id: 1, is_top: false, state: 'draft', publish_time: null, texts } as const;
    const written = await createNews(editor, { ...item, img_url: img.url });
    const { uses } = await findMedia(editor, { ccId: 1, id });
    expect(uses).toEqual([{ kind: 'news', id: written.id, title: '开幕' }]);
    expect(await codeOf(deleteMedia(editor, { ccId: 1, ids: [id] }))).toBe(11);
    await db.delete(news).where(eq(news.id, written.id));
    await deleteMedia(editor, { ccId: 1, ids: [id] });
    await deleteMedia(editor, { ccId: 1, ids: [id] });
    expect(await storage.exists(img.url.slice(1))).toBe(false);
    expect(await db.$count(auditLog, eq(auditLog.subject, `media:${id}`))).toBe(2);
  });

  it('says in both languages what it shows, there and where it is shown', async () => {
    const { id, version, img } = await takeImage(editor, sent({ alt_en: '', file: file('words.jpg') }));
    const texts = { 'zh-cn': { title: '坯布', summary: '', body: '' }, en: null };
    const item = { ccId: 1, category_id: 1, is_top: false, state: 'draft', publish_time: null, texts } as const;
    const written = await createNews(editor, { ...item, img_url: img.url });
    const change = { ccId: 1, id, version, scene: 'news', alt_zh: '织机', alt_en: 'A loom' } as const;
    await updateMedia(editor, change);
    const [row] = await db.select().from(news).where(eq(news.id, written.id));
    expect(row?.picture?.alt).toEqual({ 'zh-cn': '织机', en: 'A loom' });
    expect(await codeOf(updateMedia(editor, change))).toBe(11);
  });

  it('is another community’s and nobody’s without the right', async () => {
    const { id } = await takeImage(editor, sent({ file: file('ours.jpg') }));
    expect(await codeOf(findMedia(editor, { ccId: 2, id }))).toBe(1);
    expect(await codeOf(takeImage(treasurer, sent()))).toBe(1);
    expect(await codeOf(searchMedia(treasurer, { ccId: 1, limit: 5, offset: 0 }))).toBe(1);
    expect(await codeOf(deleteMedia(treasurer, { ccId: 1, ids: [id] }))).toBe(1);
  });

  it('may be one of the demo’s, which are in the library from its beginning', async () => {
    const { list, total } = await searchMedia(editor, { ccId: 1, scene: 'banner', limit: 5, offset: 0 });
    expect(total).toBeGreaterThan(0);
    expect((await findMedia(editor, { ccId: 1, id: list[0]?.id ?? 0 })).uses).not.toEqual([]);
  });
});

describe('an account’s own picture', () => {
  it('is cut to a square, replaced with its file, and taken away', async () => {
    const png = await sharp(cloth).png().toBuffer();
    const { avatar } = await takeAvatar(treasurer, { file: file('me.png', png) });
    const first = await storage.bytes((avatar ?? '').slice(1));
    const { width, height } = await sharp(first).metadata();
    expect(width).toBe(height);
    const { avatar: second } = await takeAvatar(treasurer, { file: file('me.jpg') });
    expect(await storage.exists((avatar ?? '').slice(1))).toBe(false);
    expect(second).not.toBe(avatar);
    expect(await takeAvatar(treasurer, {})).toEqual({ avatar: null });
    const [row] = await db
      .select()
      .from(accounts)
      .where(eq(accounts.id, treasurer.actor?.accountId ?? 0));
    expect(row?.avatar).toBeNull();
  });
});
