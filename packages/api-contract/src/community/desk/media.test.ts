import { describe, expect, it } from 'vitest';
import { mediaDesk } from './media';

const words = {
  ccId: 1,
  id: 4,
  version: 1_795_219_200_000,
  scene: 'news',
  alt_zh: '色织布卷',
  alt_en: 'Rolls of yarn-dyed cloth',
};

describe('the media library', () => {
  it.each([
    ['says what a picture shows', mediaDesk.update.request, words],
    [
      'is searched by words and scene',
      mediaDesk.search.request,
      { ccId: 1, limit: 20, offset: 0, keywords: '布', scene: 'news' },
    ],
  ])('%s', (_what, request, sent) => {
    expect(request.safeParse(sent).error).toBeUndefined();
  });

  it.each([
    ['says it of a scene that is none', mediaDesk.update.request, { ...words, scene: 'attic' }, ['scene']],
    ['says it in a thousand letters', mediaDesk.update.request, { ...words, alt_en: 'x'.repeat(1000) }, ['alt_en']],
    ['changes what nobody read', mediaDesk.update.request, { ...words, version: undefined }, ['version']],
    ['lists more than sixty at once', mediaDesk.search.request, { ccId: 1, limit: 61, offset: 0 }, ['limit']],
    ['begins before the first', mediaDesk.search.request, { ccId: 1, limit: 20, offset: -1 }, ['offset']],
  ])('never %s', (_what, request, sent, path) => {
    expect(request.safeParse(sent).error?.issues[0]?.path).toEqual(path);
  });
});
