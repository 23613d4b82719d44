import { enrolmentStates } from '@selvedge/domain/activity';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { enrolmentContact, rawStanding } from './enrolment';

it('names every state that the rules have', () => {
  expect(rawStanding.shape.state.options).toEqual(enrolmentStates);
});

const contact = z.strictObject(enrolmentContact);
const anna = { contact: ' Anna Larsen ', email: 'anna@mill.example' };

it('trims who is reached, and needs no telephone number', () => {
  expect(contact.parse(anna)).toEqual({ ...anna, contact: 'Anna Larsen', phone: '' });
});

it.each([
  ['a name of 101 characters', { contact: 'a'.repeat(101) }, 'contact'],
  ['a mail address of 255 characters', { email: `${'a'.repeat(242)}@mill.example` }, 'email'],
  ['a telephone number of 41 characters', { phone: '1'.repeat(41) }, 'phone'],
])('refuses %s', (_what, more, field) => {
  expect(contact.safeParse({ ...anna, ...more }).error?.issues[0]?.path).toEqual([field]);
});
