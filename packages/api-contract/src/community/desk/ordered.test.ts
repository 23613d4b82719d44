import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { idempotencyKey } from './once';
import { orderedList, saveAllRequest } from './ordered';

const item = z.strictObject({ id: z.int().optional() });
const request = z.strictObject(saveAllRequest(item, 2));
const sent = { ccId: 1, version: '0123456789abcdef', list: [{ id: 4 }, {}] };

describe('a list that is kept as a whole', () => {
  it.each([
    ['entries that are there and new ones', {}],
    ['nothing: then all of them go', { list: [] }],
    ['the key of the form', { idempotency_key: 'a1b2c3d4' }],
  ])('is sent with %s', (_what, more) => {
    expect(request.safeParse({ ...sent, ...more }).error).toBeUndefined();
  });

  it.each([
    ['without the version that was read', { version: undefined }, ['version']],
    ['with a number for a version', { version: 12 }, ['version']],
    ['with a version of other letters', { version: '0123456789ABCDEF' }, ['version']],
    ['with more entries than there may be', { list: [{}, {}, {}] }, ['list']],
    ['with an entry of other fields', { list: [{ title: 'x' }] }, ['list', 0]],
    ['with something else than a list', { list: {} }, ['list']],
    ['with a field of its own', { order: [4] }, []],
  ])('is not sent %s', (_what, more, path) => {
    expect(request.safeParse({ ...sent, ...more }).error?.issues[0]?.path).toEqual(path);
  });

  it('is answered with its new version', () => {
    const answer = { version: 'fedcba9876543210', list: [{ id: 4 }] };
    expect(orderedList(item).parse(answer)).toEqual(answer);
  });
});

describe('the key of a form', () => {
  it.each(['12345678', 'A_b-C_d-9', 'x'.repeat(64)])('may be %s', (key) => {
    expect(idempotencyKey.safeParse(key).success).toBe(true);
  });

  it.each(['', '1234567', 'x'.repeat(65), 'eight 88', 'schlüssel', '12345678\n', 12_345_678])('is never %j', (key) => {
    expect(idempotencyKey.safeParse(key).success).toBe(false);
  });
});
