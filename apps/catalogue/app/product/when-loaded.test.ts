import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenLoaded } from './when-loaded';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const picture = (complete: boolean, naturalWidth: number) => ({ complete, naturalWidth }) as HTMLImageElement;

it('tells at once of a picture that is there', () => {
  const then = vi.fn();
  whenLoaded(picture(true, 10), then);
  expect(then).toHaveBeenCalledOnce();
});

it('looks every 100 ms, tells once, and then looks no more', () => {
  const then = vi.fn();
  const coming = picture(false, 0);
  whenLoaded(coming, then);
  vi.advanceTimersByTime(350);
  expect(then).not.toHaveBeenCalled();
  Object.assign(coming, { complete: true, naturalWidth: 640 });
  vi.advanceTimersByTime(100);
  expect(then).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

it('does not take a broken picture for one that is there, and can be told to stop', () => {
  const then = vi.fn();
  const stop = whenLoaded(picture(true, 0), then);
  vi.advanceTimersByTime(1000);
  stop();
  expect([then.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0]);
});
