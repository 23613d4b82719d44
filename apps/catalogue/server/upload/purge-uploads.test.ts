import { writeExt } from '@selvedge/domain/inquiry';
import { uploadKey } from '@selvedge/server-kit';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { claimInquiryFiles } from '../message-board/claim-inquiry-files';
import { testCatalogue, testNow } from '../testing/test-catalogue';
import { purgeUploads, unclaimedLifetime } from './purge-uploads';
import { findUploads } from './upload-queries';

const { call, db, storage } = await testCatalogue();

const afterMilliseconds = (milliseconds: number) => new Date(testNow.getTime() + milliseconds);
const late = afterMilliseconds(unclaimedLifetime + 1);
const purge = (now: Date) => purgeUploads({ db, storage, now });

async function upload(name = 'shades.txt') {
  const form = new FormData();
  form.append('files', new File(['A question about shades.'], name));
  const { data } = await call({ path: '/upload/file', form });
  return data.list[0] as { name: string; host: string; cname: string; size: number };
}

const inquire = ({ name, host, cname, size }: Awaited<ReturnType<typeof upload>>) =>
  call({
    path: '/message-board/add',
    json: {
      name: 'Anna',
      email: 'anna@mill.example',
      msg: 'Shades?',
      ext: writeExt([]),
      files: [{ name, url: host + cname, size }],
    },
  });

const isThere = (cname: string) => storage.exists(uploadKey(cname));

describe('uploads that no inquiry claims', () => {
  it('stay for a day and are then removed, rows and files', async () => {
    const { cname } = await upload();
    expect([await purge(afterMilliseconds(unclaimedLifetime)), await isThere(cname)]).toEqual([0, true]);
    expect([await purge(late), await isThere(cname)]).toEqual([1, false]);
    expect(await findUploads(db, [cname])).toEqual([]);
  });

  it('are removed all, however many there are', async () => {
    for (let round = 0; round < 120; round += 1) {
      await db.execute(sql`
        insert into uploads (cname, name, size, sha256, content_type, received_at)
        values (${`${round}`.padStart(32, '0')} || '.txt', 'a.txt', 1, ${'0'.repeat(64)}, 'text/plain', ${testNow})`);
    }
    expect([await purge(late), await purge(late)]).toEqual([120, 0]);
  });

  it('cannot be claimed any more', async () => {
    const file = await upload();
    await purge(late);
    expect((await inquire(file)).code).toBe(111);
  });

  it('are removed by one instance only while others try', async () => {
    await Promise.all(Array.from({ length: 4 }, () => upload()));
    const counts = await Promise.all(Array.from({ length: 4 }, () => purge(late)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4);
  });

  it('keep their row when the file cannot be removed, for the next run', async () => {
    const { cname } = await upload();
    const away = { ...storage, delete: () => Promise.reject(new Error('the bucket is away')) };
    await expect(purgeUploads({ db, storage: away, now: late })).rejects.toThrow('the bucket is away');
    expect([(await findUploads(db, [cname])).length, await isThere(cname), await purge(late)]).toEqual([1, true, 1]);
  });
});

describe('uploads of an inquiry', () => {
  it('stay for ever', async () => {
    const file = await upload();
    expect((await inquire(file)).code).toBe(0);
    expect([await purge(late), await isThere(file.cname)]).toEqual([0, true]);
  });

  it('are not taken from one that is just being written', async () => {
    const file = await upload();
    const [found] = await findUploads(db, [file.cname]);
    await db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: number }>(sql`
        insert into inquiries (site_id, content_hash, company, country, email, msg, name, tel, whats_app, sent_at, received_at, language)
        values (1, 'x', '', '', 'a@b.example', 'm', 'n', '', '', now(), now(), 'en') returning id`);
      await claimInquiryFiles(tx, rows[0]?.id ?? 0, [found]);
      expect(await purge(late)).toBe(0);
    });
    expect([await purge(late), await isThere(file.cname)]).toEqual([0, true]);
  });
});
