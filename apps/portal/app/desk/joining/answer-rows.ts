import type { CustomField, CustomForm } from '@selvedge/domain/custom-form';
import type { Locale } from '../../language/address';

interface Place {
  readonly locale: Locale;
  readonly regions: readonly { readonly id: number; readonly title: string }[];
}

/** An answer as people read it, with the way to it in the form. */
export interface AnswerRow {
  readonly path: string;
  readonly label: string;
  readonly answer: string;
}

/** The answers to a form in words, by the version that they were given on; files are listed apart. */
export function answerRows(
  { fields }: Pick<CustomForm, 'fields'>,
  answers: Readonly<Record<string, unknown>>,
  place: Place,
  path = '',
): AnswerRow[] {
  return fields.flatMap((field): AnswerRow[] => {
    const answer = answers[field.key];
    if (answer === undefined || answer === null || answer === '' || field.kind === 'file') return [];
    const at = `${path}${field.key}`;
    const label = said(field.label, place);
    if (field.kind !== 'group') return [{ path: at, label, answer: word(field, answer, place) }];
    const rounds = answer as readonly Readonly<Record<string, unknown>>[];
    return rounds.flatMap((round, number) =>
      answerRows(field, round, place, `${at}.${number}.`).map((row) => ({
        ...row,
        label: `${label} ${number + 1} · ${row.label}`,
      })),
    );
  });
}

function word(field: CustomField, answer: unknown, place: Place): string {
  if (field.kind === 'agreement') return answer === true ? '✓' : '–';
  if (field.kind === 'region') return place.regions.find(({ id }) => id === answer)?.title ?? String(answer);
  if (field.kind !== 'choice') return String(answer);
  const chosen: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  const words = field.options.filter(({ key }) => chosen.includes(key)).map(({ label }) => said(label, place));
  return words.join(place.locale === 'en' ? ', ' : '、');
}

function said(label: Readonly<Record<Locale, string>>, { locale }: Place): string {
  return label[locale] || label['zh-cn'] || label.en;
}
