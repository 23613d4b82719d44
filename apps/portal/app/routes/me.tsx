import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { accountMeta } from '../account/account-meta';
import { attempt, readForm } from '../account/attempt.server';
import { changeMe } from '../account/change-me.server';
import { loadMe } from '../account/load-me.server';
import { MePage } from '../account/me-page';
import { ownHeaders, requireHere } from '../account/own-page.server';
import { apiFor } from '../api.server';
import { localeOf } from '../language/address';
import { m } from '../paraglide/messages';

export const meta: MetaFunction = (args) => accountMeta(args, m.account_me_title);
export const headers = () => ownHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  const me = await loadMe(apiFor(request, context), request, locale);
  return { me, notice: searchParams.has('kept') ? m.account_kept({}, { locale }) : null };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const api = apiFor(request, context);
  await requireHere(api, request, locale);
  const form = await readForm(request);
  return attempt(api, form, locale, () => changeMe(api, form, locale));
}

export default function MeRoute() {
  const { me, notice } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return <MePage me={me} notice={notice} outcome={outcome} locale={localeOf(useLocation().pathname)} />;
}
