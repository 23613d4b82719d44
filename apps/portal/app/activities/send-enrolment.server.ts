import { data, redirect } from '@remix-run/node';
import { AnswerError } from '@selvedge/api-client';
import { type CustomForm, readAnswers } from '@selvedge/domain/custom-form';
import type { PortalApi } from '../api.server';
import { moreGroup } from '../custom-forms/one-more';
import { sendFormFiles } from '../custom-forms/send-form-files.server';
import { inLanguage, type Locale } from '../language/address';
import { m } from '../paraglide/messages';
import type { Activity } from './load-activities.server';
import { onlyFor } from './words';

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
  /** The group of the form that has room for one more round. */
  readonly more?: string | undefined;
}

const textOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** What was typed; files are sent at once, and refused ones say so at their field. */
export async function readEnrolment(api: PortalApi, form: FormData, activity: Activity) {
  const asked = activity.form?.form as CustomForm | undefined;
  const sendFile = async (file: File) => (await api.activities.formFile({ files: [file] })).id;
  const issues = asked === undefined ? {} : await sendFormFiles(asked, form, 'answers', sendFile);
  const typed: TypedEnrolment = {
    contact: textOf(form, 'contact'),
    email: textOf(form, 'email'),
    phone: textOf(form, 'phone'),
    ticket: textOf(form, 'ticket'),
    isSelf: form.has('self'),
    others: form.getAll('other').flatMap((value) => (typeof value === 'string' ? value : [])),
    answers: asked === undefined ? {} : readAnswers(asked, form, 'answers'),
    key: textOf(form, 'key'),
  };
  return { typed, issues };
}

/**
 * The form once more with room for one more: another guest, or another round of a group. Only browsers without script
 * ask the server for it. Null when something else is wanted.
 */
export function withOneMore(typed: TypedEnrolment, intent: string): Pick<EnrolOutcome, 'typed' | 'more'> | null {
  if (intent === 'more') return { typed: { ...typed, others: [...typed.others, ''] } };
  const more = moreGroup(intent);
  return more === undefined ? null : { typed, more };
}

/** Enrols, and leads to the tickets; what was refused is shown at its field, with everything that was typed. */
export async function sendEnrolment(api: PortalApi, activity: Activity, typed: TypedEnrolment, locale: Locale) {
  const others = typed.others.filter((name) => name.trim() !== '');
  const people = [
    ...(typed.isSelf ? [{ name: typed.contact, is_self: true }] : []),
    ...others.map((name) => ({ name })),
  ];
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
    const issues = {
      ...Object.fromEntries(error.issues.map(({ field, message }) => [field, message])),
      ...(people.length === 0 && { people: m.enrol_nobody({}, { locale }) }),
    };
    return refused(typed, issues, problemOf(error, activity, locale), error.status);
  }
}

function problemOf({ status, issues, message }: AnswerError, { audience }: Activity, locale: Locale): string | null {
  if (status === 409) return m.enrol_conflict({}, { locale });
  if (status === 403 && audience !== 'everyone') return onlyFor[audience]({}, { locale });
  return issues.length > 0 ? null : message;
}

export function refused(typed: TypedEnrolment, issues: EnrolOutcome['issues'], problem: string | null, status: number) {
  return data<EnrolOutcome>({ typed, issues, problem }, { status });
}
