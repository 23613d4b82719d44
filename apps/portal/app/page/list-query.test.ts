import { describe, expect, it } from 'vitest';
import { listAddress, readListQuery } from './list-query';

describe('a list’s query', () => {
  it.each([
    ['', { page: 1 }],
    ['page=3', { page: 3 }],
    ['page=abc', { page: 1 }],
    ['page=-1', { page: 1 }],
    ['page=99999999', { page: 4000 }],
    ['trade=4&region=x', { page: 1, trade: 4 }],
    ['keywords=%20%20', { page: 1 }],
    ['keywords=%20牛仔%20', { page: 1, keywords: '牛仔' }],
    ['kind=company', { page: 1, kind: 'company' }],
    ['kind=%3Cscript', { page: 1 }],
    ['unknown=1', { page: 1 }],
  ])('%j is read as %j', (query, expected) => {
    expect(readListQuery(new URLSearchParams(query))).toEqual(expected);
  });

  it('cuts keywords off after a hundred characters, never within one', () => {
    expect([...(readListQuery(new URLSearchParams({ keywords: '𠮷'.repeat(200) })).keywords ?? '')]).toHaveLength(100);
  });

  it('is written into the address again, and read as it was', () => {
    const query = { page: 2, keywords: '牛仔 布', trade: 3 };
    const address = listAddress('/companies', query);
    expect(address).toBe('/companies?keywords=%E7%89%9B%E4%BB%94+%E5%B8%83&trade=3&page=2');
    expect(readListQuery(new URL(address, 'https://x.example').searchParams)).toEqual(query);
    expect(listAddress('/companies', { page: 1 })).toBe('/companies');
  });
});
