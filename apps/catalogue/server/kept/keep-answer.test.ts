import { describe, expect, it } from 'vitest';
import type { CatalogueContext } from '../context';
import { keepAnswer } from './keep-answer';
import { createKeeper } from './keeper';

/** A call that says how often it was put together. */
function counted() {
  let times = 0;
  const kept = createKeeper();
  kept.hears(true);
  const answer = keepAnswer('site.header', async ({ language }) => ({ language, times: ++times, list: ['x'] }));
  const ask = (more: Partial<CatalogueContext> = {}) =>
    answer({ kept, language: 'en', drafts: false, ...more } as CatalogueContext);
  return { kept, ask };
}

describe('a kept answer', () => {
  it('is put together once in each language', async () => {
    const { ask } = counted();
    const first = await ask();
    expect(await ask()).toBe(first);
    expect(await ask({ language: 'zh-cn' })).toEqual({ language: 'zh-cn', times: 2, list: ['x'] });
  });

  it('is put together anew when something was published', async () => {
    const { ask, kept } = counted();
    await ask();
    kept.expire();
    expect((await ask()).times).toBe(2);
  });

  it('is not given to who sees drafts, nor kept of them', async () => {
    const { ask } = counted();
    await ask();
    expect((await ask({ drafts: true })).times).toBe(2);
    expect((await ask()).times).toBe(1);
  });

  it('cannot be changed by who was answered', async () => {
    const { ask } = counted();
    const { list } = await ask();
    expect(() => list.push('y')).toThrow(TypeError);
  });
});
