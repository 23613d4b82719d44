import { enrolmentStates } from '@selvedge/domain/activity';
import { describe, expect, it } from 'vitest';
import { enrolmentDesk } from './enrolments';

const one = { ccId: 1, activityId: 808 };
const caller = { ...one, source: 'walk_in', contact: 'Anna Larsen', people: [{ name: 'Anna Larsen' }] };

describe('who the desk enrols', () => {
  it('needs no mail address: who calls or stands at the door may have none', () => {
    expect(enrolmentDesk.enrolFor.request.parse(caller)).toMatchObject({ email: '', phone: '' });
  });

  it.each([
    ['in nobody’s name', { contact: ' ' }],
    ['without people', { people: [] }],
    ['as if by themselves', { source: 'self' }],
  ])('is not enrolled %s', (_how, more) => {
    expect(enrolmentDesk.enrolFor.request.safeParse({ ...caller, ...more }).success).toBe(false);
  });
});

describe('the list of those enrolled and its export', () => {
  it.each(enrolmentStates)('are narrowed to %s by the same filter', (state) => {
    const filter = { state, keywords: 'Larsen' };
    expect(enrolmentDesk.members.request.parse({ ...one, limit: 60, offset: 0, ...filter })).toMatchObject(filter);
    expect(enrolmentDesk.exportMembers.request.parse({ ...one, ...filter })).toMatchObject({
      ...filter,
      format: 'xlsx',
    });
  });

  it('know no other state and no other kind of file', () => {
    expect(enrolmentDesk.members.request.safeParse({ ...one, limit: 60, offset: 0, state: 'gone' }).success).toBe(
      false,
    );
    expect(enrolmentDesk.exportMembers.request.safeParse({ ...one, format: 'pdf' }).success).toBe(false);
  });
});
