import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { accountMeta } from '../account/account-meta';
import { attempt, readForm } from '../account/attempt.server';
import { nextAddress, ownHeaders } from '../account/own-page.server';
import { ScanPage } from '../account/scan-page';
import { apiFor } from '../api.server';
import { localeOf, routerPath } from '../language/address';
import { m } from '../paraglide/messages';

export const meta: MetaFunction = (args) => [
  ...accountMeta(args, m.account_scan_title),
  // Without script the page looks by itself all the same.
  { tagName: 'meta', httpEquiv: 'refresh', content: '5' },
];
export const headers = () => ownHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const here = routerPath(pathname);
  const api = apiFor(request, context);
  const key = searchParams.get('key');
  if (key === null) {
    const made = await api.user.scanKeyCreate({ kind: 'cookie' });
    throw redirect(`${here}?${new URLSearchParams({ key: made.key })}`);
  }
  if (!/^[\w-]{16,128}$/.test(key)) throw redirect(here);
  return api.user.scanKeyState({ key });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  const api = apiFor(request, context);
  return attempt(api, await readForm(request), locale, async () => {
    await api.user.scanKeyRedeem({ key: searchParams.get('key') ?? '', kind: 'cookie' });
    return redirect(nextAddress(null, locale));
  });
}

export default function SignInScanRoute() {
  const { svg, state } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const locale = localeOf(useLocation().pathname);
  return <ScanPage svg={svg} state={state} outcome={outcome} locale={locale} />;
}
