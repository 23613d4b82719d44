import { describe, expect, it } from 'vitest';
import { inProcess, ok, rejection } from './testing/in-process';

/** A policy whose pauses are noted instead of waited for. */
function noted(random = 0.5) {
  const pauses: number[] = [];
  const wait = async (ms: number) => void pauses.push(ms);
  return { pauses, retries: { random: () => random, wait } };
}

const gone = (status: number, headers: Record<string, string> = {}) => new Response('gone', { status, headers });

describe('retries', () => {
  it.each([502, 503, 504])('tries an idempotent call again after %i', async (status) => {
    const { retries } = noted();
    const { client, requests } = inProcess((_, n) => (n < 3 ? gone(status) : ok({ list: [] })), { retries });
    expect(await client.shelf.list()).toEqual({ list: [] });
    expect(requests).toHaveLength(3);
  });

  it('tries again after the network failed, with the same body', async () => {
    const { retries } = noted();
    const { client, requests } = inProcess(
      (_, n) => {
        if (n === 1) throw new TypeError('fetch failed');
        return ok({ id: 1 });
      },
      { retries },
    );
    expect(await client.shelf.reserve({ key: 'k' })).toEqual({ id: 1 });
    expect(await Promise.all(requests.map((request) => request.text()))).toEqual(['{"key":"k"}', '{"key":"k"}']);
  });

  it('sends a call that is not idempotent once', async () => {
    const { retries, pauses } = noted();
    const { client, requests } = inProcess(() => gone(503), { retries });
    expect(await rejection(client.shelf.add({ name: 'x' }))).toMatchObject({ status: 503 });
    expect([requests.length, pauses]).toEqual([1, []]);
  });

  it.each([400, 401, 404, 409, 429, 500])('takes %i for an answer', async (status) => {
    const { client, requests } = inProcess(() => gone(status), noted());
    expect(await rejection(client.shelf.list())).toMatchObject({ status });
    expect(requests).toHaveLength(1);
  });

  it('gives up after the limit with the last failure', async () => {
    const { retries, pauses } = noted();
    const { client, requests } = inProcess((_, n) => gone(n === 4 ? 504 : 503), { retries: { ...retries, limit: 3 } });
    expect(await rejection(client.shelf.list())).toMatchObject({ status: 504 });
    expect(requests).toHaveLength(4);
    expect(pauses).toEqual([100, 200, 400]);
  });

  it.each([
    [0, [0, 0, 0]],
    [0.999, [199.8, 300, 300]],
  ])('spreads the pauses by chance (%d), up to the longest', async (chance, expected) => {
    const { retries, pauses } = noted(chance);
    const policy = { ...retries, limit: 3, longestMs: 300 };
    await rejection(inProcess(() => gone(503), { retries: policy }).client.shelf.list());
    expect(pauses.map((ms) => Math.round(ms * 10) / 10)).toEqual(expected.map((ms) => (ms === 300 ? 299.7 : ms)));
  });

  it.each([
    [{ 'retry-after': '2' }, [2000]],
    [{ 'retry-after': '0' }, [100]],
    [{ 'retry-after': 'soon' }, [100]],
    [{ 'retry-after': 'Sat, 21 Nov 2026 14:00:03 GMT', date: 'Sat, 21 Nov 2026 14:00:00 GMT' }, [3000]],
    [{ 'retry-after': 'Sat, 21 Nov 2026 13:00:00 GMT', date: 'Sat, 21 Nov 2026 14:00:00 GMT' }, [100]],
    [{ 'retry-after': 'Sat, 21 Nov 2026 14:00:03 GMT' }, [100]],
    [{ 'retry-after': '6' }, []],
  ])('heeds %j up to its bound', async (headers, expected) => {
    const { retries, pauses } = noted();
    const { client } = inProcess((_, n) => (n === 1 ? gone(503, headers) : ok({ list: [] })), { retries });
    const outcome = await client.shelf.list().catch((error: unknown) => error);
    expect(pauses).toEqual(expected);
    if (expected.length === 0) expect(outcome).toMatchObject({ status: 503, retryAfterMs: 6000 });
  });

  it('does not wait for an address that can never be asked', async () => {
    const { retries, pauses } = noted();
    const { client } = inProcess(() => ok({}), { retries, base: 'ftp://mill.example' });
    expect(await rejection(client.shelf.list())).toMatchObject({ message: 'Unsupported protocol' });
    expect(pauses).toEqual([]);
  });

  it('does not wait once the time is over', async () => {
    const { retries, pauses } = noted();
    let fail: (reason: Error) => void = () => {};
    const answer = new Promise<Response>((_, reject) => {
      fail = reject;
    });
    const { client } = inProcess(() => answer, { retries, timeoutMs: 10 });
    expect(await rejection(client.shelf.list())).toMatchObject({ message: 'timeout of 10 ms exceeded' });
    fail(new Error('too late'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(pauses).toEqual([]);
  });

  it('stops waiting when the caller aborts', async () => {
    const controller = new AbortController();
    const { client, requests } = inProcess(
      () => {
        setTimeout(() => controller.abort(), 5);
        return gone(503, { 'retry-after': '4' });
      },
      { retries: 1 },
    );
    const started = performance.now();
    const error = await rejection(client.shelf.list({}, { signal: controller.signal }));
    expect(error).toMatchObject({ message: 'Request aborted' });
    expect(performance.now() - started).toBeLessThan(2000);
    expect(requests).toHaveLength(1);
  });
});
