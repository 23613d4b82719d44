import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { AnswerError } from '@selvedge/api-client';
import { accountMeta } from '../account/account-meta';
import { ownHeaders, requireHere } from '../account/own-page.server';
import { apiFor, type PortalApi } from '../api.server';
import { CalendarPage } from '../calendar/calendar-page';
import { loadCalendar, readCalendarQuery } from '../calendar/load-calendar.server';
import { fromBeijingField } from '../desk/beijing-time';
import { formDataOf } from '../forms/form-data.server';
import { localeOf } from '../language/address';
import { communityId } from '../layout/community-id.server';
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

/** What can be done on the page, by the button's word. */
async function act(api: PortalApi, form: FormData): Promise<unknown> {
  const text = (name: string) => String(form.get(name) ?? '');
  const [intent, which = ''] = text('intent').split('-');
  const scheduleId = Number(text('id')) || 0;
  if (intent === 'feed') return api.schedule.feed({ wish: which === 'end' ? 'end' : 'make' });
  if (intent === 'remove') return api.schedule.remove({ scheduleId });
  if (intent === 'status') return api.schedule.operate({ scheduleId, status: Number(which) });
  return api.schedule.create({
    ccId: await communityId(api),
    title: text('title'),
    start_time: fromBeijingField(text('from')) ?? 0,
    end_time: fromBeijingField(text('until')) ?? 0,
  });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const url = new URL(request.url);
  const locale = localeOf(url.pathname);
  const api = apiFor(request, context);
  await requireHere(api, request, locale);
  const form = await formDataOf(request);
  try {
    await act(api, form);
  } catch (error) {
    if (!(error instanceof AnswerError) || error.status >= 500) throw error;
    return data({ problem: error.issues[0]?.message ?? error.message }, { status: error.status });
  }
  return redirect(url.pathname + url.search, 303);
}

export default function MyCalendarRoute() {
  const calendar = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem ?? null;
  return <CalendarPage calendar={{ ...calendar, problem }} locale={localeOf(useLocation().pathname)} />;
}
