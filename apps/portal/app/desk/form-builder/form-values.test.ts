import { type CustomForm, checkForm, fieldKinds, formLimits } from '@selvedge/domain/custom-form';
import { describe, expect, it } from 'vitest';
import { formFaults } from './form-faults';
import { formFromValues, formToValues } from './form-values';
import { newOption, newQuestion } from './new-question';

const label = { 'zh-cn': '餐食', en: 'Meal' };
const options = [
  { key: 'rice', label: { 'zh-cn': '米饭', en: 'Rice' } },
  { key: 'none', label: { 'zh-cn': '不用餐', en: 'None' } },
];
const meal = { kind: 'choice', key: 'meal', label, required: true, options, isMultiple: false } as const;
const diet = {
  kind: 'text',
  key: 'diet',
  label,
  hint: { 'zh-cn': '', en: 'Nuts and the like' },
  required: false,
  when: { key: 'meal', is: ['rice'] },
  max: 80,
  isLong: true,
} as const;
const age = {
  kind: 'number',
  key: 'age',
  label,
  required: true,
  min: -formLimits.number,
  max: 99,
  decimals: 0,
} as const;
const guests = { kind: 'group', key: 'guests', label, required: false, fields: [age], min: 0, max: 3 } as const;
const form: CustomForm = { fields: [meal, diet, age, guests] };

describe('a form in the builder', () => {
  it('comes back as it went there', () => {
    expect(formFromValues(formToValues(form))).toEqual(form);
  });

  it('shows an open bound as an empty field', () => {
    expect(formToValues({ fields: [age] })).toMatchObject({ fields: [{ min: null, max: 99 }] });
  });

  it.each([null, undefined, {}, { fields: [] }])('that is %j asks nothing', (values) => {
    expect(formFromValues(values)).toBeNull();
  });

  it('has no hint, no condition and no answers that are empty', () => {
    const values = {
      ...meal,
      hint: { 'zh-cn': ' ', en: null },
      when: { key: '', is: null },
      options: [...options, newOption(['rice'])],
    };
    expect(formFromValues({ fields: [values] })).toEqual({ fields: [meal] });
  });

  it('drops from a condition what can no longer be answered, and says so at the condition', () => {
    const shorter = { ...meal, options: options.slice(1) };
    const changed = formFromValues({ fields: [shorter, diet] });
    expect(changed?.fields[1]?.when).toEqual({ key: 'meal', is: [] });
    expect(formFaults(changed)).toEqual({ 'fields.1.when': 'desk.form.issue.when' });
  });
});

describe('a new question', () => {
  it.each(fieldKinds)('of the kind %s lacks its words and nothing that a kind must have', (kind) => {
    const made = formFromValues({ fields: [newQuestion(kind, [])] });
    const lacking = { choice: ['label', 'options'], agreement: ['label', 'text'], group: ['label', 'fields'] };
    const expected = lacking[kind as keyof typeof lacking] ?? ['label'];
    expect(checkForm(made ?? { fields: [] }).map(({ path }) => path)).toEqual(
      expected.map((part) => `fields.0.${part}`),
    );
  });

  it('has a key of its own, also when another was taken away', () => {
    expect(newQuestion('text', ['text_1', 'text_4', 'date_9']).key).toBe('text_5');
    expect(newOption(['option_1']).key).toBe('option_2');
  });
});
