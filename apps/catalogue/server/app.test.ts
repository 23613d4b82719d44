import { listCalls } from '@selvedge/api-contract';
import { catalogueContract } from '@selvedge/api-contract/catalogue';
import { readSettings } from '@selvedge/server-kit';
import { describe, expect, it } from 'vitest';
import { catalogueApp } from './app';
import { catalogueSettings } from './settings';
import { testCatalogue } from './testing/test-catalogue';

const catalogue = await testCatalogue();

/** Stands for Remix's build, which is tested in a browser: it shows what a page is given. */
const page = {
  entry: { module: { default: () => new Response('page') } },
  routes: {},
  assets: { routes: {}, entry: {}, url: '', version: '' },
  future: {},
  isSpaMode: false,
  publicPath: '/',
  assetsBuildDirectory: '',
};

const app = catalogueApp(catalogue.resources, readSettings(catalogueSettings, {}), {
  mode: 'development',
  build: async () => page,
});

describe('the app', () => {
  it.each([
    ['/healthz', 200, 'application/json'],
    ['/openapi.json', 200, 'application/json'],
    ['/openapi', 200, 'text/html'],
    ['/api/1/site/base-info', 200, 'application/json'],
    ['/api/1/nothing/here', 404, 'application/json'],
    ['/api/2/site/base-info', 404, 'application/json'],
  ])('answers %s with %i', async (path, status, type) => {
    const response = await app.request(path);
    expect([response.status, response.headers.get('content-type')?.split(';')[0]]).toEqual([status, type]);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('tells developers what an answer’s time went into, and nobody else', async () => {
    const settings = readSettings(catalogueSettings, {});
    const built = catalogueApp(catalogue.resources, settings, { mode: 'production', build: page });
    const told = async (asked: typeof app) => (await asked.request('/api/1/site/time')).headers.get('server-timing');
    expect(await told(app)).toMatch(/^total;dur=/);
    expect(await told(built)).toBeNull();
  });

  it('answers in the envelope where there is no call', async () => {
    const response = await app.request('/api/1/nothing/here', { headers: { 'accept-language': 'zh-cn' } });
    expect(await response.json()).toEqual({ code: 10, message: '页面不存在：/api/1/nothing/here', data: null });
  });

  it('describes every call that it answers', async () => {
    const { paths } = (await (await app.request('/openapi.json')).json()) as { paths: Record<string, unknown> };
    expect(Object.keys(paths).sort()).toEqual(
      listCalls(catalogueContract)
        .map(({ address }) => address)
        .sort(),
    );
  });

  it.each([
    '/api/1/product/list?use=%00',
    '/api/1/product/facets?fibre=%00',
    '/api/1/product/search?keywords=%00',
    '/api/1/product/search?keywords=denim&certificate=%00%ff',
    '/api/1/product/list?page=99999999999999999999&page_size=60',
    '/api/1/product/search?keywords=%27%29%3B%20drop%20table%20products%3B--',
  ])('has an answer to %s', async (path) => {
    const response = await app.request(path);
    expect([response.status, ((await response.json()) as { code: number }).code]).toEqual([200, 0]);
  });

  it('takes no form that is larger than five files', async () => {
    const headers = { 'content-length': String(200 * 1024 * 1024), 'content-type': 'multipart/form-data; boundary=x' };
    expect((await app.request('/inquire_form', { method: 'POST', headers, body: 'x' })).status).toBe(413);
  });
});
