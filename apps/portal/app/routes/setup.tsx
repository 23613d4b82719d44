import { type ActionFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLocation } from '@remix-run/react';
import { accountMeta } from '../account/account-meta';
import { attempt, readForm } from '../account/attempt.server';
import { ownHeaders } from '../account/own-page.server';
import { SetupPage } from '../account/setup-page';
import { apiFor } from '../api.server';
import { inLanguage, localeOf } from '../language/address';
import { m } from '../paraglide/messages';

export const meta: MetaFunction = (args) => [
  ...accountMeta(args, m.account_setup_title),
  { name: 'referrer', content: 'no-referrer' },
];
export const headers = () => ownHeaders;

export async function action({ request, context }: ActionFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  const api = apiFor(request, context);
  const form = await readForm(request);
  return attempt(api, form, locale, async () => {
    await api.auth.firstAdministrator({
      key: searchParams.get('key') ?? '',
      account: form.text('account'),
      nick: form.text('nick'),
      password: form.text('password'),
    });
    return redirect(inLanguage('/me', locale));
  });
}

export default function SetupRoute() {
  const outcome = useActionData<typeof action>();
  return <SetupPage outcome={outcome} locale={localeOf(useLocation().pathname)} />;
}
