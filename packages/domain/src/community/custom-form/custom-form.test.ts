import { anything, assert, dictionary, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAnswers, isAsked } from './check-answers';
import { checkForm } from './check-form';
import type { CustomField, CustomForm } from './custom-form';
import { readAnswers } from './read-answers';

const label = { en: 'Field', 'zh-cn': '栏目' };
const asked = { label, required: true } as const;
const options = ['rice', 'noodles', 'none'].map((key) => ({ key, label }));

const fields = {
  name: { ...asked, kind: 'text', key: 'name', max: 5, isLong: false },
  age: { ...asked, kind: 'number', key: 'age', min: 0, max: 120, decimals: 0 },
  pay: { ...asked, kind: 'number', key: 'pay', min: 0, max: 9, decimals: 2 },
  meal: { ...asked, kind: 'choice', key: 'meal', options, isMultiple: false },
  meals: { ...asked, kind: 'choice', key: 'meals', options, isMultiple: true },
  day: { ...asked, kind: 'date', key: 'day' },
  phone: { ...asked, kind: 'phone', key: 'phone' },
  mail: { ...asked, kind: 'email', key: 'mail' },
  region: { ...asked, kind: 'region', key: 'region' },
  slip: { ...asked, kind: 'file', key: 'slip', max: 2 },
  rules: { ...asked, kind: 'agreement', key: 'rules', text: label },
} as const satisfies Record<string, CustomField>;

const allergy = {
  kind: 'text',
  key: 'allergy',
  label,
  required: true,
  max: 50,
  isLong: true,
  when: { key: 'meal', is: ['rice', 'noodles'] },
} as const;
const guests = { ...asked, kind: 'group', key: 'guests', min: 1, max: 2, fields: [fields.name, fields.age] } as const;

const world = { regions: [3] };
const check = (field: CustomField, value: unknown) => {
  const checked = checkAnswers({ fields: [field] }, { [field.key]: value }, world);
  return checked.ok ? checked.answers[field.key] : checked.issues.map(({ path, code }) => `${path} ${code}`);
};

describe('an answer', () => {
  it.each([
    ['name', ' Anna ', 'Anna'],
    ['name', '一二三四五', '一二三四五'],
    ['name', '一二三四五六', ['name 108']],
    ['name', '  ', ['name 200']],
    ['name', 12, ['name 106']],
    ['age', '37', 37],
    ['age', 37.5, ['age 112']],
    ['age', '-1', ['age 107']],
    ['age', 'many', ['age 112']],
    ['age', '0x10', ['age 112']],
    ['pay', '8.25', 8.25],
    ['pay', '8.255', ['pay 112']],
    ['meal', 'rice', 'rice'],
    ['meal', 'stones', ['meal 106']],
    ['meal', ['rice', 'none'], ['meal 106']],
    ['meals', ['none', 'rice', 'rice'], ['rice', 'none']],
    ['day', '2028-02-29', '2028-02-29'],
    ['day', '2026-02-29', ['day 105']],
    ['day', 'tomorrow', ['day 105']],
    ['phone', '0571 8512 0000', '0571 8512 0000'],
    ['phone', 'call me', ['phone 102']],
    ['mail', 'Anna@Mill.example', 'anna@mill.example'],
    ['mail', 'anna', ['mail 101']],
    ['region', '3', 3],
    ['region', 4, ['region 111']],
    ['slip', [7, 7, 8], [7, 8]],
    ['slip', [1, 2, 3], ['slip 107']],
    ['slip', '7', ['slip 117']],
    ['rules', 'on', true],
    ['rules', false, ['rules 200']],
    ['rules', 'perhaps', ['rules 106']],
  ] as const)('%s: %j gives %j', (key, value, outcome) => {
    expect(check(fields[key], value)).toEqual(outcome);
  });

  it('may be missing where it is not required', () => {
    expect(check({ ...fields.mail, required: false }, undefined)).toBeNull();
  });

  it('to what was not asked is refused, to what is not asked any more is dropped', () => {
    const form = { fields: [fields.meal, allergy] };
    expect(checkAnswers(form, { meal: 'none', allergy: 'nuts' }, world)).toEqual({
      ok: true,
      answers: { meal: 'none' },
    });
    expect(checkAnswers(form, { meal: 'rice' }, world)).toEqual({
      ok: false,
      issues: [{ path: 'allergy', code: 200 }],
    });
    expect(checkAnswers(form, { meal: 'none', shoes: 41 }, world)).toMatchObject({
      issues: [{ path: 'shoes', code: 100 }],
    });
  });

  it('of a group names its round', () => {
    const form = { fields: [guests] };
    expect(
      checkAnswers(
        form,
        {
          guests: [
            { name: 'Anna', age: 7 },
            { name: '', age: 200 },
          ],
        },
        world,
      ),
    ).toEqual({
      ok: false,
      issues: [
        { path: 'guests.1.name', code: 200 },
        { path: 'guests.1.age', code: 107 },
      ],
    });
    expect(checkAnswers(form, { guests: [] }, world)).toMatchObject({ issues: [{ path: 'guests', code: 200 }] });
    expect(checkAnswers(form, { guests: [{}, {}, {}] }, world)).toMatchObject({
      issues: [{ path: 'guests', code: 107 }],
    });
    expect(checkAnswers(form, { guests: 'all' }, world)).toMatchObject({ issues: [{ path: 'guests', code: 117 }] });
  });

  it('never makes the checker fail, whatever it is, and checking twice changes nothing', () => {
    const form: CustomForm = { fields: [...Object.values(fields), allergy, guests] };
    const keys = form.fields.map(({ key }) => key);
    assert(
      property(dictionary(string({ maxLength: 6 }), anything()), anything(), anything(), (wild, one, other) => {
        const given = { ...wild, [keys[0] ?? '']: one, meals: other, guests: other };
        const checked = checkAnswers(form, given, world);
        if (checked.ok) expect(checkAnswers(form, checked.answers, world)).toEqual(checked);
      }),
    );
    const right = {
      name: 'Anna',
      age: '7',
      pay: 1.25,
      meal: 'rice',
      meals: ['none'],
      day: '2026-11-21',
      phone: '05718512000',
      mail: 'a@b.example',
      region: 3,
      slip: [9],
      rules: true,
      allergy: 'nuts',
      guests: [{ name: 'Bo', age: 3 }],
    };
    const checked = checkAnswers(form, right, world);
    expect(checked.ok && checkAnswers(form, checked.answers, world)).toEqual(checked);
  });
});

