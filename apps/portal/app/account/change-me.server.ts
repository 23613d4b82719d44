import { redirect } from '@remix-run/node';
import { AnswerError } from '@selvedge/api-client';
import type { PortalApi } from '../api.server';
import { inLanguage, type Locale } from '../language/address';
import { type SentForm, sendCode } from './attempt.server';
import type { Outcome } from './refused';

type Change = (api: PortalApi, form: SentForm, locale: Locale) => Promise<Response | Partial<Outcome>>;

/** What the forms of a person's own page do, by their intent. */
const changes: Readonly<Record<string, Change>> = {
  async profile(api, form) {
    await api.user.infoUpdate({ nick: form.text('nick'), language: form.text('language') === 'en' ? 'en' : 'zh-cn' });
    return {};
  },
  'send-bind': (api, form) => sendCode(api, form, 'bind', form.text('phone')).catch(tellPhone),
  async bind(api, form) {
    await api.user.phoneBind({ phone: form.text('phone'), code: form.text('code') });
    return {};
  },
  'send-verify': async (api, form) => {
    const { phone, email } = await api.user.info();
    return sendCode(api, form, 'verify', phone ?? email ?? '');
  },
  'change-password': async (api, form) => {
    const { optional, text } = form;
    await api.user.password({
      old_password: optional('old_password'),
      code: optional('code'),
      password: text('password'),
    });
    return {};
  },
  'revoke-others': async (api) => {
    await api.user.sessionRevoke({});
    return {};
  },
  'sign-out': async (api, _, locale) => {
    await api.auth.logout();
    return redirect(inLanguage('/', locale));
  },
  async leave(api, form, locale) {
    await api.user.logOff({ password: form.optional('password'), code: form.optional('code') });
    return redirect(`${inLanguage('/sign-in', locale)}?left`);
  },
};

/** Does what a form of a person's own page asks for. */
export function changeMe(api: PortalApi, form: SentForm, locale: Locale): Promise<Response | Partial<Outcome>> {
  if (/^revoke-\d+$/.test(form.intent)) return revoke(api, form, locale);
  const change = Object.hasOwn(changes, form.intent) ? changes[form.intent] : undefined;
  if (change === undefined) throw new Response(null, { status: 400 });
  return change(api, form, locale);
}

/** The call names the field by what it is to it; on this page it is the phone. */
function tellPhone(error: unknown): never {
  if (!(error instanceof AnswerError)) throw error;
  const { code, message, status, retryAfterMs } = error;
  const issues = error.issues.map((issue) => (issue.field === 'target' ? { ...issue, field: 'phone' } : issue));
  throw new AnswerError(code, message, { status, retryAfterMs, issues });
}

const revoke: Change = async (api, form) => {
  await api.user.sessionRevoke({ id: form.text('id') });
  return {};
};
