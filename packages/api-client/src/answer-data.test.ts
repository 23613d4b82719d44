import { ApiError } from '@selvedge/error-catalogue';
import { describe, expect, it } from 'vitest';
import { AnswerError } from './index';
import { inProcess, ok, rejection } from './testing/in-process';

const json = (body: unknown, init?: ResponseInit) => () => Response.json(body, init);

describe('answers', () => {
  it('gives the data of an answer with code 0', async () => {
    const { client } = inProcess(() => ok({ list: [{ id: 1, name: 'Oxford' }] }));
    expect(await client.shelf.list()).toEqual({ list: [{ id: 1, name: 'Oxford' }] });
  });

  it('rejects with code, message, issues, status and raw body when the code is not 0', async () => {
    const body = {
      code: 100,
      message: 'from the server',
      data: null,
      issues: [{ field: 'name', code: 200, message: "Can't be empty" }, { field: 3 }, null],
    };
    const error = await rejection(inProcess(json(body, { status: 422 })).client.shelf.list());
    expect(error).toBeInstanceOf(AnswerError);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      code: 100,
      name: 'validationFailed',
      message: 'Parameter validation failed',
      issues: [{ field: 'name', code: 200, message: "Can't be empty" }],
      status: 422,
      body,
    });
  });

  it.each([
    ['a code with status 200', { code: 10 }, 200, 10, 'There is no'],
    ['code 999, which shows the server’s words', { code: 999, message: 'Being counted' }, 400, 999, 'Being counted'],
    ['an unknown code', { code: 4711, message: 'x' }, 500, 4711, 'Something is error!'],
    ['code 0 with a failing status', { code: 0, data: {} }, 500, 1000000, 'System error'],
    ['JSON that is no envelope', { hello: 1 }, 200, 2000001, 'RPC response error'],
    ['a code that is no number', { code: '0', data: {} }, 200, 2000001, 'RPC response error'],
    ['JSON null', null, 404, 10, 'There is no'],
  ])('maps %s', async (_, body, status, code, message) => {
    const error = await rejection(inProcess(json(body, { status })).client.shelf.list());
    expect(error).toMatchObject({ code, message, status, body, issues: [] });
  });

  it.each([
    [200, 2000001],
    [400, 11],
    [401, 19],
    [403, 1],
    [404, 10],
    [405, 12],
    [413, 121],
    [415, 130],
    [418, 11],
    [422, 100],
    [429, 2],
    [500, 1000000],
    [502, 14],
    [503, 14],
    [504, 14],
  ])('maps a page of HTML with status %i to code %i', async (status, code) => {
    const answer = () => new Response('<h1>No</h1>', { status });
    const error = await rejection(inProcess(answer).client.shelf.list());
    expect(error).toMatchObject({ code, status, body: '<h1>No</h1>' });
  });

  it('rejects an empty answer', async () => {
    const error = await rejection(inProcess(() => new Response(null, { status: 204 })).client.shelf.list());
    expect(error).toMatchObject({ code: 2000001, status: 204, body: '' });
  });

  it('gives null for a success without data', async () => {
    expect(await inProcess(json({ code: 0, message: 'Success: ok' })).client.shelf.list()).toBeNull();
  });

  it.each([
    [{}, null],
    [{ 'retry-after': '7' }, 7000],
    [{ 'retry-after': 'Sat, 21 Nov 2026 13:00:00 GMT', date: 'Sat, 21 Nov 2026 14:00:00 GMT' }, 0],
  ])('says how long %j asks to wait', async (headers, retryAfterMs) => {
    const { client } = inProcess(json({ code: 2 }, { status: 429, headers }));
    expect(await rejection(client.shelf.list())).toMatchObject({ retryAfterMs });
  });

  it('words errors in the language of the client', async () => {
    const { client } = inProcess(json({ code: 19 }, { status: 401 }), { language: 'zh-cn' });
    expect(await rejection(client.shelf.list())).toMatchObject({ message: '未登录或登录已失效' });
  });
});
