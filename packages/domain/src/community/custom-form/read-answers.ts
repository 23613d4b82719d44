import { type CustomField, type CustomForm, formLimits } from './custom-form';

/** What a browser sends of a form: pairs of names and texts, files already sent and named by their numbers. */
export interface SentFields {
  readonly get: (name: string) => unknown;
  readonly getAll: (name: string) => readonly unknown[];
  readonly has: (name: string) => boolean;
}

/**
 * The name of a field in a page's form.
 *
 * @example
 * answerName('answers', 'children', 0, 'name'); // 'answers.children.0.name'
 */
export function answerName(...parts: readonly (string | number)[]): string {
  return parts.join('.');
}

/**
 * Reads the answers out of what a page's form has sent; {@link checkAnswers} says whether they may be kept. A round of
 * a group in which nothing was written is left out.
 *
 * @param prefix what the names begin with
 * @example
 * const form = { fields: [{ kind: 'text', key: 'diet', label: { en: 'Diet', 'zh-cn': '饮食' }, required: false, max: 50, isLong: false }] } as const;
 * const sent = { get: () => 'vegan', getAll: () => ['vegan'], has: () => true };
 * readAnswers(form, sent, 'answers'); // { diet: 'vegan' }
 */
export function readAnswers(form: CustomForm, sent: SentFields, prefix: string): Record<string, unknown> {
  return readFields(form.fields, sent, prefix);
}

function readFields(fields: readonly CustomField[], sent: SentFields, prefix: string): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      const name = answerName(prefix, field.key);
      const value = field.kind === 'group' ? readRounds(field.fields, sent, name) : readField(field, sent, name);
      return value === undefined ? [] : [[field.key, value]];
    }),
  );
}

function readField(field: CustomField, sent: SentFields, name: string): unknown {
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  if (field.kind === 'agreement') return sent.has(name);
  if (field.kind === 'file') {
    const numbers = sent
      .getAll(`${name}.kept`)
      .flatMap((value) => (/^\d{1,9}$/.test(text(value) ?? '') ? [Number(value)] : []));
    return numbers.length === 0 ? undefined : numbers;
  }
  if (field.kind === 'choice' && field.isMultiple) {
    const chosen = sent.getAll(name).flatMap((value) => text(value) ?? []);
    return chosen.length === 0 ? undefined : chosen;
  }
  return text(sent.get(name));
}

function readRounds(fields: readonly CustomField[], sent: SentFields, name: string): unknown {
  const rounds = Array.from({ length: formLimits.rounds }, (_none, place) =>
    readFields(fields, sent, answerName(name, place)),
  );
  return rounds.filter((round) =>
    Object.values(round).some((value) => value !== false && !(typeof value === 'string' && value.trim() === '')),
  );
}
