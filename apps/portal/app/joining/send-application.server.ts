import { data, redirect } from '@remix-run/node';
import { AnswerError } from '@selvedge/api-client';
import { type CustomForm, readAnswers } from '@selvedge/domain/custom-form';
import type { PortalApi } from '../api.server';
import { moreGroup } from '../custom-forms/one-more';
import type { Locale } from '../language/address';
import { m } from '../paraglide/messages';

/** What a form of an application is told after it was sent. What was typed is kept by the server. */
export interface ApplicationOutcome {
  readonly issues: Readonly<Partial<Record<string, string>>>;
  readonly message: string | null;
  readonly text: string;
}

interface Sent {
  readonly id: number;
  readonly form: FormData;
  readonly locale: Locale;
  readonly pathname: string;
}

/** Does what a page of an application asks for. */
export async function sendApplication(api: PortalApi, { id, form, locale, pathname }: Sent) {
  const intent = String(form.get('intent') ?? '');
  const version = Number(form.get('version'));
  const text = String(form.get('text') ?? '');
  try {
    if (intent === 'answer') await api.join.answer({ id, version, text });
    else if (intent === 'withdraw') await api.join.withdraw({ id, version });
    else if (isKeeping(intent)) await keep(api, id, version, form);
    else throw new Response(null, { status: 400 });
    if (intent === 'submit') await api.join.submit({ id });
    return redirect(pathname + afterwards(intent), 303);
  } catch (error) {
    if (!(error instanceof AnswerError) || error.status >= 500) throw error;
    const issues = Object.fromEntries(error.issues.map(({ field, message }) => [field, message]));
    const message =
      error.status === 409
        ? m.join_conflict({}, { locale })
        : error.issues.length > 0
          ? m.join_check({}, { locale })
          : error.message;
    return data<ApplicationOutcome>({ issues, message, text }, { status: error.status });
  }
}

/** Without script one more round of a group is asked for by a button of the form: what was written is kept. */
function isKeeping(intent: string): boolean {
  return intent === 'save' || intent === 'submit' || moreGroup(intent) !== undefined;
}

/** What the page is told by its address: that something was kept, and which group has room for one more round. */
function afterwards(intent: string): string {
  const more = moreGroup(intent);
  if (more !== undefined) return `?${new URLSearchParams({ kept: '1', more })}#${more}`;
  return intent === 'save' ? '?kept=1' : '';
}

/** Files first: what is kept names them. */
async function keep(api: PortalApi, id: number, version: number, form: FormData): Promise<void> {
  const { custom_form, seats, kind } = await api.join.detail({ id });
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  await sendFiles(api, id, form);
  const answers = readAnswers(custom_form.form as CustomForm, form, 'answers');
  const people = Array.from({ length: kind === 'company' ? seats : 0 }, (_, place) => ({
    name: text(`people.${place}.name`),
    email: text(`people.${place}.email`),
    post: text(`people.${place}.post`),
    is_contact: text('contact') === String(place),
  })).filter(({ name, email, post }) => `${name}${email}${post}`.trim() !== '');
  const own = { name: text('name'), email: text('email'), phone: text('phone') };
  await api.join.save({ id, version, ...own, answers, people });
}

/** Sends the files of each field, also of those in a group, and names them in the form as files that are kept. */
async function sendFiles(api: PortalApi, id: number, form: FormData): Promise<void> {
  const names = [...new Set(form.keys())].filter((name) => name.startsWith('answers.'));
  for (const name of names) {
    const files = form.getAll(name).filter((value): value is File => value instanceof File && value.name !== '');
    if (files.length === 0) continue;
    const { files: sent } = await api.join.attach({ id, field: name, files }).catch((error: unknown) => {
      throw error instanceof AnswerError ? atField(error, name) : error;
    });
    for (const file of sent) form.append(`${name}.kept`, String(file.id));
  }
}

/** What is wrong with a file is said at its field. */
function atField(error: AnswerError, field: string): AnswerError {
  const issues = error.issues.slice(0, 1).map((issue) => ({ ...issue, field }));
  return new AnswerError(error.code, error.message, { ...error, issues });
}
