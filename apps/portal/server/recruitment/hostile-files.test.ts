import { readdir } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { applicationFiles, uploads } from '../database/schema';
import { serveFiles } from '../files/serve-files';
import { type Fields, livePortal } from '../testing/live-portal';

const { world, db, send, ask, anybodyWithEveryRight } = await livePortal();
const staff = await anybodyWithEveryRight();
const outside = new Hono().route('/', serveFiles(world));

const application = {
  recruitmentId: 3,
  contacts: 'Wei Ming',
  phone: '+86 575 5550 0101',
  email: 'wei@mail.example',
  content: 'Eight years at rapier looms.',
};
const pdf = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';
const page = '<!doctype html><script>alert(1)</script>';
const twentyMegabytes = 20 * 1024 * 1024;

const apply = (file: File | readonly File[], more: Fields = {}) =>
  send('recruitment.apply', { ...application, files: [file].flat(), ...more });

/** How many files are kept: what was refused must leave none behind. */
const kept = async () => (await db.select().from(uploads)).length;

describe('a file that comes with an application', () => {
  it.each([
    ['a page that is called a PDF', new File([page], 'cv.pdf'), 130],
    ['a program that is called a picture', new File(['MZ\x90\0\x03'], 'cv.jpg'), 130],
    ['a drawing that may hold script', new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'cv.svg'), 130],
    ['a page', new File([page], 'cv.html'), 130],
    ['a program', new File(['MZ\x90\0\x03'], 'cv.exe'), 130],
    ['a name with two ends', new File([page], 'cv.pdf.html'), 130],
    ['nothing at all', new File([], 'cv.pdf'), 200],
    ['one byte too much', new File([pdf, new Uint8Array(twentyMegabytes)], 'cv.pdf'), 121],
    ['a name that is too long', new File([pdf], `${'x'.repeat(120)}.pdf`), 108],
  ])('is refused at its place when it is %s, and leaves nothing behind', async (_what, file, code) => {
    const before = await kept();
    const good = new File([pdf], 'letter.pdf');
    const { status, data, issues } = await apply([good, file]);
    expect([400, 413, 415, 422]).toContain(status);
    expect(data).toBeNull();
    // What is too large is so together with the rest.
    const field = code === 121 ? 'files' : 'files.1';
    expect(issues).toContainEqual(expect.objectContaining({ field, code }));
    expect(await kept()).toBe(before);
  });

  it.each([
    ['a path upwards', '../../../etc/cron.d/cv.pdf'],
    ['a path of Windows', 'C:\\Users\\wei\\cv.pdf'],
    ['a line that ends', 'cv\r\nset-cookie: a=b.pdf'],
    ['a letter that turns the others round', 'cv\u202Efdp.pdf'],
    ['a quote', 'cv".pdf'],
    ['Chinese letters', '简历 (1).pdf'],
  ])('is kept under a name of our own, and handed out to be saved, when its name has %s', async (_what, name) => {
    const { status, data } = await apply(new File([pdf], name));
    if (status !== 200) {
      // Refused is as good: what must not be is a file elsewhere.
      expect([400, 422]).toContain(status);
      return;
    }
    const [row] = await db
      .select({ id: uploads.id, cname: uploads.cname })
      .from(uploads)
      .innerJoin(applicationFiles, eq(applicationFiles.uploadId, uploads.id))
      .where(eq(applicationFiles.applicationId, data.id));
    expect(row?.cname).toMatch(/^[\w-]+\.pdf$/);
    const { url } = await ask('applicationDesk.file', { ccId: 1, id: row?.id }, staff);
    const answer = await outside.request(new URL(url).pathname);
    expect([answer.status, await answer.text()]).toEqual([200, pdf]);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''[\w.%~!*'()-]+$/);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('that is two things at once is never shown as the other one', async () => {
    const { data } = await apply(new File([pdf, page, 'PK\x03\x04'], 'cv.pdf'));
    const [row] = await db
      .select({ id: applicationFiles.uploadId })
      .from(applicationFiles)
      .where(eq(applicationFiles.applicationId, data.id));
    const { url } = await ask('applicationDesk.file', { ccId: 1, id: row?.id }, staff);
    const answer = await outside.request(new URL(url).pathname);
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment;/);
  });

  it('is handed out by no address that somebody made up', async () => {
    for (const token of ['x', '..%2F..%2Fetc%2Fpasswd', 'a.b', `${'x'.repeat(500)}.y`]) {
      expect((await outside.request(`/files/${token}`)).status, token).toBe(404);
    }
  });
});

it('an application is one a key with its files, and of a job that is open', async () => {
  const more = { idempotency_key: 'application-key-1' };
  const file = () => new File([pdf], 'cv.pdf');
  const before = await kept();
  const [first, second] = await Promise.all([apply(file(), more), apply(file(), more)]);
  expect([first.status, second.data]).toEqual([200, first.data]);
  expect(await kept()).toBe(before + 1);
  expect((await apply(file(), { ...more, content: 'Nine years.' })).status).toBe(409);
  expect((await apply(file(), { recruitmentId: 99_999 })).status).toBe(404);
  expect(await kept()).toBe(before + 1);
  expect((await readdir(process.cwd())).filter((name) => name.startsWith('cv'))).toEqual([]);
});
