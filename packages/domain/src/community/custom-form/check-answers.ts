import { isEmail, normalizeEmail } from '../../inquiry/email';
import { isPhone } from '../../inquiry/phone';
import {
  type CustomField,
  type CustomForm,
  type FieldAnswer,
  type FieldKind,
  type FormAnswers,
  type FormIssue,
  formLimits,
  type GroupField,
  type SingleField,
} from './custom-form';

/** Codes of specification §8. */
const codes = {
  general: 100,
  email: 101,
  phone: 102,
  date: 105,
  kind: 106,
  range: 107,
  length: 108,
  none: 111,
  number: 112,
  list: 117,
  empty: 200,
} as const;

/** What a form's answers are checked against beside the form itself. */
export interface AnswerWorld {
  /** The numbers of the community's regions. */
  readonly regions: readonly number[];
}

/** Answers that may be kept, or what is wrong with them. */
export type CheckedAnswers =
  | { readonly ok: true; readonly answers: FormAnswers }
  | { readonly ok: false; readonly issues: readonly FormIssue[] };

/**
 * Checks the answers to a form; browser and server call the same function. Fields whose condition does not hold are
 * not asked: what was answered there is dropped. What the form has no field for is refused.
 *
 * @example
 * const form = { fields: [{ kind: 'email', key: 'mail', label: { en: 'E-mail', 'zh-cn': '邮箱' }, required: true }] } as const;
 * checkAnswers(form, { mail: 'Anna@Mill.example' }, { regions: [] }); // { ok: true, answers: { mail: 'anna@mill.example' } }
 * checkAnswers(form, {}, { regions: [] }); // { ok: false, issues: [{ path: 'mail', code: 200 }] }
 */
export function checkAnswers(form: CustomForm, given: unknown, world: AnswerWorld): CheckedAnswers {
  const issues: FormIssue[] = [];
  const answers = checkRound(form.fields, given, { path: '', world, issues });
  return issues.length === 0 ? { ok: true, answers: answers as FormAnswers } : { ok: false, issues };
}

/**
 * Whether a field is asked, by the answers that stand beside it.
 *
 * @example
 * isAsked({ when: { key: 'meal', is: ['yes'] } }, { meal: 'yes' }); // true
 * isAsked({ when: { key: 'meal', is: ['yes'] } }, {}); // false
 */
export function isAsked(field: Pick<CustomField, 'when'>, beside: Readonly<Record<string, unknown>>): boolean {
  if (field.when === undefined) return true;
  const { key, is } = field.when;
  const answer = Object.hasOwn(beside, key) ? beside[key] : undefined;
  const said: readonly unknown[] = isList(answer)
    ? answer
    : [answer === true ? 'yes' : answer === false ? 'no' : (answer ?? 'no')];
  return said.some((word) => is.includes(String(word)));
}

interface Place {
  readonly path: string;
  readonly world: AnswerWorld;
  readonly issues: FormIssue[];
}

function checkRound(fields: readonly CustomField[], given: unknown, place: Place): Readonly<Record<string, unknown>> {
  const { issues, path } = place;
  const say = (key: string, code: number) => void issues.push({ path: path === '' ? key : `${path}.${key}`, code });
  if (typeof given !== 'object' || given === null || isList(given)) {
    issues.push({ path, code: codes.kind });
    return {};
  }
  const raw = given as Readonly<Record<string, unknown>>;
  const known = new Set(fields.map(({ key }) => key));
  for (const key of Object.keys(raw).slice(0, formLimits.fields + 1)) if (!known.has(key)) say(key, codes.general);
  const answers: Record<string, unknown> = {};
  for (const field of fields) {
    if (!isAsked(field, answers)) continue;
    const value = Object.hasOwn(raw, field.key) ? raw[field.key] : null;
    if (field.kind === 'group') {
      answers[field.key] = checkGroup(field, value, place);
      continue;
    }
    if (isNothing(field, value)) {
      if (field.required) say(field.key, codes.empty);
      answers[field.key] = null;
      continue;
    }
    const checked = kinds[field.kind](field as never, value, place.world);
    if (checked.code !== undefined) say(field.key, checked.code);
    else answers[field.key] = checked.answer;
  }
  return answers;
}

