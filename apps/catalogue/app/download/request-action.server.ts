import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { AnswerError } from '@selvedge/api-client';
import { ApiError, TransportError } from '@selvedge/error-catalogue';
import { apiFor } from '../api.server';
import { askCaptcha, presentCaptcha } from '../captcha/ask-captcha.server';
import type { AskedCaptcha } from '../captcha/captcha-data';
import { notFound } from '../document/not-found';
import { localeOf, textLocale } from '../language/address';
import { formDataOf } from '../page/form-data.server';
import { idOf } from '../page/own-address';
import { m } from '../paraglide/messages';

/** What a form that was not taken shows again. */
export interface RefusedRequestForm {
  readonly email: string;
  readonly emailIssue: string | null;
  /** What concerns the whole form. */
  readonly message: string | null;
  readonly captcha: AskedCaptcha | null;
}

/** Has the link to a limited file sent, and leads to the page that says so. */
export async function requestAction({ request, params, context }: ActionFunctionArgs) {
  const id = idOf(params.slug);
  const sent = await formDataOf(request);
  const given = sent.get('email');
  const email = typeof given === 'string' ? given : '';
  const api = apiFor(request, context);
  const { pathname } = new URL(request.url);
  try {
    await presentCaptcha(api, sent);
    await api.download.request({ id, email });
  } catch (error) {
    const { status, ...refused } = refusalOf(error, pathname);
    const captcha = await askCaptcha(api, refused.issues);
    const { email: emailIssue = null } = refused.issues;
    const answer: RefusedRequestForm = { email, emailIssue, message: refused.message, captcha };
    return data(answer, { status });
  }
  return redirect(`${pathname}?sent=1`, 303);
}

interface Refusal {
  readonly status: number;
  readonly issues: Readonly<Partial<Record<'email' | 'captcha', string>>>;
  readonly message: string | null;
}

function refusalOf(error: unknown, pathname: string): Refusal {
  if (error instanceof TransportError) {
    return { status: 503, issues: {}, message: error.readableText(textLocale(localeOf(pathname))) };
  }
  if (!(error instanceof ApiError)) throw error;
  const status = error instanceof AnswerError ? error.status : 500;
  if (status === 404) throw notFound();
  if (status === 429) return { status, issues: {}, message: m.download_too_often() };
  const issues = Object.fromEntries(error.issues.map(({ field, message }) => [field, message]));
  return { status, issues, message: Object.keys(issues).length === 0 ? error.message : null };
}
