import { AnswerError } from '@selvedge/api-client';
import { describe, expect, it } from 'vitest';
import { orNotFound } from './or-not-found.server';

const refused = (status: number, code: number) =>
  Promise.reject(new AnswerError(code, 'refused', { status, retryAfterMs: null }));

describe('orNotFound', () => {
  it.each([
    ['a record that is not there', 404, 10],
    ['a number beyond all records', 422, 121],
    ['a server that says it by the code alone', 200, 10],
  ])('answers 404 to %s', async (_what, status, code) => {
    await expect(orNotFound(refused(status, code))).rejects.toMatchObject({ status: 404, statusText: 'Not Found' });
  });

  it('leaves every other failure what it is', async () => {
    await expect(orNotFound(refused(500, 1_000_000))).rejects.toBeInstanceOf(AnswerError);
    expect(await orNotFound(Promise.resolve('page'))).toBe('page');
  });
});
