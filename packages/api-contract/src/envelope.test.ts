import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { envelope } from './envelope';

const answer = envelope(z.object({ id: z.int() }));

describe('envelope', () => {
  it.each([
    ['a success', { code: 0, message: 'Success: ok', data: { id: 1 } }],
    ['a failure without data', { code: 10, message: 'There is no', data: null }],
    [
      'refused fields',
      { code: 100, message: 'x', data: null, issues: [{ field: 'email', code: 101, message: 'Invalid' }] },
    ],
  ])('admits %s', (_, body) => {
    expect(answer.parse(body)).toEqual(body);
  });

  it.each([
    ['no code', { message: 'x', data: null }],
    ['a code in text', { code: '0', message: 'x', data: null }],
    ['no message', { code: 0, data: null }],
    ['no data', { code: 0, message: 'x' }],
    ['other data', { code: 0, message: 'x', data: { id: 'a' } }],
    ['an issue without a field', { code: 100, message: 'x', data: null, issues: [{ code: 1, message: 'x' }] }],
  ])('refuses %s', (_, body) => {
    expect(answer.safeParse(body).success).toBe(false);
  });
});
