import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CustomForm } from './index';
import { readAnswers, wordAnswers } from './index';

const label = (words: string, english = '') => ({ 'zh-cn': words, en: english });
const world = {
  locale: 'zh-cn',
  regions: [{ id: 3, title: '柯桥' }],
  files: [{ id: 8, name: 'licence.pdf' }],
} as const;
const option = { key: 'weaving', label: label('织造', 'Weaving') };
const options = [option, { key: 'dyeing', label: label('印染', 'Dyeing') }];

describe('an answer', () => {
  it.each([
    ['a text', { kind: 'text', max: 20, isLong: false }, '梭织', '梭织'],
    ['a number', { kind: 'number', min: 0, max: 9, decimals: 0 }, 0, '0'],
    ['a region', { kind: 'region' }, 3, '柯桥'],
    ['a region that is gone', { kind: 'region' }, 4, '4'],
    ['a file', { kind: 'file', max: 2 }, [8], 'licence.pdf'],
    ['files of which one is not known', { kind: 'file', max: 2 }, [8, 9], 'licence.pdf、9'],
    ['one choice', { kind: 'choice', options, isMultiple: false }, 'weaving', '织造'],
    ['several choices', { kind: 'choice', options, isMultiple: true }, ['dyeing', 'weaving'], '织造、印染'],
    ['an agreement', { kind: 'agreement', text: label('章程') }, true, '同意'],
    ['an agreement that was not given', { kind: 'agreement', text: label('章程') }, false, '未同意'],
  ] as const)('to %s is told in words', (_name, parts, answer, told) => {
    const field = { required: false, ...parts, key: 'q', label: label('问题') } as CustomForm['fields'][number];
    expect(wordAnswers({ fields: [field] }, { q: answer }, world)).toEqual([
      { path: 'q', label: '问题', answer: told },
    ]);
  });

  it('is told in the reader’s language, and in the other where there are no words in it', () => {
    const choice = {
      kind: 'choice',
      key: 'q',
      label: label('业务'),
      required: true,
      isMultiple: true,
      options,
    } as const;
    expect(wordAnswers({ fields: [choice] }, { q: ['weaving', 'dyeing'] }, { locale: 'en' })).toEqual([
      { path: 'q', label: '业务', answer: 'Weaving, Dyeing' },
    ]);
  });

  it('is told with its round in a group, and left out where there is none', () => {
    const town = { kind: 'text', max: 20, isLong: false, required: false, key: 'town', label: label('地点') } as const;
    const group = {
      kind: 'group',
      key: 'mills',
      label: label('工厂'),
      required: false,
      min: 0,
      max: 3,
      fields: [town],
    } as const;
    const mills = [{ town: '绍兴' }, {}, { town: '桐乡' }];
    const rows = wordAnswers({ fields: [group] }, { mills }, world);
    expect(rows.map((row) => [row.path, row.label])).toEqual([
      ['mills.0.town', '工厂 1 · 地点'],
      ['mills.2.town', '工厂 3 · 地点'],
    ]);
  });

  it('of nobody’s form, or to nothing, is no answer', () => {
    expect(wordAnswers(null, { q: 'x' }, world)).toEqual([]);
    const text = { kind: 'text', max: 20, isLong: false, required: false, key: 'q', label: label('问题') } as const;
    for (const q of [undefined, null, '', []]) expect(wordAnswers({ fields: [text] }, { q }, world)).toEqual([]);
  });

  it('that a page has sent is told as it was typed, whatever that is', () => {
    const text = { kind: 'text', max: 5000, isLong: true, required: false, key: 'q', label: label('问题') } as const;
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (typed) => {
        const sent = { get: () => typed, getAll: () => [typed], has: () => true };
        const form = { fields: [text] };
        expect(wordAnswers(form, readAnswers(form, sent, 'a'), world)[0]?.answer).toBe(typed);
      }),
    );
  });
});
