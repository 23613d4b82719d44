import { data, redirect } from '@remix-run/node';
import { AnswerError } from '@selvedge/api-client';
import { type CustomForm, readAnswers } from '@selvedge/domain/custom-form';
import type { PortalApi } from '../api.server';
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
    else if (intent === 'save' || intent === 'submit') await keep(api, id, version, form);
    else throw new Response(null, { status: 400 });
    if (intent === 'submit') await api.join.submit({ id });
    return redirect(intent === 'save' ? `${pathname}?kept=1` : pathname, 303);
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

/** Files first: what is kept names them. */
async function keep(api: PortalApi, id: number, version: number, form: FormData): Promise<void> {
  const { custom_form, seats, kind } = await api.join.detail({ id });
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const answers = readAnswers(custom_form.form as CustomForm, form, 'answers');
  for (const field of custom_form.form.fields) {
    if (field.kind !== 'file') continue;
    const files = form
      .getAll(`answers.${field.key}`)
      .filter((value): value is File => value instanceof File && value.name !== '');
    if (files.length === 0) continue;
    const sent = await api.join.attach({ id, field: field.key, files });
    const before = Array.isArray(answers[field.key]) ? (answers[field.key] as number[]) : [];
    answers[field.key] = [...before, ...sent.files.map((file) => file.id)];
  }
  const people = Array.from({ length: kind === 'company' ? seats : 0 }, (_, place) => ({
    name: text(`people.${place}.name`),
    email: text(`people.${place}.email`),
    post: text(`people.${place}.post`),
    is_contact: text('contact') === String(place),
  })).filter(({ name, email, post }) => `${name}${email}${post}`.trim() !== '');
  const own = { name: text('name'), email: text('email'), phone: text('phone') };
  await api.join.save({ id, version, ...own, answers, people });
}
