import { describe, expect, it } from 'vitest';
import { jobDesk } from './jobs';

const { request } = jobDesk.create;

const job = {
  ccId: 1,
  company_id: 3,
  is_published: true,
  employment: 'full',
  openings: 2,
  pay: { min: 800_000, max: 1_200_000 },
  close_time: null,
  texts: {
    'zh-cn': { title: '打样染色工程师', place: '纬岸', summary: '', description: '', requirements: '' },
    en: null,
  },
};

describe('a job', () => {
  it.each([
    ['has its pay and stays open', {}],
    ['is paid as agreed in person', { pay: null }],
    ['is paid one amount', { pay: { min: 900_000, max: 900_000 } }],
    ['closes at a moment', { close_time: 1_796_000_000 }],
  ])('%s', (_what, more) => {
    expect(request.safeParse({ ...job, ...more }).error).toBeUndefined();
  });

  it.each([
    ['pays less at most than at least', { pay: { min: 2, max: 1 } }, ['pay', 'max']],
    ['costs its holder money', { pay: { min: -1, max: 1 } }, ['pay', 'min']],
    ['pays parts of a cent', { pay: { min: 0.5, max: 1 } }, ['pay', 'min']],
    ['is for nobody', { openings: 0 }, ['openings']],
    ['is for more than a thousand', { openings: 1001 }, ['openings']],
    ['belongs to no company', { company_id: 0 }, ['company_id']],
    ['is of a kind that nobody knows', { employment: 'slavery' }, ['employment']],
    ['is published by a word', { is_published: 'true' }, ['is_published']],
    ['closes in another century', { close_time: 4_102_444_801 }, ['close_time']],
  ])('never %s', (_what, more, path) => {
    expect(request.safeParse({ ...job, ...more }).error?.issues[0]?.path).toEqual(path);
  });

  it('is changed from the version that was read', () => {
    expect(jobDesk.update.request.safeParse({ ...job, id: 5 }).success).toBe(false);
    expect(jobDesk.update.request.safeParse({ ...job, id: 5, version: 1_795_219_200_000 }).success).toBe(true);
  });
});
