import { describe, expect, it } from 'vitest';
import { type Choice, consentStorageName, mayLoadTags, mayNote, mustAsk, readChoice, writeChoice } from './consent';

const day = 24 * 60 * 60 * 1000;

function storageWith(text: string | null) {
  const kept = new Map(text === null ? [] : [[consentStorageName, text]]);
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
}

describe('the answer about consent', () => {
  it.each(['accepted', 'refused'] as const)('is kept for half a year: %s', (choice) => {
    const storage = storageWith(null);
    writeChoice(storage, choice, 0);
    expect([readChoice(storage, 0), readChoice(storage, 180 * day), readChoice(storage, 180 * day + 1)]).toEqual([
      choice,
      choice,
      null,
    ]);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['no object', '"accepted"'],
    ['another word', '{"choice":"perhaps","at":0}'],
    ['no moment', '{"choice":"accepted"}'],
    ['a moment to come', '{"choice":"accepted","at":99}'],
  ])('is none where the browser keeps %s', (_what, text) => {
    expect(readChoice(storageWith(text), 5)).toBeNull();
  });

  it('may not be kept at all, and then nothing breaks', () => {
    const refuse = () => {
      throw new Error('SecurityError');
    };
    expect(() => writeChoice({ setItem: refuse }, 'accepted', 0)).not.toThrow();
    expect(readChoice({ getItem: refuse }, 0)).toBeNull();
  });
});

describe('what an answer allows', () => {
  const gpc = { globalPrivacyControl: true };
  const dnt = { doNotTrack: '1' };
  const silent = { doNotTrack: null };
  const tags = ['https://tag.example/a.js'];
  it.each<[Choice | null, object, { notes: boolean; tags: boolean; asks: boolean }]>([
    [null, silent, { notes: true, tags: false, asks: true }],
    [null, gpc, { notes: false, tags: false, asks: false }],
    [null, dnt, { notes: false, tags: false, asks: false }],
    ['refused', silent, { notes: false, tags: false, asks: false }],
    ['refused', gpc, { notes: false, tags: false, asks: false }],
    ['accepted', silent, { notes: true, tags: true, asks: false }],
    ['accepted', gpc, { notes: true, tags: true, asks: false }],
  ])('%s with %o: %o', (choice, signals, expected) => {
    expect({
      notes: mayNote(choice, signals),
      tags: mayLoadTags(choice),
      asks: mustAsk(choice, signals, tags),
    }).toEqual(expected);
  });

  it('is not asked for where no tag is configured', () => {
    expect(mustAsk(null, silent, [])).toBe(false);
  });
});
