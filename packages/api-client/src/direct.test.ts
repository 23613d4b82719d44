import { describe, expect, it, vi } from 'vitest';
import { AnswerError } from './answer-error';
import type { DirectRequest } from './client-options';
import { createApiClient } from './create-api-client';
import { shelfContract } from './testing/shelf-contract';

const answering = (answer: { status: number; body: unknown }) => {
  const asked: DirectRequest[] = [];
  const send = vi.fn(() => Response.json({ code: 0, message: '', data: { id: 1 } }));
  const client = createApiClient({
    contract: shelfContract,
    base: 'https://mill.example/api',
    companyId: 1,
    send,
    language: 'zh-cn',
    clientIp: '203.0.113.7',
    headers: { cookie: 'a=b' },
    direct: (request) => {
      asked.push(request);
      return answer;
    },
  });
  return { client, asked, send };
};

describe('a server in the same process', () => {
  it('is asked as a function, with the caller’s language, address and headers', async () => {
    const { client, asked, send } = answering({
      status: 200,
      body: { code: 0, message: '', data: { id: 7, name: 'x' } },
    });
    expect(await client.shelf.detail({ id: 7, part: 'a' })).toEqual({ id: 7, name: 'x' });
    expect(asked).toMatchObject([
      {
        id: 'shelf.detail',
        input: { id: 7, part: 'a' },
        language: 'zh-cn',
        clientIp: '203.0.113.7',
        headers: { cookie: 'a=b' },
      },
    ]);
    expect(send).not.toHaveBeenCalled();
  });

  it('refuses with the same errors as over the network', async () => {
    const { client } = answering({ status: 404, body: { code: 10, message: 'There is no', data: null } });
    await expect(client.shelf.detail({ id: 7, part: 'a' })).rejects.toBeInstanceOf(AnswerError);
    await expect(client.shelf.detail({ id: 7, part: 'a' })).rejects.toMatchObject({ code: 10, status: 404 });
  });

  it('is sent as a request what is no GET', async () => {
    const { client, asked, send } = answering({ status: 200, body: null });
    await client.shelf.add({ name: 'x' } as never);
    expect(send).toHaveBeenCalledOnce();
    expect(asked).toEqual([]);
  });

  it('gives up in time all the same', async () => {
    const client = createApiClient({
      contract: shelfContract,
      base: 'https://mill.example/api',
      companyId: 1,
      timeoutMs: 10,
      direct: () => new Promise(() => {}),
    });
    await expect(client.shelf.detail({ id: 7, part: 'a' })).rejects.toMatchObject({ kind: 'timeout' });
  });
});
