import type { CustomForm, FormAnswers } from '@selvedge/domain/custom-form';

interface NamedFiles {
  readonly path: string;
  readonly ids: readonly number[];
}

/** The files that checked answers name, with the field of each. */
export function filesIn({ fields }: Pick<CustomForm, 'fields'>, answers: FormAnswers, path = ''): NamedFiles[] {
  return fields.flatMap((field) => {
    const answer = answers[field.key];
    if (!Array.isArray(answer)) return [];
    const at = `${path}${field.key}`;
    if (field.kind === 'file') return [{ path: at, ids: answer as number[] }];
    if (field.kind !== 'group') return [];
    return (answer as FormAnswers[]).flatMap((round, place) => filesIn(field, round, `${at}.${place}.`));
  });
}
