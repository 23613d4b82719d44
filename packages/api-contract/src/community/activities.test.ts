import { describe, expect, it } from 'vitest';
import { activities } from './activities';
import { activityStatuses } from './activity';

const contact = { contact: 'Anna Larsen', email: 'anna@mill.example' };
const party = {
  ccId: 1,
  activityId: 808,
  ...contact,
  people: [{ name: 'Anna Larsen', is_self: true }, { name: 'Bo' }],
};

const whyNot = (more: object) =>
  activities.enrolMany.request
    .safeParse({ ...party, ...more })
    .error?.issues.map((issue) => `${issue.path.join('.')} ${'params' in issue ? issue.params?.code : issue.code}`) ??
  'taken';

describe('a party that enrols', () => {
  it('needs a contact and names, and nothing else', () => {
    expect(activities.enrolMany.request.parse(party)).toEqual({ ...party, phone: '', answers: {} });
  });

  it.each([
    ['nobody in it', { people: [] }, ['people too_small']],
    ['more than fifty', { people: Array.from({ length: 51 }, () => ({ name: 'Bo' })) }, ['people too_big']],
    ['somebody without a name', { people: [{ name: '  ' }] }, ['people.0.name 200']],
    ['no contact', { contact: ' ' }, ['contact 200']],
    ['no mail address', { email: '' }, ['email 200']],
    ['a mail address that is none', { email: 'anna' }, ['email 101']],
    ['a telephone number that is none', { phone: 'call me' }, ['phone 102']],
    ['a key that is too short', { idempotency_key: 'twice' }, ['idempotency_key invalid_format']],
    ['a price of its own', { price: 0 }, [' unrecognized_keys']],
  ])('is not taken with %s', (_what, more, issues) => {
    expect(whyNot(more)).toEqual(issues);
  });
});

describe('the list of activities', () => {
  it.each(Object.entries(activityStatuses))('can be asked for those of the status %s', (_name, status) => {
    const request = { ccId: '1', status: String(status), limit: '10', offset: '0' };
    expect(activities.page.request.parse(request)).toEqual({ ccId: 1, status, limit: 10, offset: 0 });
  });

  it.each(['5', '-1', '1.5', 'running'])('knows no status %s', (status) => {
    expect(activities.page.request.safeParse({ ccId: 1, status, limit: 10, offset: 0 }).success).toBe(false);
  });

  it.each([
    ['2026-11', true],
    ['2026-13', false],
    ['11/2026', false],
  ])('can be searched by the month %s: %s', (month, isOne) => {
    expect(activities.search.request.safeParse({ ccId: 1, limit: 10, offset: 0, month }).success).toBe(isOne);
  });
});
