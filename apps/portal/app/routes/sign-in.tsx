import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { accountMeta } from '../account/account-meta';
import { attempt, readForm, sendCode } from '../account/attempt.server';
import { nextAddress, ownHeaders, whoIsHere } from '../account/own-page.server';
import { SignInPage } from '../account/sign-in-page';
import { apiFor } from '../api.server';
import { localeOf } from '../language/address';
import { m } from '../paraglide/messages';

export const meta: MetaFunction = (args) => accountMeta(args, m.account_sign_in);
export const headers = () => ownHeaders;

/** What happened on the page that led here, by its word in the query. */
const notices = {
  reset: m.account_reset_done,
  left: m.account_left,
  third: m.account_third_failed,
} as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  const api = apiFor(request, context);
  const wanted = searchParams.get('next');
  if ((await whoIsHere(api)) !== null) throw redirect(nextAddress(wanted, locale));
  const { list } = await api.auth.thirdParties();
  const notice = Object.entries(notices).find(([word]) => searchParams.has(word))?.[1];
  return {
    thirdParties: list,
    way: searchParams.get('by') === 'code' ? ('code' as const) : ('password' as const),
    next: wanted === null ? '' : `?${new URLSearchParams({ next: wanted })}`,
    notice: notice?.({}, { locale }) ?? null,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  const api = apiFor(request, context);
  const form = await readForm(request);
  return attempt(api, form, locale, async () => {
    if (form.intent === 'send') return sendCode(api, form, 'login', form.text('target'));
    const { kept } =
      form.intent === 'code'
        ? await api.auth.h5Login({ account: form.text('target'), code: form.text('code') })
        : await api.auth.h5Login({ account: form.text('account'), password: form.text('password') });
    const next = nextAddress(searchParams.get('next'), locale);
    return redirect(kept ? `${nextAddress(null, locale)}?kept` : next);
  });
}

export default function SignInRoute() {
  const outcome = useActionData<typeof action>();
  const locale = localeOf(useLocation().pathname);
  return <SignInPage {...useLoaderData<typeof loader>()} outcome={outcome} locale={locale} />;
}
