import { describe, expect, it } from 'vitest';
import { onlyRow } from '../database/only-row';
import { announcementModels, announcementModelTexts, announcementReads, members } from '../database/schema';
import { demoDatabase, testNow } from '../testing/demo-database';
import { codeOf, staffContext } from '../testing/desk';
import { listAnnouncementModels } from './announcement-models';
import { findDeskAnnouncement, listReaders, searchAnnouncements } from './desk-announcements';
import { listAnnouncements } from './list-announcements';
import { type AnnouncementFields, deleteAnnouncements, saveAnnouncement } from './save-announcement';

const { db } = await demoDatabase();
const editor = await staffContext(db, 'editor');
const guest = { db, now: testNow, language: 'zh-cn', actor: null } as const;
const fields: AnnouncementFields = {
  ccId: 1,
  is_top: true,
  audience: 'everyone',
  state: 'draft',
  publish_time: null,
  texts: { 'zh-cn': { title: '放假通知', body: '休息一天。' }, en: null },
};

const shown = async (id: number) =>
  (await listAnnouncements(guest, { ccId: 1, limit: 60, offset: 0 })).list.some((item) => item.id === id);

describe('an announcement that the desk writes', () => {
  it('is a draft until it is published, and gone when it is deleted, however often', async () => {
    const { id, version } = await saveAnnouncement(editor, fields);
    expect(await shown(id)).toBe(false);
    await saveAnnouncement(editor, { ...fields, id, version, state: 'published' });
    expect(await shown(id)).toBe(true);
    await deleteAnnouncements(editor, { ccId: 1, ids: [id] });
    await deleteAnnouncements(editor, { ccId: 1, ids: [id] });
    expect(await codeOf(findDeskAnnouncement(editor, { ccId: 1, id }))).toBe(10);
  });

  it('is changed by its newest version only, and by a version at all', async () => {
    const { id, version } = await saveAnnouncement(editor, fields);
    await saveAnnouncement(editor, { ...fields, id, version });
    await expect(saveAnnouncement(editor, { ...fields, id, version })).rejects.toMatchObject({ status: 409 });
    expect(await codeOf(saveAnnouncement(editor, { ...fields, id }))).toBe(200);
  });

  it('tells who has read it', async () => {
    const { id: announcementId } = await saveAnnouncement(editor, { ...fields, state: 'published' });
    const [member] = await db.select({ id: members.id }).from(members).limit(1);
    const memberId = member?.id ?? 0;
    await db.insert(announcementReads).values({ announcementId, memberId, readAt: testNow });
    const one = { ccId: 1, id: announcementId };
    expect((await findDeskAnnouncement(editor, one)).readers).toBe(1);
    const readers = await listReaders(editor, { ...one, limit: 5, offset: 0 });
    expect(readers).toMatchObject({ total: 1, list: [{ id: memberId, name: expect.stringMatching(/\S/) }] });
  });

  it('is found by state and words', async () => {
    const texts = { 'zh-cn': null, en: { title: 'Zyxomatic', body: 'Text.' } };
    await saveAnnouncement(editor, { ...fields, texts });
    const range = { ccId: 1, limit: 5, offset: 0, keywords: 'zyxo' };
    expect((await searchAnnouncements(editor, { ...range, state: 'draft' })).total).toBe(1);
    expect((await searchAnnouncements(editor, { ...range, state: 'published' })).total).toBe(0);
  });

  it('may begin from a text of the secretariat', async () => {
    const { id: modelId } = onlyRow(
      await db.insert(announcementModels).values({ communityId: 1, sort: -1 }).returning(),
    );
    await db.insert(announcementModelTexts).values({ modelId, language: 'zh-cn', title: '范文', body: '某某：' });
    const { list } = await listAnnouncementModels(editor, { ccId: 1 });
    expect(list[0]).toMatchObject({ id: modelId, texts: { 'zh-cn': { title: '范文' }, en: null } });
  });

  it('is nothing for the treasurer', async () => {
    const treasurer = await staffContext(db, 'treasurer');
    const one = { ccId: 1, id: 1 };
    const calls = [
      saveAnnouncement(treasurer, fields),
      deleteAnnouncements(treasurer, { ccId: 1, ids: [1] }),
      searchAnnouncements(treasurer, { ccId: 1, limit: 5, offset: 0 }),
      findDeskAnnouncement(treasurer, one),
      listReaders(treasurer, { ...one, limit: 5, offset: 0 }),
      listAnnouncementModels(treasurer, { ccId: 1 }),
    ];
    expect(await Promise.all(calls.map(codeOf))).toEqual(calls.map(() => 1));
  });
});
