import { describe, expect, it } from 'vitest';
import { formAnswers, rawCustomForm, rawFormVersion } from './custom-form';

const label = { 'zh-cn': '餐食', en: 'Meal' };
const asked = { key: 'meal', label, required: true };
const options = [{ key: 'rice', label }];

const fields = {
  text: { ...asked, kind: 'text', max: 80, isLong: false },
  number: { ...asked, kind: 'number', min: 0, max: 9, decimals: 2 },
  choice: { ...asked, kind: 'choice', options, isMultiple: true },
  date: { ...asked, kind: 'date' },
  phone: { ...asked, kind: 'phone' },
  email: { ...asked, kind: 'email' },
  region: { ...asked, kind: 'region' },
  file: { ...asked, kind: 'file', max: 2 },
  agreement: { ...asked, kind: 'agreement', text: label },
} as const;
const group = { ...asked, kind: 'group', fields: Object.values(fields), min: 1, max: 3 };

const whyNot = (...list: readonly unknown[]) =>
  rawCustomForm.safeParse({ fields: list }).error?.issues.map(({ path }) => path.join('.')) ?? 'taken';

describe('a form', () => {
  it.each(Object.entries({ ...fields, group }))('may ask a field of the kind %s', (_kind, field) => {
    expect(whyNot(field)).toBe('taken');
  });

  it('keeps hints, conditions and the order of its fields', () => {
    const form = { fields: [fields.text, { ...fields.date, hint: label, when: { key: 'meal', is: ['rice'] } }] };
    expect(rawCustomForm.parse(form)).toEqual(form);
  });

  it.each([
    ['a kind that nobody knows', { ...asked, kind: 'colour' }, ['fields.0.kind']],
    ['a group within a group', { ...group, fields: [group] }, ['fields.0.fields.0.kind']],
    ['something that belongs to another kind', { ...fields.date, max: 3 }, ['fields.0']],
    ['a label in one language only', { ...fields.date, label: { en: 'Day' } }, ['fields.0.label.zh-cn']],
    ['a text longer than any', { ...fields.text, max: 5001 }, ['fields.0.max']],
    ['more files than five', { ...fields.file, max: 6 }, ['fields.0.max']],
    ['a bound that is a text', { ...fields.number, min: '0' }, ['fields.0.min']],
    ['more rounds than twenty', { ...group, max: 21 }, ['fields.0.max']],
  ])('does not ask %s', (_what, field, where) => {
    expect(whyNot(field)).toEqual(where);
  });

  it('has at most sixty fields', () => {
    expect(whyNot(...Array.from({ length: 60 }, () => fields.date))).toBe('taken');
    expect(whyNot(...Array.from({ length: 61 }, () => fields.date))).toEqual(['fields']);
  });
});

describe('a version of a form', () => {
  it('is named by its id and counted from one', () => {
    const form = { fields: [fields.date] };
    expect(rawFormVersion.safeParse({ id: 3, number: 1, form }).success).toBe(true);
    expect(rawFormVersion.safeParse({ id: 3, number: 0, form }).success).toBe(false);
  });
});

describe('answers', () => {
  it('may be anything here, below keys of a bearable length', () => {
    expect(formAnswers.safeParse({ meal: ['rice'], guests: [{ name: 'Bo' }] }).success).toBe(true);
    expect(formAnswers.safeParse({ ['m'.repeat(32)]: 1 }).success).toBe(false);
    expect(formAnswers.safeParse(['rice']).success).toBe(false);
  });
});
