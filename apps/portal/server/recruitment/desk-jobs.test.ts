import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { auditLog, recruitmentApplications, recruitments } from '../database/schema';
import { serveFiles } from '../files/serve-files';
import { findApplication } from '../inbox/read-inbox';
import { demoDatabase, testNow } from '../testing/demo-database';
import { codeOf, staffRequest } from '../testing/desk';
import { openApplicationFile } from './application-files';
import { applyForJob } from './apply-for-job';
import { findDeskJob, searchJobs } from './find-desk-job';
import { findRecruitment } from './find-recruitment';
import { createJob, deleteJobs, type JobFields, publishJob, updateJob } from './save-job';

const resources = await demoDatabase();
const { db } = resources;
const editor = await staffRequest(resources, 'editor');
const officer = await staffRequest(resources, 'membership');
const later = (seconds: number) => ({ ...editor, now: new Date(testNow.getTime() + seconds * 1000) });

const text = { title: '挡车工', place: '运河', summary: '四十台织机。', description: '', requirements: '' };
const fields: JobFields = {
  ccId: 1,
  company_id: 1,
  is_published: false,
  employment: 'full',
  openings: 2,
  pay: { min: 800_000, max: 900_000 },
  close_time: null,
  texts: { 'zh-cn': text, en: null },
};

describe('a job at the desk', () => {
  it('is written once a key, published and taken back', async () => {
    const sent = { ...fields, idempotency_key: 'job-key-1' };
    const [{ id, version }, again] = await Promise.all([createJob(editor, sent), createJob(editor, sent)]);
    expect(again).toEqual({ id, version });
    expect(await codeOf(findRecruitment(editor, id))).toBe(10);
    await publishJob(later(60), { ccId: 1, id, is_published: true });
    expect((await findRecruitment(later(60), id)).show_time).toBe(Math.floor(testNow.getTime() / 1000) + 60);
    await publishJob(later(90), { ccId: 1, id, is_published: true });
    await publishJob(later(120), { ccId: 1, id, is_published: false });
    expect(await codeOf(findRecruitment(later(120), id))).toBe(10);
    const acts = await db
      .select({ act: auditLog.act })
      .from(auditLog)
      .where(eq(auditLog.subject, `job:${id}`));
    expect(acts.map(({ act }) => act)).toEqual(['job.create', 'job.publish', 'job.unpublish']);
  });

  it('is changed unless somebody else has, and found by state and title', async () => {
    const { id, version } = await createJob(editor, fields);
    const change = {
      ...fields,
      id,
      version,
      openings: 5,
      pay: null,
      texts: { 'zh-cn': null, en: { ...text, title: 'Weaver 7%' } },
    };
    await updateJob(later(1), change);
    expect(await codeOf(updateJob(later(2), change))).toBe(11);
    expect(await findDeskJob(editor, { ccId: 1, id })).toMatchObject({ openings: 5, pay: null, applications: 0 });
    const found = await searchJobs(editor, { ccId: 1, keywords: '7%', is_published: 'false', limit: 5, offset: 0 });
    expect(found.list.map((job) => job.id)).toEqual([id]);
    expect(
      (await searchJobs(editor, { ccId: 1, keywords: '7%', is_published: 'true', limit: 5, offset: 0 })).total,
    ).toBe(0);
  });

  it('is of a company of the community, and nobody’s without the right', async () => {
    expect(await codeOf(createJob(editor, { ...fields, company_id: 9999 }))).toBe(111);
    expect(await codeOf(createJob(officer, fields))).toBe(1);
    expect(await codeOf(searchJobs(officer, { ccId: 1, limit: 5, offset: 0 }))).toBe(1);
    expect(await codeOf(findDeskJob(editor, { ccId: 2, id: 1 }))).toBe(1);
    expect(await codeOf(publishJob(officer, { ccId: 1, id: 1, is_published: false }))).toBe(1);
    expect(await codeOf(deleteJobs(officer, { ccId: 1, ids: [1] }))).toBe(1);
  });

  it('is deleted unless somebody has applied; what they sent is handed out for five minutes', async () => {
    const { id } = await createJob(editor, { ...fields, is_published: true });
    const letter = new File(['I have fitted looms.'], '求职信 (1).txt');
    const words = { contacts: 'Anna', phone: '+49 30 1234567', email: 'a@b.example', content: 'Hello' };
    const { id: applicationId } = await applyForJob(editor, { recruitmentId: id, ...words, files: [letter] });
    expect(await codeOf(deleteJobs(editor, { ccId: 1, ids: [id] }))).toBe(11);
    const { files } = await findApplication(editor, { ccId: 1, id: applicationId });
    expect(files).toMatchObject([{ name: '求职信 (1).txt', size: 20 }]);
    const { url } = await openApplicationFile(editor, { ccId: 1, id: files[0]?.id ?? 0 });
    const at = (now: Date) => new Hono().route('/', serveFiles({ ...resources, now: () => now }));
    const answer = await at(testNow).request(url);
    expect(await answer.text()).toBe('I have fitted looms.');
    expect(answer.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''%E6%B1%82%E8%81%8C%E4%BF%A1%20%281%29.txt",
    );
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect((await at(new Date(testNow.getTime() + 301_000)).request(url)).status).toBe(404);
    expect((await at(testNow).request(`${url}x`)).status).toBe(404);
    expect(await codeOf(openApplicationFile(officer, { ccId: 1, id: files[0]?.id ?? 0 }))).toBe(1);
    expect(await codeOf(openApplicationFile(editor, { ccId: 1, id: 9999 }))).toBe(10);
    await db.delete(recruitmentApplications).where(eq(recruitmentApplications.recruitmentId, id));
    await deleteJobs(editor, { ccId: 1, ids: [id] });
    expect(await db.$count(recruitments, eq(recruitments.id, id))).toBe(0);
  });
});
