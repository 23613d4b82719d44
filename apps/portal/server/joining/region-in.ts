import type { CustomForm } from '@selvedge/domain/custom-form';

/** The first region that somebody has named in a form; null when it asks for none. */
export function regionIn(form: unknown, answers: Readonly<Record<string, unknown>>): number | null {
  const field = (form as CustomForm).fields.find(({ kind }) => kind === 'region');
  const answer = field === undefined ? null : answers[field.key];
  return typeof answer === 'number' ? answer : null;
}
