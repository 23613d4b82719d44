import { callAddress } from '@selvedge/api-contract';
import { ApiError } from '@selvedge/error-catalogue';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildAddress } from './build-address';
import { createApiClient } from './index';
import { inProcess, ok, rejection } from './testing/in-process';
import { shelfContract, versionedContract } from './testing/shelf-contract';

const place = { contract: shelfContract, base: 'https://mill.example/api', companyId: '1' };

describe('buildAddress', () => {
  it.each([
    ['https://mill.example/api', '1', 'https://mill.example/api/1/cloth-shelf/list'],
    ['https://mill.example/api/', 7, 'https://mill.example/api/7/cloth-shelf/list'],
    ['https://mill.example', 'a/b?c', 'https://mill.example/a%2Fb%3Fc/cloth-shelf/list'],
    ['/api', '1', '/api/1/cloth-shelf/list'],
  ])('puts %s, company %s and the service before the path', (base, companyId, address) => {
    expect(buildAddress({ ...place, base, companyId }, 'shelf', { path: '/list' }, {}).address).toBe(address);
  });

  it('puts /v1 before the path in Reading B, and neither company nor service', () => {
    const built = buildAddress({ contract: versionedContract, base: 'http://x' }, 'shelf', { path: '/h5/list' }, {});
    expect(built.address).toBe('http://x/v1/h5/list');
  });

  it('asks the loopback port 19014 in Reading B when no base is configured (specification §7)', () => {
    const built = buildAddress({ contract: versionedContract }, 'shelf', { path: '/h5/list' }, {});
    expect(built.address).toBe('http://127.0.0.1:19014/v1/h5/list');
  });

  it.each([shelfContract, versionedContract])('builds the same address as the contract lists ($name)', (contract) => {
    const listed = callAddress(contract, 'shelf', { path: '/list' }).replace('{company}', '1');
    expect(buildAddress({ contract, base: '', companyId: '1' }, 'shelf', { path: '/list' }, {}).address).toBe(listed);
  });

  it('takes the fields of the path out of the request and leaves the request as it was', () => {
    const request = { id: 5, part: 'left/right', unit: 'm' };
    const built = buildAddress(place, 'shelf', { path: '/detail/{id}/{part}' }, request);
    expect(built).toEqual({
      address: 'https://mill.example/api/1/cloth-shelf/detail/5/left%2Fright',
      rest: { unit: 'm' },
    });
    expect(request).toEqual({ id: 5, part: 'left/right', unit: 'm' });
  });

  it.each([[''], ['.'], ['..'], [undefined], [null], ['\ud800']])('refuses %j as a part of the path', (part) => {
    const build = () => buildAddress(place, 'shelf', { path: '/detail/{id}/{part}' }, { id: 1, part });
    expect(build).toThrow(ApiError);
    expect(build).toThrow('Request parameter error');
  });

  it('names the field that it refused, in the language of the client, and sends nothing', async () => {
    const { client, requests } = inProcess(() => ok({}), { language: 'zh-cn' });
    const error = await rejection(client.shelf.detail({ id: 1, part: '..' }));
    expect(error).toMatchObject({ code: 13, message: '请求参数错误', issues: [{ field: 'part', code: 118 }] });
    expect(requests).toHaveLength(0);
  });

  it('refuses a missing company', async () => {
    const client = createApiClient({ contract: shelfContract, base: 'http://x', companyId: '' });
    expect(await rejection(client.shelf.list())).toMatchObject({ code: 13, issues: [{ field: 'companyId' }] });
  });

  it('keeps every value in its own segment', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (part) => {
        fc.pre(part !== '.' && part !== '..');
        const { address } = buildAddress(place, 'shelf', { path: '/detail/{id}/{part}' }, { id: 1, part });
        const segments = new URL(address).pathname.split('/');
        expect(segments.slice(0, 6)).toEqual(['', 'api', '1', 'cloth-shelf', 'detail', '1']);
        expect(segments.slice(6).map(decodeURIComponent)).toEqual([part]);
      }),
    );
  });
});
