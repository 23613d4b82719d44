import { ApiError } from '@selvedge/error-catalogue';
import type { CatalogueApi } from '../api.server';
import { type AskedCaptcha, captchaFieldName } from './captcha-data';

type CaptchaApi = Pick<CatalogueApi, 'captcha'>;

/**
 * Has a form's solved captcha judged, if it brought one. To be called before the form is sent on: a right solution
 * vouches for it. Whatever is wrong with a solution, the call that takes the form says whether one was needed.
 */
export async function presentCaptcha(api: CaptchaApi, form: FormData): Promise<void> {
  const payload = form.get(captchaFieldName);
  if (typeof payload !== 'string' || payload === '') return;
  try {
    await api.captcha.verify({ payload });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

/** A puzzle for the form to show, when the API's issues say that it wants one. */
export async function askCaptcha(
  api: CaptchaApi,
  issues: Readonly<Partial<Record<typeof captchaFieldName, string>>>,
): Promise<AskedCaptcha | null> {
  return issues.captcha === undefined ? null : api.captcha.challenge({});
}
