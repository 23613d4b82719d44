import { getEventListeners } from 'node:events';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inProcess, ok, rejection } from './testing/in-process';

const never = () => new Promise<Response>(() => {});

describe('the time limit', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is 30 000 ms unless given (specification §9)', async () => {
    vi.useFakeTimers();
    const outcome = rejection(inProcess(never).client.shelf.list());
    await vi.advanceTimersByTimeAsync(29_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toMatchObject({ kind: 'timeout', message: 'timeout of 30000 ms exceeded' });
  });

  it('holds for all attempts together', async () => {
    vi.useFakeTimers();
    const gone = () =>
      new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('', { status: 503 })), 40));
    const { client } = inProcess(gone, { timeoutMs: 100, retries: { limit: 9, random: () => 0 } });
    const outcome = rejection(client.shelf.list());
    await vi.advanceTimersByTimeAsync(100);
    expect(await outcome).toMatchObject({ message: 'timeout of 100 ms exceeded' });
  });

  it('leaves no timer and no listener behind', async () => {
    vi.useFakeTimers();
    const { signal } = new AbortController();
    await inProcess(() => ok({ list: [] })).client.shelf.list({}, { signal });
    expect(vi.getTimerCount()).toBe(0);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('leaves no timer behind when a pause is cut short', async () => {
    vi.useFakeTimers();
    const controller = new AbortController();
    const { client } = inProcess(() => new Response('', { status: 503, headers: { 'retry-after': '4' } }), {
      retries: 1,
    });
    const outcome = rejection(client.shelf.list({}, { signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(vi.getTimerCount()).toBe(2);
    controller.abort();
    expect(await outcome).toMatchObject({ message: 'Request aborted' });
    expect(vi.getTimerCount()).toBe(0);
  });
});
