import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { accountMeta } from '../account/account-meta';
import { attempt, readForm, sendCode } from '../account/attempt.server';
import { nextAddress, ownHeaders, whoIsHere } from '../account/own-page.server';
import { RegisterPage } from '../account/register-page';
import { apiFor } from '../api.server';
import { localeOf } from '../language/address';
import { m } from '../paraglide/messages';

export const meta: MetaFunction = (args) => accountMeta(args, m.account_register);
export const headers = () => ownHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const wanted = searchParams.get('next');
  if ((await whoIsHere(apiFor(request, context))) !== null) throw redirect(nextAddress(wanted, localeOf(pathname)));
  return { next: wanted === null ? '' : `?${new URLSearchParams({ next: wanted })}` };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  const api = apiFor(request, context);
  const form = await readForm(request);
  return attempt(api, form, locale, async () => {
    if (form.intent === 'send') return sendCode(api, form, 'register', form.text('target'));
    const { kept } = await api.auth.register({
      target: form.text('target'),
      code: form.text('code'),
      nick: form.optional('nick'),
      password: form.optional('password'),
      kind: 'cookie',
    });
    return redirect(kept ? `${nextAddress(null, locale)}?kept` : nextAddress(searchParams.get('next'), locale));
  });
}

export default function RegisterRoute() {
  const { next } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return <RegisterPage next={next} outcome={outcome} locale={localeOf(useLocation().pathname)} />;
}