describe('a form', () => {
  it('that can be used has no issues', () => {
    expect(checkForm({ fields: [...Object.values(fields), allergy, guests] })).toEqual([]);
  });

  it.each([
    ['a key in capitals', [{ ...fields.name, key: 'Name' }], 'fields.0.key', 109],
    ['a key that stands twice', [fields.name, fields.name], 'fields.1.key', 109],
    ['no label', [{ ...fields.name, label: { en: ' ', 'zh-cn': '' } }], 'fields.0.label', 200],
    ['a choice of nothing', [{ ...fields.meal, options: [] }], 'fields.0.options', 200],
    ['an option that stands twice', [{ ...fields.meal, options: [...options, ...options] }], 'fields.0.options', 109],
    ['bounds the wrong way round', [{ ...fields.age, min: 9, max: 1 }], 'fields.0.max', 107],
    ['a condition on a later field', [allergy, fields.meal], 'fields.0.when', 111],
    [
      'a condition on an answer that is none',
      [fields.meal, { ...allergy, when: { key: 'meal', is: ['x'] } }],
      'fields.1.when',
      111,
    ],
    ['a group of nothing', [{ ...guests, fields: [] }], 'fields.0.fields', 200],
    ['a wrong key in a group', [{ ...guests, fields: [{ ...fields.name, key: '1' }] }], 'fields.0.fields.0.key', 109],
    ['nothing to agree to', [{ ...fields.rules, text: { en: '', 'zh-cn': '' } }], 'fields.0.text', 200],
  ] as const)('with %s is refused there', (_case, list, path, code) => {
    expect(checkForm({ fields: list as readonly CustomField[] })).toEqual([{ path, code }]);
  });

  it('that nobody would fill in is refused', () => {
    const many = Array.from({ length: 61 }, (_none, place) => ({ ...fields.name, key: `f${place}` }));
    expect(checkForm({ fields: many })).toEqual([{ path: 'fields', code: 107 }]);
  });
});

describe('what a page sends', () => {
  const form = { fields: [fields.name, fields.meals, fields.rules, fields.slip, guests] };

  it('is read by the names of its fields', () => {
    const pairs = [
      ['a.name', 'Anna'],
      ['a.meals', 'rice'],
      ['a.meals', 'none'],
      ['a.rules', 'on'],
      ['a.slip.kept', '4'],
      ['a.guests.0.name', 'Bo'],
      ['a.guests.0.age', '4'],
      ['a.guests.1.name', ''],
      ['a.guests.1.age', ' '],
    ] as const;
    const getAll = (name: string) => pairs.flatMap(([key, value]) => (key === name ? [value] : []));
    const sent = { getAll, get: (name: string) => getAll(name)[0], has: (name: string) => getAll(name).length > 0 };
    expect(readAnswers(form, sent, 'a')).toEqual({
      name: 'Anna',
      meals: ['rice', 'none'],
      rules: true,
      slip: [4],
      guests: [{ name: 'Bo', age: '4' }],
    });
  });
});

describe('a condition', () => {
  it.each([
    [{ meal: 'rice' }, ['rice'], true],
    [{ meal: ['rice', 'none'] }, ['none'], true],
    [{ meal: true }, ['yes'], true],
    [{ meal: null }, ['no'], true],
    [{}, ['yes'], false],
  ] as const)('on %j being one of %j is %s', (answers, is, outcome) => {
    expect(isAsked({ when: { key: 'meal', is } }, answers)).toBe(outcome);
  });
});
