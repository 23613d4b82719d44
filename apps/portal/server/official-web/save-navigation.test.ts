import { describe, expect, it } from 'vitest';
import { readIntroduction } from '../community/read-introduction';
import { readSettings, saveSettings } from '../community/save-settings';
import { demoDatabase, testNow } from '../testing/demo-database';
import { codeOf, staffContext } from '../testing/desk';
import { listNavigation } from './list-navigation';
import { readAllNavigation, saveNavigation } from './save-navigation';

const { db } = await demoDatabase();
const secretary = await staffContext(db, 'secretariat');
const editor = await staffContext(db, 'editor');
const header = { ccId: 1, place: 'header' } as const;

const entry = (label: string, level: number, is_enabled = true) => ({
  level,
  href: '/news',
  is_enabled,
  texts: { 'zh-cn': { label }, en: null },
});

describe('the header’s entries', () => {
  it('are kept in their order, those of level 1 below the one before them, and those that are off are not shown', async () => {
    const { version, list } = await readAllNavigation(secretary, header);
    const kept = { ...list[1], id: list[1]?.id, level: 1, href: '/jobs', is_enabled: true };
    const texts = { 'zh-cn': { label: '岗位' }, en: null };
    const sent = [entry('新闻', 0), { ...kept, texts }, entry('公告', 1), entry('隐藏', 0, false)];
    const after = await saveNavigation(secretary, { ...header, version, list: sent });
    expect(after.list.map(({ level, texts: words }) => [level, words['zh-cn']?.label])).toEqual([
      [0, '新闻'],
      [1, '岗位'],
      [1, '公告'],
      [0, '隐藏'],
    ]);
    const shown = (await listNavigation(secretary, header)).list;
    expect(shown).toMatchObject([{ label: '新闻', children: [{ label: '岗位' }, { label: '公告' }] }]);
    // What stood below an entry stays when it goes.
    const rest = after.list.slice(1).map((item, place) => ({ ...item, level: place === 0 ? 0 : item.level }));
    const last = await saveNavigation(secretary, { ...header, version: after.version, list: rest });
    expect(last.list.map(({ level }) => level)).toEqual([0, 1, 0]);
  });

  it('begin with one that stands below none, and are nobody’s without the right', async () => {
    const { version } = await readAllNavigation(secretary, header);
    expect(await codeOf(saveNavigation(secretary, { ...header, version, list: [entry('x', 1)] }))).toBe(107);
    expect(await codeOf(readAllNavigation(editor, header))).toBe(1);
    expect(await codeOf(saveNavigation(editor, { ...header, version, list: [] }))).toBe(1);
  });
});

describe('the community’s settings', () => {
  it('are changed unless somebody else has, and shown to guests', async () => {
    const { id: _id, domain: _domain, path: _path, ...before } = await readSettings(secretary, { ccId: 1 });
    const en = { ...(before.texts.en ?? before.texts['zh-cn']), about: 'Changed.' } as NonNullable<
      typeof before.texts.en
    >;
    const change = { ...before, ccId: 1, founded: 1999, texts: { ...before.texts, en } };
    await saveSettings({ ...secretary, now: new Date(testNow.getTime() + 1000) }, change);
    expect(await codeOf(saveSettings(secretary, change))).toBe(11);
    const shown = await readIntroduction({ ...secretary, actor: null, language: 'en' }, 1);
    expect([shown.about, shown.founded]).toEqual(['Changed.', 1999]);
    expect(await codeOf(readSettings(editor, { ccId: 1 }))).toBe(1);
    expect(await codeOf(saveSettings(editor, change))).toBe(1);
  });
});
