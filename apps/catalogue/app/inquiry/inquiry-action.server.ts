import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { apiFor } from '../api.server';
import { askCaptcha, presentCaptcha } from '../captcha/ask-captcha.server';
import type { AskedCaptcha } from '../captcha/captcha-data';
import { inLanguage, localeOf, textLocale } from '../language/address';
import { type InquiryIssues, type InquiryValues, readSentForm } from './inquiry-fields';
import { sendInquiry } from './send-inquiry.server';

/** What a form that was not taken shows again. */
export interface RefusedForm {
  readonly values: InquiryValues;
  readonly productIds: readonly number[];
  readonly issues: InquiryIssues;
  /** What concerns the whole form. */
  readonly message: string | null;
  /** The confirmation that the form asks for. */
  readonly captcha: AskedCaptcha | null;
}

/** Five files of 20 MB each, with what surrounds them; a larger body is not even read. */
const largestBody = 5 * 20 * 1024 * 1024 + 1024 * 1024;

/** The action of every form that sends an inquiry or a message. */
export async function inquiryAction({ request, context }: ActionFunctionArgs) {
  if (Number(request.headers.get('Content-Length') ?? 0) > largestBody) throw new Response(null, { status: 413 });
  const locale = localeOf(new URL(request.url).pathname);
  const sent = await request.formData().catch(() => null);
  if (sent === null) throw new Response(null, { status: 400 });
  const form = readSentForm(sent);
  const api = apiFor(request, context);
  await presentCaptcha(api, sent);
  const outcome = await sendInquiry(api, form, textLocale(locale), Date.now());
  if (outcome.kind === 'sent') return redirect(inLanguage('/inquire_success', locale), 303);
  const issues = outcome.kind === 'refused' ? outcome.issues : {};
  const refused: RefusedForm = {
    values: form.values,
    productIds: form.productIds,
    issues,
    captcha: await askCaptcha(api, issues),
    message: outcome.kind === 'failed' ? outcome.message : null,
  };
  return data(refused, { status: outcome.status });
}
