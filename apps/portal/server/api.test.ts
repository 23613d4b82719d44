import { communityContract } from '@selvedge/api-contract/community';
import { describe, expect, it } from 'vitest';
import { portalApi } from './api';
import { demoDatabase } from './testing/demo-database';

const api = portalApi(await demoDatabase(), { TRUST_PROXY: 0 });

async function call(path: string, language = 'zh-CN') {
  const response = await api.request(`/v1/h5/cc${path}`, { headers: { 'accept-language': language } });
  return { status: response.status, body: await response.json() };
}

describe('the base information', () => {
  it('is the community’s in the caller’s language, with figures counted from its rows', async () => {
    const { status, body } = await call('/officialWeb/baseInfo/get');
    expect(status).toBe(200);
    expect(body.code).toBe(0);
    expect(body.data).toMatchObject({
      cc_id: 1,
      name: '纬岸纺织行业协会',
      names: { 'zh-cn': '纬岸纺织行业协会', en: 'Weftshore Textile Association' },
      seal: '纬岸',
      founded: 1998,
      languages: ['zh-cn', 'en'],
      stats: { companies: 120, members: 400 },
    });
    expect(body.data.desc).toMatch(/行业协会/);
    expect((await call('/officialWeb/baseInfo/get', 'en')).body.data.name).toBe('Weftshore Textile Association');
  });

  it.each([
    ['nobody asks for a language', {}, '', 'zh-cn'],
    ['the browser asks for English', { 'accept-language': 'en-GB' }, '', 'en'],
    ['the address asks for English', {}, '?lang=en', 'en'],
  ])('is in the right language when %s', async (_case, headers, query, language) => {
    const response = await api.request(`/v1/h5/cc/news/list/1/1/0${query}`, { headers });
    expect(response.headers.get('content-language')).toBe(language);
  });

  it.each([
    ['of the community that is named', '?ccId=1', 200, 0],
    ['of a community that is not there: not found', '?ccId=77', 404, 10],
    ['of what is no number: refused at its field', '?ccId=abc', 422, 112],
    ['with a field that the contract does not have: refused', '?cc=1', 400, 13],
  ])('%s', async (_case, query, status, code) => {
    const answer = await call(`/officialWeb/baseInfo/get${query}`);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });
});

describe('every list', () => {
  const paths = [
    '/news/list/1/2/1',
    '/announcement/list/1/2/1',
    '/activity/page/1/0/2/1',
    '/recruitment/list/1/2/1',
    '/enterprise/list/1/2/1',
  ];

  it.each(paths)('%s answers its part and the total of the whole', async (path) => {
    const { body } = await call(path);
    expect(body.code).toBe(0);
    expect(body.data.list).toHaveLength(2);
    expect(body.data.total).toBeGreaterThan(3);
    const alone = await call(path.replace(/2\/1$/, '1/1'));
    expect(alone.body.data.list[0]).toEqual(body.data.list[0]);
  });

  it.each(paths)('%s is empty beyond its end, and for a community that is none', async (path) => {
    expect((await call(path.replace(/\d+$/, '900'))).body.data.list).toEqual([]);
    expect((await call(path.replace('/1/', '/77/'))).body.data).toEqual({ list: [], total: 0 });
  });

  it.each([
    ['a limit of 0', '/news/list/1/0/0', 'limit'],
    ['a limit above 60', '/news/list/1/61/0', 'limit'],
    ['an offset below 0', '/news/list/1/5/-1', 'offset'],
    ['a status that is none', '/activity/page/1/9/5/0', 'status'],
  ])('refuses %s at its field', async (_case, path, field) => {
    const { status, body } = await call(path);
    expect(status).toBe(422);
    expect(body.issues).toMatchObject([{ field }]);
  });
});

describe('an address that no call has', () => {
  it('says so in the envelope', async () => {
    const { status, body } = await call('/officialWeb/baseInfo/nothing', 'en');
    expect([status, body.code, body.message]).toEqual([
      404,
      10,
      'Page not found: /v1/h5/cc/officialWeb/baseInfo/nothing',
    ]);
  });

  it('of the contract are all answered under /v1', () => {
    expect(communityContract.addressing).toBe('versioned');
    expect(Object.keys(communityContract.groups)).toContain('officialWeb');
  });
});
