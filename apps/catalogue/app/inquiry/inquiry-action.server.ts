import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { apiFor } from '../api.server';
import { askCaptcha, presentCaptcha } from '../captcha/ask-captcha.server';
import type { AskedCaptcha } from '../captcha/captcha-data';
import { inLanguage, localeOf, textLocale } from '../language/address';
import { formDataOf } from '../page/form-data.server';
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

/** The action of every form that sends an inquiry or a message. */
export async function inquiryAction({ request, context }: ActionFunctionArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const sent = await formDataOf(request, 5);
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
