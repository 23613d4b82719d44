import { data, redirect } from '@remix-run/node';
import { AnswerError } from '@selvedge/api-client';
import { readAnswers } from '@selvedge/domain/custom-form';
import type { PortalApi } from '../api.server';
import { inLanguage, type Locale } from '../language/address';
import { m } from '../paraglide/messages';
import type { Activity } from './load-activities.server';

/** What somebody typed into the form of enrolling. */
export interface TypedEnrolment {
  readonly contact: string;
  readonly email: string;
  readonly phone: string;
  readonly ticket: string;
  readonly isSelf: boolean;
  readonly others: readonly string[];
  readonly answers: Readonly<Record<string, unknown>>;
  readonly key: string;
}

/** A form that was not taken, or asks for one more name. */
export interface EnrolOutcome {
  readonly typed: TypedEnrolment;
  readonly issues: Readonly<Partial<Record<string, string>>>;
  readonly problem: string | null;
}

const textOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

export async function readEnrolment(api: PortalApi, form: FormData, activity: Activity): Promise<TypedEnrolment> {
  await sendFiles(api, form, activity);
  return {
    contact: textOf(form, 'contact'),
    email: textOf(form, 'email'),
    phone: textOf(form, 'phone'),
    ticket: textOf(form, 'ticket'),
    isSelf: form.has('self'),
    others: form.getAll('other').flatMap((value) => (typeof value === 'string' ? value : [])),
    answers: activity.form === null ? {} : readAnswers(activity.form.form, form, 'answers'),
    key: textOf(form, 'key'),
  };
}

/** Files go first, each by itself; what the answers then name are their numbers. */
async function sendFiles(api: PortalApi, form: FormData, activity: Activity): Promise<void> {
  const fields = activity.form?.form.fields.filter(({ kind }) => kind === 'file') ?? [];
  for (const { key } of fields) {
    for (const file of form.getAll(`answers.${key}`)) {
      if (!(file instanceof File) || file.name === '') continue;
      const { id } = await api.activities.formFile({ files: [file] });
      form.append(`answers.${key}.kept`, String(id));
    }
  }
}

/** Enrols, and leads to the tickets; what was refused is shown at its field, with everything that was typed. */
export async function sendEnrolment(api: PortalApi, activity: Activity, typed: TypedEnrolment, locale: Locale) {
  const others = typed.others.filter((name) => name.trim() !== '');
  const people = [
    ...(typed.isSelf ? [{ name: typed.contact, is_self: true }] : []),
    ...others.map((name) => ({ name })),
  ];
  if (people.length === 0) return refused(typed, { 'people.0.name': m.enrol_nobody({}, { locale }) }, null, 422);
  try {
    const standing = await api.activities.enrolMany({
      ccId: activity.cc_id,
      activityId: activity.id,
      ...(typed.ticket !== '' && { ticket_id: Number(typed.ticket) }),
      contact: typed.contact,
      email: typed.email,
      phone: typed.phone,
      people,
      answers: typed.answers,
      ...(typed.key !== '' && { idempotency_key: typed.key }),
    });
    return redirect(inLanguage(`/me/activities/${standing.id}`, locale), 303);
  } catch (error) {
    if (!(error instanceof AnswerError) || error.status >= 500) throw error;
    const issues = Object.fromEntries(error.issues.map(({ field, message }) => [field, message]));
    return refused(typed, issues, problemOf(error, locale), error.status);
  }
}

function problemOf({ status, issues, message }: AnswerError, locale: Locale): string | null {
  if (status === 409) return m.enrol_conflict({}, { locale });
  if (status === 403) return m.enrol_not_for_you({}, { locale });
  return issues.length > 0 ? null : message;
}

export function refused(typed: TypedEnrolment, issues: EnrolOutcome['issues'], problem: string | null, status: number) {
  return data<EnrolOutcome>({ typed, issues, problem }, { status });
}
