import { isTrackableSubmission, type SubmissionFields } from '@selvedge/domain/inquiry-form';
import { mayLoadTags } from './consent';
import { currentChoice } from './consent-store';
import { noteAction } from './note-action';
import { pageKind } from './page-kind';
import { tellTags } from './tags';

const reported = new WeakSet<HTMLFormElement>();

/**
 * Reports that a form's submit button was clicked with contacts, phone, email and content filled in (specification §1):
 * once for a form, however often it is clicked, and without anything that was typed.
 */
export function noteSubmission(form: HTMLFormElement): void {
  if (reported.has(form) || !isTrackableSubmission(submissionFields(new FormData(form)))) return;
  reported.add(form);
  noteAction('form_submit');
  if (mayLoadTags(currentChoice())) {
    tellTags({ event: 'form_submission', page_type: pageKind(window.location.pathname).page_type });
  }
}

/** The four fields by the names that forms send them under (specification §3, inquiry payload). */
export function submissionFields(form: FormData): SubmissionFields {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  return { contacts: text('name'), phone: text('tel'), email: text('email'), content: text('msg') };
}
