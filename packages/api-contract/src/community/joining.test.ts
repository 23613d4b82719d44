import { describe, expect, it } from 'vitest';
import { join } from './joining';

const version = 1_795_219_200_000;
const colleague = { name: '沈某', email: 'shen@qinghe.example', post: '', is_contact: true };
const draft = { id: 4, version, name: '', email: '', phone: '', answers: {}, people: [] };
const { request: save } = join.save;

describe('what an applicant keeps of an application', () => {
  it.each([
    ['nothing yet', {}],
    ['an address that is still half written', { email: 'shen@' }],
    ['answers of every kind', { answers: { craft: 'weaving', years: '7', mills: [{ place: '绍兴' }], papers: [3] } }],
    ['a company’s people', { people: [colleague, { ...colleague, is_contact: false }] }],
  ])('may be %s', (_what, more) => {
    expect(save.safeParse({ ...draft, ...more }).error).toBeUndefined();
  });

  it.each([
    ['of no version', { version: undefined }, ['version']],
    ['longer than a name is', { name: 'x'.repeat(201) }, ['name']],
    ['of more people than any company has seats', { people: Array.from({ length: 101 }, () => colleague) }, ['people']],
    ['of somebody with a number of their own', { people: [{ ...colleague, member_id: 4 }] }, ['people', 0]],
    ['already decided', { state: 'admitted' }, []],
  ])('is never %s', (_what, more, path) => {
    expect(save.safeParse({ ...draft, ...more }).error?.issues[0]?.path).toEqual(path);
  });
});

describe('an answer to a question', () => {
  const { request } = join.answer;
  it.each([
    ['is something', { text: 'Two looms.' }, true],
    ['is not nothing', { text: '  ' }, false],
    ['is not a book', { text: 'x'.repeat(5001) }, false],
  ])('%s', (_what, more, isRight) => {
    expect(request.safeParse({ id: 4, version, ...more }).success).toBe(isRight);
  });
});

describe('a vote', () => {
  const { request } = join.vote;
  it.each([
    ['yes', true],
    ['no', true],
    ['abstain', true],
    ['maybe', false],
    ['', false],
  ])('may say “%s”: %s', (choice, isRight) => {
    expect(request.safeParse({ ccId: 1, id: 4, choice }).success).toBe(isRight);
  });
});

describe('the queue of applications', () => {
  const { request } = join.page;
  const page = { ccId: 1, limit: 25, offset: 0 };
  it.each([
    ['everything', {}, true],
    ['a stage and a state', { stage: 'vote', state: 'running' }, true],
    ['what is mine', { is_mine: 'yes' }, true],
    ['words', { keywords: '望溪' }, true],
    ['a stage that nobody knows', { stage: 'interview' }, false],
    ['more rows than a page has', { limit: 61 }, false],
    ['somebody else’s work', { is_mine: 7 }, false],
  ])('is asked for %s: %#', (_what, more, isRight) => {
    expect(request.safeParse({ ...page, ...more }).success).toBe(isRight);
  });
});
