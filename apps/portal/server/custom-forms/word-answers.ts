import type { CustomField, CustomForm } from '@selvedge/domain/custom-form';
import type { Language } from '../database/schema';

/** An answer as people read it. */
export interface WordedAnswer {
  readonly label: string;
  readonly answer: string;
}

const yes = { 'zh-cn': '同意', en: 'Agreed' } as const satisfies Record<Language, string>;

/** The answers to a form in words, in the form's order; a group's rounds one after the other, files by their names. */
export function wordAnswers(
  form: CustomForm | null,
  answers: Readonly<Record<string, unknown>>,
  language: Language,
  fileNames: ReadonlyMap<number, string> = new Map(),
): WordedAnswer[] {
  return (form?.fields ?? []).flatMap((field): WordedAnswer[] => {
    const answer = answers[field.key];
    if (answer === undefined || answer === null) return [];
    const label = field.label[language] || field.label['zh-cn'] || field.label.en;
    if (field.kind !== 'group') return [{ label, answer: word(field, answer, language, fileNames) }];
    const rounds = answer as readonly Readonly<Record<string, unknown>>[];
    return rounds.flatMap((round, place) =>
      wordAnswers({ fields: field.fields }, round, language, fileNames).map((inner) => ({
        label: `${label} ${place + 1} · ${inner.label}`,
        answer: inner.answer,
      })),
    );
  });
}

function word(field: CustomField, answer: unknown, language: Language, fileNames: ReadonlyMap<number, string>): string {
  if (field.kind === 'agreement') return yes[language];
  if (field.kind === 'file') return (answer as readonly number[]).map((id) => fileNames.get(id) ?? id).join(', ');
  if (field.kind !== 'choice') return Array.isArray(answer) ? answer.join(', ') : String(answer);
  const chosen: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  return field.options
    .filter(({ key }) => chosen.includes(key))
    .map(({ label }) => label[language] || label['zh-cn'] || label.en)
    .join(', ');
}
