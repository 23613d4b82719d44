/** The fields of a form of Reading B (specification §5). */
export const contactNames = ['contacts', 'phone', 'email', 'content'] as const;

export type ContactName = (typeof contactNames)[number];

export type ContactValues = Readonly<Record<ContactName, string>>;

/** Where a refusal is shown. */
export type FormPlace = ContactName | 'files';

/** What a form that was not taken shows again: every word that was typed, and why. */
export interface RefusedForm {
  readonly values: ContactValues;
  readonly issues: Readonly<Partial<Record<FormPlace, string>>>;
  /** What concerns the whole form. */
  readonly message: string | null;
}

/** A form as it was sent. */
export interface SentForm {
  readonly values: ContactValues;
  readonly files: readonly File[];
  /** What the browser made once a form; empty where no script ran. */
  readonly key: string;
}

/** Reads a sent form; a file field that was left alone sends a nameless empty file, which is none. */
export function readSentForm(form: FormData): SentForm {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    values: Object.fromEntries(contactNames.map((name) => [name, text(name)])) as ContactValues,
    files: form.getAll('files').filter((value): value is File => value instanceof File && value.name !== ''),
    key: text('key'),
  };
}

/** The place of a refused field of the wire in the form. */
export function placeOf(field: string): FormPlace | null {
  const [head = ''] = field.split('.');
  if (head === 'files') return 'files';
  return contactNames.find((name) => name === head) ?? null;
}
