import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { accountMeta } from '../account/account-meta';
import { ownHeaders, requireHere } from '../account/own-page.server';
import { apiFor } from '../api.server';
import { formDataOf } from '../forms/form-data.server';
import { localeOf } from '../language/address';
import { changeSeats } from '../membership/change-seats.server';
import { loadSeats } from '../membership/load-seats.server';
import { SeatsPage } from '../membership/seats-page';
import { m } from '../paraglide/messages';

export const meta: MetaFunction = (args) => accountMeta(args, m.seats_title);
export const headers = () => ownHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const api = apiFor(request, context);
  await requireHere(api, request, localeOf(pathname));
  return { companies: await loadSeats(api), isDone: searchParams.has('kept') };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { pathname } = new URL(request.url);
  const locale = localeOf(pathname);
  const api = apiFor(request, context);
  await requireHere(api, request, locale);
  const refused = await changeSeats(api, await formDataOf(request), locale);
  return refused === null ? redirect(`${pathname}?kept=1`, 303) : data(refused, { status: 422 });
}

export default function MySeatsRoute() {
  const { companies, isDone } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const locale = localeOf(useLocation().pathname);
  return <SeatsPage companies={companies} isDone={isDone && !outcome} outcome={outcome} locale={locale} />;
}
