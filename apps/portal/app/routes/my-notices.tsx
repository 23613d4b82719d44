import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { accountMeta } from '../account/account-meta';
import { attempt, readForm } from '../account/attempt.server';
import { ownHeaders, requireHere } from '../account/own-page.server';
import { apiFor } from '../api.server';
import { localeOf } from '../language/address';
import { changeNotices } from '../notices/change-notices.server';
import { loadNotices } from '../notices/load-notices.server';
import { NoticesPage } from '../notices/notices-page';
import { readListQuery } from '../page/list-query';
import { m } from '../paraglide/messages';

export const meta: MetaFunction = (args) => accountMeta(args, m.notices_title);
export const headers = () => ownHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  return loadNotices(apiFor(request, context), request, readListQuery(searchParams), localeOf(pathname));
}

export async function action({ request, context }: ActionFunctionArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const api = apiFor(request, context);
  await requireHere(api, request, locale);
  const form = await readForm(request);
  return attempt(api, form, locale, () => changeNotices(api, form));
}

export default function MyNoticesRoute() {
  const notices = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return <NoticesPage notices={notices} outcome={outcome} locale={localeOf(useLocation().pathname)} />;
}
