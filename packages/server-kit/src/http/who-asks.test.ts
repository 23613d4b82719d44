import { describe, expect, it } from 'vitest';
import { clientIp } from './client-ip';
import { languageOf } from './language';
import { readFacts } from './request-facts';

describe('the client’s address', () => {
  it.each([
    ['of a direct client', null, '203.0.113.7', 0, '203.0.113.7'],
    ['that a client made up', '6.6.6.6', '203.0.113.7', 0, '203.0.113.7'],
    ['behind one proxy', '203.0.113.7', '10.0.0.2', 1, '203.0.113.7'],
    ['behind one proxy, with a made-up one before', '6.6.6.6, 203.0.113.7', '10.0.0.2', 1, '203.0.113.7'],
    ['behind two proxies', '203.0.113.7, 10.0.0.3', '10.0.0.2', 2, '203.0.113.7'],
    ['behind fewer proxies than promised', '', '10.0.0.2', 2, '10.0.0.2'],
    ['that is no address', 'unknown', '10.0.0.2', 1, '10.0.0.2'],
    ['of version 4 in the dress of version 6', null, '::ffff:203.0.113.7', 0, '203.0.113.7'],
  ])('%s', (_name, forwarded, remote, proxies, expected) => {
    expect(clientIp(forwarded, remote, proxies)).toBe(expected);
  });
});

describe('the language', () => {
  it.each([
    [{}, '', 'en'],
    [{ 'accept-language': 'fr, de;q=0.9' }, '', 'en'],
    [{ 'accept-language': 'zh' }, '', 'zh-cn'],
    [{ 'accept-language': 'zh-Hans-CN, en;q=0.9' }, '', 'zh-cn'],
    [{ 'accept-language': 'en;q=0.8, zh-TW;q=0.9' }, '', 'zh-cn'],
    [{ 'accept-language': 'zh;q=0, en;q=0.1' }, '', 'en'],
    [{ 'accept-language': 'zh', 'x-language': 'en' }, '', 'en'],
    [{ 'x-language': 'en' }, 'lang=zh-cn', 'zh-cn'],
    [{}, 'lang=klingon', 'en'],
  ])('of %j with ?%s is %s', (headers, query, expected) => {
    expect(languageOf(new Headers(headers as Record<string, string>), new URLSearchParams(query))).toBe(expected);
  });
});

describe('what is known of a request', () => {
  it('takes the visitor from the cookie, when it looks like one', () => {
    const facts = (cookie: string) =>
      readFacts(new Request('http://x/', { headers: { cookie } }), {}, { trustProxy: 0 });
    expect(facts('a=1; visitor_code=abcDEF1234; b=2').visitorCode).toBe('abcDEF1234');
    expect(facts('visitor_code=abc').visitorCode).toBeUndefined();
    expect(facts('not_visitor_code=abcDEF1234').visitorCode).toBeUndefined();
  });

  it('believes a request id only from a proxy', () => {
    const request = new Request('http://x/', { headers: { 'x-request-id': 'from-the-proxy' } });
    expect(readFacts(request, {}, { trustProxy: 1 }).requestId).toBe('from-the-proxy');
    expect(readFacts(request, {}, { trustProxy: 0 }).requestId).toMatch(/^\w{12}$/);
  });
});
