import { type ActionFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLocation } from '@remix-run/react';
import { accountMeta } from '../account/account-meta';
import { attempt, readForm, sendCode } from '../account/attempt.server';
import { ownHeaders } from '../account/own-page.server';
import { ForgotPage } from '../account/reset-page';
import { apiFor } from '../api.server';
import { inLanguage, localeOf } from '../language/address';
import { m } from '../paraglide/messages';

export const meta: MetaFunction = (args) => accountMeta(args, m.account_forgot_title);
export const headers = () => ownHeaders;

export async function action({ request, context }: ActionFunctionArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const api = apiFor(request, context);
  const form = await readForm(request);
  return attempt(api, form, locale, async () => {
    if (form.intent === 'send') return sendCode(api, form, 'reset', form.text('target'));
    const [target, code, password] = [form.text('target'), form.text('code'), form.text('password')];
    await api.user.resetPassword({ target, code, password });
    return redirect(`${inLanguage('/sign-in', locale)}?reset`);
  });
}

export default function ForgotRoute() {
  const outcome = useActionData<typeof action>();
  return <ForgotPage outcome={outcome} locale={localeOf(useLocation().pathname)} />;
}
