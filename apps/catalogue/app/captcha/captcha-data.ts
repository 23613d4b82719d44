/** What a form sends its solved captcha under, and what the API calls it in its issues. */
export const captchaFieldName = 'captcha';

/** A puzzle that a form shows, in the form that the widget reads, and the slower way beside it. */
export interface AskedCaptcha {
  readonly algorithm: string;
  readonly challenge: string;
  readonly maxnumber: number;
  readonly salt: string;
  readonly signature: string;
  readonly wait: { readonly payload: string; readonly seconds: number };
}
