import { AnswerError } from '@selvedge/api-client';
import { answerName, type CustomField, type CustomForm, formLimits } from '@selvedge/domain/custom-form';

/** Sends one file, and says by which number answers name it. */
type SendFile = (file: File) => Promise<number>;

/**
 * Sends the files of a form, each by itself, before its answers: what the answers then name are their numbers, in the
 * form and in every round of its groups. Of more files than a field takes, those chosen last are kept.
 *
 * @returns why files were refused, by the names of their fields
 */
export async function sendFormFiles(
  { fields }: Pick<CustomForm, 'fields'>,
  sent: FormData,
  prefix: string,
  send: SendFile,
): Promise<Readonly<Record<string, string>>> {
  const issues: Record<string, string> = {};
  for (const { name, max } of fileFields(fields, prefix)) {
    const kept = sent.getAll(`${name}.kept`).map(String);
    try {
      for (const file of sent.getAll(name)) {
        if (file instanceof File && file.name !== '') kept.push(String(await send(file)));
      }
    } catch (error) {
      if (!(error instanceof AnswerError) || error.status >= 500) throw error;
      issues[name] = error.issues[0]?.message ?? error.message;
    }
    sent.delete(`${name}.kept`);
    for (const number of kept.slice(-max)) sent.append(`${name}.kept`, number);
  }
  return issues;
}

/** Every place of a page's form where a file may be. */
function fileFields(
  fields: readonly CustomField[],
  prefix: string,
): readonly { readonly name: string; readonly max: number }[] {
  return fields.flatMap((field) => {
    const name = answerName(prefix, field.key);
    if (field.kind === 'file') return [{ name, max: field.max }];
    if (field.kind !== 'group') return [];
    const rounds = Math.min(field.max, formLimits.rounds);
    return Array.from({ length: rounds }, (_none, place) => fileFields(field.fields, answerName(name, place))).flat();
  });
}
