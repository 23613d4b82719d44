import { type CustomField, type CustomForm, formLimits } from '@selvedge/domain/custom-form';
import type { Values } from '../data-provider';

/** A form as the builder holds it. Bounds that are open are empty there. */
export function formToValues(form: CustomForm | null): Values {
  return { fields: (form?.fields ?? []).map(questionToValues) };
}

/** A form as it travels and is judged; null where nothing is asked. Every question keeps its place. */
export function formFromValues(values: unknown): CustomForm | null {
  const fields = fieldsFromValues((values as Values | null | undefined)?.fields);
  return fields.length === 0 ? null : { fields };
}

/** A question as the builder holds it. */
export function questionToValues(field: CustomField): Values {
  if (field.kind === 'group') return { ...field, fields: field.fields.map(questionToValues) };
  if (field.kind !== 'number') return { ...field };
  const { min, max } = field;
  return { ...field, min: min === -formLimits.number ? null : min, max: max === formLimits.number ? null : max };
}

function fieldsFromValues(rows: unknown): CustomField[] {
  const before = new Map<string, CustomField>();
  return list(rows).map((row) => {
    const field = fieldFromValues(row, before);
    before.set(field.key, field);
    return field;
  });
}

function fieldFromValues(row: Values, before: ReadonlyMap<string, CustomField>): CustomField {
  const hint = words(row.hint);
  const when = conditionFrom(row.when, before);
  const kind = row.kind as CustomField['kind'];
  return {
    kind,
    key: String(row.key ?? ''),
    label: words(row.label),
    ...(hint['zh-cn'] === '' && hint.en === '' ? {} : { hint }),
    required: row.required === true,
    ...(when === undefined ? {} : { when }),
    ...partsFrom[kind](row),
  } as CustomField;
}

const partsFrom = {
  text: ({ max, isLong }) => ({ max: count(max, 0), isLong: isLong === true }),
  number: ({ min, max, decimals }) => ({
    min: count(min, -formLimits.number),
    max: count(max, formLimits.number),
    decimals: count(decimals, 0),
  }),
  choice: ({ options, isMultiple }) => ({
    // An answer that nobody has worded is none.
    options: list(options)
      .map(({ key, label }) => ({ key: String(key), label: words(label) }))
      .filter(({ label }) => label['zh-cn'] !== '' || label.en !== ''),
    isMultiple: isMultiple === true,
  }),
  date: () => ({}),
  phone: () => ({}),
  email: () => ({}),
  region: () => ({}),
  file: ({ max }) => ({ max: count(max, 0) }),
  agreement: ({ text }) => ({ text: words(text) }),
  group: ({ fields, min, max }) => ({ fields: fieldsFromValues(fields), min: count(min, 0), max: count(max, 0) }),
} as const satisfies Record<CustomField['kind'], (row: Values) => object>;

/** A condition; answers that can no longer be chosen are left out of it. */
function conditionFrom(value: unknown, before: ReadonlyMap<string, CustomField>): CustomField['when'] {
  const { key, is } = (value ?? {}) as { readonly key?: unknown; readonly is?: unknown };
  if (typeof key !== 'string' || key === '') return undefined;
  const said = Array.isArray(is) ? is.map(String) : [];
  const asked = before.get(key);
  if (asked?.kind !== 'choice') return { key, is: said };
  const possible = new Set(asked.options.map((option) => option.key));
  return { key, is: said.filter((answer) => possible.has(answer)) };
}

function list(value: unknown): readonly Values[] {
  return Array.isArray(value) ? value : [];
}

function count(value: unknown, open: number): number {
  return typeof value === 'number' ? value : open;
}

function words(value: unknown): { readonly 'zh-cn': string; readonly en: string } {
  const texts = (value ?? {}) as Values;
  return { 'zh-cn': String(texts['zh-cn'] ?? '').trim(), en: String(texts.en ?? '').trim() };
}
