import type { LocalizedText } from '../../locale';
import type { CustomField, CustomForm } from './custom-form';

/** An answer as people read it, with the way to it in the form. */
export interface WordedAnswer {
  /** Dotted, such as `mills.0.place`. */
  readonly path: string;
  readonly label: string;
  readonly answer: string;
}

/** In which language answers are worded, and what the numbers in them stand for. */
export interface WordingWorld {
  readonly locale: keyof LocalizedText;
  readonly regions?: readonly { readonly id: number; readonly title: string }[];
  readonly files?: readonly { readonly id: number; readonly name: string }[];
}

const agreed: LocalizedText = { 'zh-cn': '同意', en: 'Agreed' };
const notAgreed: LocalizedText = { 'zh-cn': '未同意', en: 'Not agreed' };
const comma: LocalizedText = { 'zh-cn': '、', en: ', ' };

/**
 * The answers to a form in words, in the form's order; a group's rounds one after the other, and nothing of what was not
 * answered. Read them with the version of the form that they were given on (issue: an answer keeps the version it was
 * given on). A region or a file that is not known is told by its number.
 *
 * @example
 * const meal = { kind: 'choice', key: 'meal', label: { en: 'Meal', 'zh-cn': '餐食' }, required: true, isMultiple: true, options: [{ key: 'rice', label: { en: 'Rice', 'zh-cn': '米饭' } }] } as const;
 * wordAnswers({ fields: [meal] }, { meal: ['rice'] }, { locale: 'en' }); // [{ path: 'meal', label: 'Meal', answer: 'Rice' }]
 */
export function wordAnswers(
  form: Pick<CustomForm, 'fields'> | null,
  answers: Readonly<Record<string, unknown>>,
  world: WordingWorld,
): WordedAnswer[] {
  return form === null ? [] : wordRound(form.fields, answers, world, '');
}

function wordRound(
  fields: readonly CustomField[],
  answers: Readonly<Record<string, unknown>>,
  world: WordingWorld,
  before: string,
): WordedAnswer[] {
  return fields.flatMap((field): WordedAnswer[] => {
    const answer = answers[field.key];
    if (isNothing(answer)) return [];
    const path = `${before}${field.key}`;
    const label = said(field.label, world);
    if (field.kind !== 'group') return [{ path, label, answer: wordOne(field, answer, world) }];
    return listOf(answer).flatMap((round, place) =>
      wordRound(field.fields, isRound(round) ? round : {}, world, `${path}.${place}.`).map((inner) => ({
        ...inner,
        label: `${label} ${place + 1} · ${inner.label}`,
      })),
    );
  });
}

function wordOne(field: CustomField, answer: unknown, world: WordingWorld): string {
  const { locale, regions = [], files = [] } = world;
  const all = listOf(answer);
  switch (field.kind) {
    case 'agreement':
      return said(answer === true ? agreed : notAgreed, world);
    case 'region':
      return regions.find(({ id }) => id === answer)?.title ?? String(answer);
    case 'file':
      return all.map((id) => files.find((file) => file.id === id)?.name ?? String(id)).join(comma[locale]);
    case 'choice': {
      const chosen = field.options.filter(({ key }) => all.includes(key));
      return chosen.map(({ label }) => said(label, world)).join(comma[locale]);
    }
    default:
      return all.map(String).join(comma[locale]);
  }
}

function isNothing(answer: unknown): boolean {
  return answer === undefined || answer === null || answer === '' || listOf(answer).length === 0;
}

function isRound(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function listOf(answer: unknown): readonly unknown[] {
  return Array.isArray(answer) ? answer : [answer];
}

/** Words of a form may be written in one language alone. */
function said(words: LocalizedText, { locale }: WordingWorld): string {
  return words[locale] || words['zh-cn'] || words.en;
}
