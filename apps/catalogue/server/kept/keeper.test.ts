import { describe, expect, it, vi } from 'vitest';
import { createKeeper, keepsNothing } from './keeper';

function hearing() {
  const clock = { now: 0 };
  const keeper = createKeeper(() => clock.now);
  keeper.hears(true);
  let made = 0;
  return { clock, keeper, make: async () => ++made };
}

describe('what is kept', () => {
  it('is made once, however many ask, until something is published', async () => {
    const { keeper, make } = hearing();
    const asked = await Promise.all([1, 2, 3].map(() => keeper.exactly('shop', make)));
    expect([...asked, await keeper.exactly('shop', make)]).toEqual([1, 1, 1, 1]);
    keeper.expire();
    expect(await keeper.exactly('shop', make)).toBe(2);
  });

  it('is made again behind the answer after a minute', async () => {
    const { keeper, make, clock } = hearing();
    await keeper.exactly('shop', make);
    clock.now = 60_000;
    expect(await keeper.exactly('shop', make)).toBe(1);
    await vi.waitFor(async () => expect(await keeper.exactly('shop', make)).toBe(2));
  });

  it('is nothing that was made before a publication and arrives after it', async () => {
    const { keeper } = hearing();
    let finish = (_value: string): void => {};
    const slow = keeper.exactly('shop', () => new Promise<string>((resolve) => (finish = resolve)));
    keeper.expire();
    finish('before');
    expect([await slow, await keeper.exactly('shop', async () => 'after')]).toEqual(['before', 'after']);
  });

  it('is not what failed', async () => {
    const { keeper, make } = hearing();
    const failing = async () => Promise.reject(new Error('away'));
    await expect(keeper.exactly('shop', failing)).rejects.toThrow('away');
    expect(await keeper.meanwhile('counts', failing)).toBeUndefined();
    expect(await keeper.exactly('shop', make)).toBe(1);
  });

  it('is nothing while publications are not heard of', async () => {
    const { keeper, make } = hearing();
    await keeper.exactly('shop', make);
    keeper.hears(false);
    expect(await keeper.exactly('shop', make)).toBe(2);
    keeper.hears(true);
    expect([await keeper.exactly('shop', make), await keeper.meanwhile('other', make)]).toEqual([3, 4]);
    expect([await keepsNothing.exactly('shop', make), await keepsNothing.meanwhile('shop', make)]).toEqual([
      5,
      undefined,
    ]);
  });
});

it('what is costly is told as it was while it is made, and not at all the first time', async () => {
  const { keeper } = hearing();
  let finish = (_value: string): void => {};
  const slowly = () => new Promise<string>((resolve) => (finish = resolve));
  expect(await keeper.meanwhile('counts', slowly)).toBeUndefined();
  finish('first');
  await vi.waitFor(async () => expect(await keeper.meanwhile('counts', slowly)).toBe('first'));
  keeper.expire();
  expect(await keeper.meanwhile('counts', slowly)).toBe('first');
  finish('second');
  await vi.waitFor(async () => expect(await keeper.meanwhile('counts', slowly)).toBe('second'));
});
