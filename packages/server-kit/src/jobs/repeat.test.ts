import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLog } from '../log/create-log';
import { repeat } from './repeat';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('repeat', () => {
  it('works for the first time after the first wait, and then after each pause', async () => {
    let runs = 0;
    const stop = repeat(async () => ++runs, { name: 'count', every: 100, first: 10, log: silentLog });
    const counts: number[] = [];
    for (const wait of [9, 1, 99, 1, 100]) {
      await vi.advanceTimersByTimeAsync(wait);
      counts.push(runs);
    }
    expect(counts).toEqual([0, 1, 1, 2, 3]);
    await stop();
  });

  it('never begins a run before the last one has ended', async () => {
    let under = 0;
    let most = 0;
    const slow = async () => {
      under += 1;
      most = Math.max(most, under);
      await new Promise((resolve) => setTimeout(resolve, 350));
      under -= 1;
    };
    const stop = repeat(slow, { name: 'slow work', every: 100, log: silentLog });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(most).toBe(1);
    const stopping = stop();
    await vi.advanceTimersByTimeAsync(350);
    await stopping;
    expect(under).toBe(0);
  });

  it('says that a run failed, and goes on', async () => {
    const warnings: string[] = [];
    let runs = 0;
    const failing = async () => {
      runs += 1;
      throw new Error('away');
    };
    const log = { ...silentLog, warn: (message: string) => void warnings.push(message) };
    const stop = repeat(failing, { name: 'purge', every: 100, log });
    await vi.advanceTimersByTimeAsync(200);
    expect([runs, warnings]).toEqual([2, ['the purge failed', 'the purge failed']]);
    await stop();
  });

  it('does nothing more once it is stopped', async () => {
    let runs = 0;
    const stop = repeat(async () => ++runs, { name: 'count', every: 100, log: silentLog });
    await stop();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(runs).toBe(0);
  });
});
