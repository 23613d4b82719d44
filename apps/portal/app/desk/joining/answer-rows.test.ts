import { describe, expect, it } from 'vitest';
import { answerRows } from './answer-rows';

const label = (words: string) => ({ 'zh-cn': words, en: '' });
const place = { locale: 'zh-cn', regions: [{ id: 3, title: '柯桥' }] } as const;
const option = { key: 'weaving', label: { 'zh-cn': '织造', en: 'Weaving' } };
const options = [option, { key: 'dyeing', label: { 'zh-cn': '印染', en: 'Dyeing' } }];
const base = { required: false } as const;

describe('an answer', () => {
  it.each([
    ['a text', { kind: 'text', max: 20, isLong: false }, '梭织', '梭织'],
    ['a number', { kind: 'number', min: 0, max: 9, decimals: 0 }, 0, '0'],
    ['a region', { kind: 'region' }, 3, '柯桥'],
    ['a region that is gone', { kind: 'region' }, 4, '4'],
    ['one choice', { kind: 'choice', options, isMultiple: false }, 'weaving', '织造'],
    ['several choices', { kind: 'choice', options, isMultiple: true }, ['dyeing', 'weaving'], '织造、印染'],
    ['an agreement', { kind: 'agreement', text: label('章程') }, true, '✓'],
  ] as const)('to %s is told in words', (_name, parts, answer, told) => {
    const field = { ...base, ...parts, key: 'q', label: label('问题') } as never;
    expect(answerRows({ fields: [field] }, { q: answer }, place)).toEqual([{ path: 'q', label: '问题', answer: told }]);
  });

  it('is told with its round in a group, and left out where there is none', () => {
    const town = { ...base, kind: 'text', max: 20, isLong: false, key: 'town', label: label('地点') } as const;
    const group = {
      ...base,
      kind: 'group',
      key: 'mills',
      label: label('工厂'),
      fields: [town],
      min: 0,
      max: 3,
    } as const;
    const rows = answerRows({ fields: [group] }, { mills: [{ town: '绍兴' }, {}, { town: '桐乡' }] }, place);
    expect(rows.map((row) => [row.path, row.label])).toEqual([
      ['mills.0.town', '工厂 1 · 地点'],
      ['mills.2.town', '工厂 3 · 地点'],
    ]);
  });
});