function checkGroup(field: GroupField, value: unknown, place: Place) {
  const path = place.path === '' ? field.key : `${place.path}.${field.key}`;
  if (value !== null && value !== undefined && !isList(value)) {
    place.issues.push({ path, code: codes.list });
    return [];
  }
  const rounds: readonly unknown[] = value ?? [];
  const least = field.required ? Math.max(1, field.min) : field.min;
  if (rounds.length > field.max) {
    place.issues.push({ path, code: codes.range });
    return [];
  }
  if (rounds.length < least) place.issues.push({ path, code: rounds.length === 0 ? codes.empty : codes.range });
  return rounds.map((round, index) => checkRound(field.fields, round, { ...place, path: `${path}.${index}` }));
}

/** As `Array.isArray`, which would let anything be done with what is in the list. */
function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isNothing(field: SingleField, value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (isList(value)) return value.length === 0;
  return field.kind === 'agreement' && value === false;
}

/** A number as people write it; `0x10` and `1e9` are none. */
const decimal = /^-?\d{1,15}(?:\.\d{1,15})?$/;

type Checked = { readonly answer: FieldAnswer; readonly code?: undefined } | { readonly code: number };
type Check<Kind extends FieldKind> = (
  field: Extract<SingleField, { kind: Kind }>,
  value: unknown,
  world: AnswerWorld,
) => Checked;

const kinds: { readonly [Kind in SingleField['kind']]: Check<Kind> } = {
  text: ({ max }, value) => line(value, max),
  number: ({ min, max, decimals }, value) => {
    const number = typeof value === 'string' && decimal.test(value.trim()) ? Number(value) : value;
    if (typeof number !== 'number' || !Number.isFinite(number)) return { code: codes.number };
    if (number < min || number > max) return { code: codes.range };
    return Number(number.toFixed(decimals)) === number ? { answer: number } : { code: codes.number };
  },
  choice: ({ options, isMultiple }, value) => {
    const chosen: readonly unknown[] = isList(value) ? value : [value];
    const isOption = (key: unknown) => options.some((option) => option.key === key);
    if (!chosen.every(isOption) || (!isMultiple && chosen.length > 1)) return { code: codes.kind };
    // In the order of the form, each once.
    const keys = options.map(({ key }) => key).filter((key) => chosen.includes(key));
    return { answer: isMultiple ? keys : (keys[0] ?? null) };
  },
  date: (_field, value) => (typeof value === 'string' && isDay(value) ? { answer: value } : { code: codes.date }),
  phone: (_field, value) =>
    typeof value === 'string' && isPhone(value) ? { answer: value.trim() } : { code: codes.phone },
  email: (_field, value) =>
    typeof value === 'string' && isEmail(value) ? { answer: normalizeEmail(value) } : { code: codes.email },
  region: (_field, value, { regions }) => {
    const number = typeof value === 'string' ? Number(value) : value;
    return typeof number === 'number' && regions.includes(number) ? { answer: number } : { code: codes.none };
  },
  file: ({ max }, value) => {
    if (!isList(value)) return { code: codes.list };
    const numbers = [...new Set(value)];
    const areFiles = numbers.every((number) => Number.isSafeInteger(number) && (number as number) > 0);
    if (!areFiles) return { code: codes.kind };
    return numbers.length <= max ? { answer: numbers as number[] } : { code: codes.range };
  },
  agreement: (_field, value) =>
    value === true || value === 'yes' || value === 'on' ? { answer: true } : { code: codes.kind },
};

function line(value: unknown, max: number): Checked {
  if (typeof value !== 'string') return { code: codes.kind };
  const text = value.replace(/\r\n?/g, '\n').trim();
  return [...text].length <= max ? { answer: text } : { code: codes.length };
}

/** Whether a text is a day that the calendar has. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
