import { type Call, type Contract, listCalls } from '@selvedge/api-contract';
import { catalogueContract } from '@selvedge/api-contract/catalogue';
import { communityContract } from '@selvedge/api-contract/community';
import { callExamples } from '@selvedge/api-contract/openapi';
import { describe, expect, it } from 'vitest';
import { createApiClient } from './index';
import { ok } from './testing/in-process';

/** The fields of a request as a server reads them: out of its address, its query and its body. */
async function received(request: Request, address: string): Promise<Record<string, unknown>> {
  const { pathname, searchParams } = new URL(request.url);
  const pattern = new RegExp(`^${address.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  const { company: _, ...path } = pattern.exec(pathname)?.groups ?? {};
  const fields = { ...path, ...Object.fromEntries(searchParams) };
  if (!request.body) return fields;
  const isForm = request.headers.get('content-type')?.includes('form');
  return { ...fields, ...(isForm ? Object.fromEntries(await request.formData()) : await request.json()) };
}

const contracts: readonly Contract[] = [catalogueContract, communityContract];

const calls = contracts.flatMap((contract) =>
  listCalls(contract)
    // Examples name files; how files travel is tested beside the encoding.
    .filter(({ call }) => call.encoding !== 'multipart')
    .map((placed) => ({ ...placed, contract, example: callExamples[placed.id]?.request })),
);

describe('the calls of every contract', () => {
  it.each(calls)('$id arrives as its schema wants it', async ({ contract, group, name, address, call, example }) => {
    const requests: Request[] = [];
    const client = createApiClient({
      contract,
      base: 'http://mill.example',
      companyId: '1',
      send: (request) => {
        requests.push(request);
        return ok({});
      },
    });
    await client[group]?.[name]?.(example);
    const [request] = requests;
    expect(request?.method).toBe(call.method);
    const fields = request && (await received(request, address));
    expect(checked(call, fields)).toEqual(checked(call, example));
  });
});

it('sends authorisation with every call of Reading B, and of Reading A with none that is public', async () => {
  const sent: (string | null)[] = [];
  const shared = {
    base: 'http://mill.example',
    authorise: () => ({ authorization: 'Bearer x' }),
    send: (request: Request) => {
      sent.push(request.headers.get('authorization'));
      return ok({});
    },
  };
  await createApiClient({ contract: communityContract, ...shared }).officialWeb.baseInfo();
  await createApiClient({ contract: catalogueContract, companyId: '1', ...shared }).site.baseInfo();
  expect(sent).toEqual(['Bearer x', null]);
});

function checked(call: Call, fields: unknown): unknown {
  return call.request.parse(fields);
}
