import { describe, expect, it } from 'vitest';
import { joinDesk } from './joining';

const version = 1_795_219_200_000;
const review = { kind: 'review', days: 7, people: [] };
const vote = { kind: 'vote', days: null, people: [3], vote: { quorum: 66, majority: 'two_thirds', positions: [2] } };
const settings = {
  ccId: 1,
  version: 0,
  stages: [review, vote],
  number_prefix: 'WS',
  number_has_year: true,
  number_digits: 4,
};

describe('how a community takes members', () => {
  const { request } = joinDesk.settingsSave;

  it.each([
    ['as it always did', {}],
    ['with one stage and bare numbers', { stages: [review], number_prefix: '', number_has_year: false }],
    ['without a quorum', { stages: [review, { ...vote, vote: { ...vote.vote, quorum: 0 } }] }],
  ])('may be said %s', (_what, more) => {
    expect(request.safeParse({ ...settings, ...more }).error).toBeUndefined();
  });

  it.each([
    ['with no stage at all', { stages: [] }, ['stages']],
    ['with a stage of its own making', { stages: [{ ...review, kind: 'interview' }] }, ['stages', 0, 'kind']],
    ['with a stage of no days', { stages: [{ ...review, days: 0 }] }, ['stages', 0, 'days']],
    [
      'with more than all of the council',
      { stages: [{ ...vote, vote: { ...vote.vote, quorum: 101 } }] },
      ['stages', 0, 'vote', 'quorum'],
    ],
    ['with numbers that begin with a blank', { number_prefix: 'W S' }, ['number_prefix']],
    ['with numbers of no digit', { number_digits: 0 }, ['number_digits']],
  ])('is never said %s', (_what, more, path) => {
    expect(request.safeParse({ ...settings, ...more }).error?.issues[0]?.path).toEqual(path);
  });
});

const label = { 'zh-cn': '从事的工作', en: 'What you do' };
const field = { kind: 'text', key: 'craft', label, required: true, max: 100, isLong: false };
const form = {
  ccId: 1,
  kind: 'person',
  category_id: null,
  seats: 1,
  months: 12,
  is_open: true,
  texts: { 'zh-cn': { title: '个人会员', description: '' }, en: null },
  form: { fields: [field] },
};

describe('something to apply for', () => {
  const { request } = joinDesk.formSave;

  it.each([
    ['new', {}],
    ['new and sent once a key', { idempotency_key: 'form-of-today' }],
    ['changed', { id: 3, version }],
    ['without an end', { months: null }],
    ['for a company', { kind: 'company', seats: 4, category_id: 2 }],
  ])('may be %s', (_what, more) => {
    expect(request.safeParse({ ...form, ...more }).error).toBeUndefined();
  });

  it.each([
    ['for a family', { kind: 'family' }, ['kind']],
    ['without a seat', { seats: 0 }, ['seats']],
    ['for half a month', { months: 0.5 }, ['months']],
    ['without a name', { texts: { 'zh-cn': { title: '', description: '' }, en: null } }, ['texts', 'zh-cn', 'title']],
    ['sent with a short key', { idempotency_key: 'x' }, ['idempotency_key']],
    ['with a version of its own choice', { version_number: 7 }, []],
  ])('is never %s', (_what, more, path) => {
    expect(request.safeParse({ ...form, ...more }).error?.issues[0]?.path).toEqual(path);
  });
});

describe('a decision', () => {
  const { request } = joinDesk.approval;
  const one = { ccId: 1, id: 4, version, decision: 'advance', reason: '' };
  it.each([
    ['lets go on', {}, true],
    ['refuses with a reason', { decision: 'refuse', reason: 'Outside of the trade.' }, true],
    ['is one of two', { decision: 'wait' }, false],
    ['is of what was read', { version: undefined }, false],
    ['gives no essay', { reason: 'x'.repeat(2001) }, false],
  ])('%s: %#', (_what, more, isRight) => {
    expect(request.safeParse({ ...one, ...more }).success).toBe(isRight);
  });
});

describe('a visit', () => {
  const { request } = joinDesk.visit;
  const one = { ccId: 1, id: 4, version, day: '2026-11-20', text: 'Two looms.' };
  it.each([
    ['was on a day', {}, true],
    ['was not on a day that is none', { day: '2026-02-30' }, false],
    ['was not on a day as people say it', { day: 'yesterday' }, false],
    ['saw something', { text: '' }, false],
  ])('%s: %#', (_what, more, isRight) => {
    expect(request.safeParse({ ...one, ...more }).success).toBe(isRight);
  });
});
