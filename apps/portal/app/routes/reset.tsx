import { type ActionFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLocation, useSearchParams } from '@remix-run/react';
import { accountMeta } from '../account/account-meta';
import { attempt, readForm } from '../account/attempt.server';
import { ownHeaders } from '../account/own-page.server';
import { ResetPage } from '../account/reset-page';
import { apiFor } from '../api.server';
import { inLanguage, localeOf } from '../language/address';
import { m } from '../paraglide/messages';

export const meta: MetaFunction = (args) => [
  ...accountMeta(args, m.account_reset_title),
  // The address holds a code.
  { name: 'referrer', content: 'no-referrer' },
];
export const headers = () => ownHeaders;

export async function action({ request, context }: ActionFunctionArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const api = apiFor(request, context);
  const form = await readForm(request);
  return attempt(api, form, locale, async () => {
    const [target, code, password] = [form.text('target'), form.text('code'), form.text('password')];
    await api.user.resetPassword({ target, code, password });
    return redirect(`${inLanguage('/sign-in', locale)}?reset`);
  });
}

export default function ResetRoute() {
  const outcome = useActionData<typeof action>();
  const [search] = useSearchParams();
  const filled = { target: search.get('target') ?? '', code: search.get('code') ?? '' };
  return <ResetPage {...filled} outcome={outcome} locale={localeOf(useLocation().pathname)} />;
}
