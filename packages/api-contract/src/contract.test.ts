import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { catalogueContract } from './catalogue';
import { communityContract } from './community';
import { callAddress, defineCall, listCalls, type RequestOf, type ResponseOf } from './index';

const contracts = [catalogueContract, communityContract];
const calls = contracts.flatMap((contract) =>
  listCalls(contract).map((placed) => ({ ...placed, name: `${contract.name} ${placed.id}` })),
);

const bare = { summary: 'x', source: 'test', request: z.strictObject({}), response: z.object({}) };

describe('defineCall', () => {
  it.each([
    ['GET', 'query', true],
    ['POST', 'json', false],
    ['PUT', 'json', true],
    ['DELETE', 'json', true],
  ] as const)('makes a %s call public, %s encoded, and idempotent: %s', (method, encoding, idempotent) => {
    expect(defineCall({ ...bare, method, path: '/x' })).toMatchObject({
      access: 'public',
      encoding,
      idempotent,
      secure: false,
    });
  });

  it.each(['visitor', 'member', 'staff', { permission: 'x' }] as const)('makes calls for %j secure', (access) => {
    expect(defineCall({ ...bare, method: 'GET', path: '/x', access }).secure).toBe(true);
  });

  it('lets what is given win', () => {
    const call = defineCall({ ...bare, method: 'POST', path: '/x', encoding: 'form', idempotent: true, secure: true });
    expect(call).toMatchObject({ encoding: 'form', idempotent: true, secure: true, access: 'public' });
  });

  it('asks for a number or its text, and not for anything', () => {
    type Detail = (typeof catalogueContract)['groups']['product']['detail'];
    expectTypeOf<RequestOf<Detail>>().toEqualTypeOf<{ id: number | string }>();
  });

  it('keeps the types of request and response', () => {
    const call = defineCall({
      ...bare,
      method: 'GET',
      path: '/x',
      request: z.strictObject({ page: z.int().default(1), id: z.int() }),
      response: z.object({ title: z.string() }),
    });
    expectTypeOf<RequestOf<typeof call>>().toEqualTypeOf<{ page?: number | undefined; id: number }>();
    expectTypeOf<ResponseOf<typeof call>>().toEqualTypeOf<{ title: string }>();
  });
});

describe('callAddress', () => {
  it.each([
    ['product', '/list', '/{company}/product/list'],
    ['messageBoard', '/add', '/{company}/message-board/add'],
    ['unlisted', '/x', '/{company}/unlisted/x'],
  ])('puts company and service of %s before %s', (group, path, address) => {
    expect(callAddress(catalogueContract, group, { path })).toBe(address);
  });

  it('puts only /v1 before the paths of Reading B', () => {
    expect(callAddress(communityContract, 'officialWeb', { path: '/h5/x' })).toBe('/v1/h5/x');
  });
});

describe.each(contracts)('the contract of $name', (contract) => {
  const placed = listCalls(contract);

  it('gives no two calls one address', () => {
    // Two placeholders of different names would still be one address.
    const addresses = placed.map(({ call, address }) => `${call.method} ${address.replace(/\{\w+\}/g, '{}')}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('names a service for each of its groups', () => {
    if (contract.addressing === 'versioned') return expect(contract.services).toEqual({});
    expect(Object.keys(contract.services).toSorted()).toEqual(Object.keys(contract.groups).toSorted());
    expect(Object.values(contract.services).filter((service) => !/^[a-z]+(-[a-z]+)*$/.test(service))).toEqual([]);
  });
});

it('marks every call of Reading B secure, also those that anybody may make (specification §6)', () => {
  expect(listCalls(communityContract).filter(({ call }) => !call.secure)).toEqual([]);
  expect(listCalls(communityContract).some(({ call }) => call.access === 'public')).toBe(true);
});

describe.each(calls)('$name', ({ call }) => {
  const fields = call.request instanceof z.ZodObject ? call.request.shape : {};
  const placeholders = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field);

  it('takes an object of fields', () => {
    expect(call.request).toBeInstanceOf(z.ZodObject);
  });

  it('has a request field for every placeholder of its path, and needs it', () => {
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(placeholders));
    for (const field of placeholders) expect(fields[field].safeParse(undefined).success, field).toBe(false);
  });

  it('has a path that begins with a slash and a summary that is a sentence', () => {
    expect(call.path).toMatch(/^(\/([\w-]+|\{\w+\}))+$/);
    expect(call.summary).toMatch(/^\p{Lu}.*\.$/u);
    expect(call.source).toMatch(/^(specification §7, |ours: )\S/);
  });

  it('sends a GET request as a query', () => {
    expect(call.method !== 'GET' || call.encoding === 'query').toBe(true);
  });

  it('lets no unknown field through', () => {
    const { error, data } = call.request.safeParse({ unheard_of: 1 });
    const refused = error?.issues.some((issue) => issue.code === 'unrecognized_keys') ?? false;
    expect(refused).toBe(true);
    expect(data ?? {}).not.toHaveProperty('unheard_of');
  });

  it('never throws, whatever is sent', () => {
    fc.assert(
      fc.property(fc.anything(), (sent) => {
        expect(call.request.safeParse(sent)).toHaveProperty('success');
      }),
      { numRuns: 30 },
    );
  });
});
