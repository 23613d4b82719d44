/** The fields that the tracking of a submission looks at (specification §1). */
export interface SubmissionFields {
  readonly contacts?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly content?: string | null | undefined;
}

/**
 * Whether a click on a form's submit button is reported: contacts, phone, email and content are all non-empty
 * (specification §1, §5). White space alone is empty.
 *
 * @example
 * isTrackableSubmission({ contacts: 'Anna', phone: '123', email: 'a@b.example', content: 'Hello' }); // true
 * isTrackableSubmission({ contacts: 'Anna', email: 'a@b.example', content: 'Hello' }); // false
 */
export function isTrackableSubmission({ contacts, phone, email, content }: SubmissionFields): boolean {
  return [contacts, phone, email, content].every((field) => typeof field === 'string' && field.trim() !== '');
}
