import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { accountMeta } from '../account/account-meta';
import { ownHeaders, requireHere } from '../account/own-page.server';
import { apiFor } from '../api.server';
import { CalendarPage } from '../calendar/calendar-page';
import { changeCalendar } from '../calendar/change-calendar.server';
import { loadCalendar, readCalendarQuery } from '../calendar/load-calendar.server';
import { formDataOf } from '../forms/form-data.server';
import { localeOf } from '../language/address';
import { m } from '../paraglide/messages';

export const meta: MetaFunction = (args) => accountMeta(args, m.my_calendar);
export const headers = () => ownHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  const api = apiFor(request, context);
  await requireHere(api, request, locale);
  return loadCalendar(api, readCalendarQuery(searchParams, new Date()), locale);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const url = new URL(request.url);
  const locale = localeOf(url.pathname);
  const api = apiFor(request, context);
  await requireHere(api, request, locale);
  return changeCalendar(api, await formDataOf(request), url, locale);
}

export default function MyCalendarRoute() {
  const calendar = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return <CalendarPage {...{ calendar, outcome }} locale={localeOf(useLocation().pathname)} />;
}
