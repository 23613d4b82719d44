import { describe, expect, it } from 'vitest';
import { readableRequest } from './readable-request';

describe('readableRequest', () => {
  it.each([
    ['/%5C', '/%255C'],
    ['/%5c:99999', '/%255C:99999'],
    ['//%5C[', '//%255C['],
    ['/%5C%5Cevil.example?a=%5C', '/%255C%255Cevil.example?a=%5C'],
    ['/a%5Cb', '/a%5Cb'],
    ['/product/4-selvedge-denim?page=2', '/product/4-selvedge-denim?page=2'],
  ])('hands %s on as %s', (given, handed) => {
    expect(readableRequest(new Request(`http://mill.example${given}`)).url).toBe(`http://mill.example${handed}`);
  });

  it('keeps the method, the headers and the body', async () => {
    const headers = { 'content-type': 'text/plain', cookie: 'a=1' };
    const request = readableRequest(new Request('http://mill.example/%5C', { method: 'POST', headers, body: 'warp' }));
    expect([request.method, request.headers.get('cookie'), await request.text()]).toEqual(['POST', 'a=1', 'warp']);
  });
});
