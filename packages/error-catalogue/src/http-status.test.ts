import { describe, expect, it } from 'vitest';
import { httpStatusFor } from './http-status';
import { responseCodes } from './response-codes';

describe('httpStatusFor', () => {
  it.each([
    { codes: [0], status: 200 },
    { codes: [11, 12, 13, 999], status: 400 },
    { codes: [19], status: 401 },
    { codes: [1, 2], status: 403 },
    { codes: [10], status: 404 },
    { codes: [130], status: 415 },
    { codes: [...Array.from({ length: 23 }, (_, index) => 100 + index), 200], status: 422 },
    { codes: [1_000_000], status: 500 },
    { codes: [14, 100_000, 2_000_000, 2_000_001], status: 503 },
  ])('answers $status for $codes', ({ codes, status }) => {
    expect(codes.map((code) => httpStatusFor(code))).toEqual(codes.map(() => status));
  });

  it('has a status for every code, and success for one only', () => {
    const statuses = Object.keys(responseCodes).map((code) => httpStatusFor(Number(code)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 500)).toHaveLength(1);
  });

  it('lets the situation decide where the code has no status of its own', () => {
    expect(httpStatusFor(121, 'fileTooBig')).toBe(413);
    expect(httpStatusFor(2, 'rateLimited')).toBe(429);
    expect(httpStatusFor(11, 'conflict')).toBe(409);
  });

  it('answers 500 for a code that it does not know', () => {
    expect(httpStatusFor(12345)).toBe(500);
  });
});
