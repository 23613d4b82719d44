import { createHash } from 'node:crypto';
import { checkUpload, mostFiles } from '@selvedge/domain/inquiry-form';
import { ApiError, codes, type Locale, responseText, TransportError } from '@selvedge/error-catalogue';
import { m } from '../paraglide/messages';
import { type ContactValues, placeOf, type RefusedForm, type SentForm } from './sent-form';

export type FormOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly refused: RefusedForm; readonly status: number };

interface Sending extends ContactValues {
  readonly idempotency_key: string;
}

/** Sends a form, and says at which field it was refused when it was. What was typed is kept. */
export async function sendForm(
  form: SentForm,
  locale: Locale,
  send: (fields: Sending) => Promise<unknown>,
): Promise<FormOutcome> {
  const refusedFile = firstRefusedFile(form.files, locale);
  if (refusedFile !== null) return refusal(form, { files: refusedFile }, null, 422);
  try {
    await send({ ...form.values, idempotency_key: formKey(form) });
    return { kind: 'sent' };
  } catch (error) {
    return outcomeOf(form, locale, error);
  }
}

/** What the browser made, bound to what is sent: the same form again is the same message, other words are another one. */
export function formKey({ values, files, key }: SentForm): string {
  const contents = [key, Object.values(values), files.map(({ name, size }) => [name, size])];
  return createHash('sha256').update(JSON.stringify(contents)).digest('hex').slice(0, 40);
}

function outcomeOf(form: SentForm, locale: Locale, error: unknown): FormOutcome {
  if (error instanceof TransportError) return refusal(form, {}, error.readableText(locale), 503);
  if (!(error instanceof ApiError)) throw error;
  const status = 'status' in error && typeof error.status === 'number' ? error.status : 500;
  // The key holds the contents: a conflict can only mean that this very form has already been taken.
  if (status === 409) return { kind: 'sent' };
  if (status === 429) return refusal(form, {}, m.form_too_often({}, { locale }), status);
  const issues: Record<string, string> = {};
  for (const { field, message } of error.issues) {
    const place = placeOf(field);
    if (place !== null) issues[place] ??= message;
  }
  const isAtFields = Object.keys(issues).length > 0;
  return refusal(form, issues, isAtFields ? null : error.message, isAtFields ? 422 : status);
}

function refusal(
  { values }: SentForm,
  issues: RefusedForm['issues'],
  message: string | null,
  status: number,
): FormOutcome {
  return { kind: 'refused', refused: { values, issues, message }, status };
}

/** The text for the first file that must not be sent; the API checks again, and by content. */
function firstRefusedFile(files: readonly File[], locale: Locale): string | null {
  if (files.length > mostFiles) return responseText(codes.tooBig, locale);
  for (const file of files) {
    const check = checkUpload(file);
    if (!check.ok) return `${file.name}: ${responseText(check.code, locale)}`;
  }
  return null;
}
