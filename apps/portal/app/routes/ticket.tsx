import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { accountMeta } from '../account/account-meta';
import { ownHeaders } from '../account/own-page.server';
import { loadTicket } from '../activities/load-mine.server';
import { TicketPage } from '../activities/ticket-page';
import { apiFor } from '../api.server';
import { NotFound, notFoundText } from '../document/not-found';
import { localeOf } from '../language/address';
import { m } from '../paraglide/messages';

export const meta: MetaFunction = (args) => accountMeta(args, m.ticket_title);
export const headers = () => ownHeaders;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const ticket = await loadTicket(apiFor(request, context), params.code ?? '', locale);
  return data({ ticket }, { status: ticket === null ? 404 : 200 });
}

export default function TicketRoute() {
  const { ticket } = useLoaderData<typeof loader>();
  const location = useLocation();
  const locale = localeOf(location.pathname);
  if (!ticket) return <NotFound text={notFoundText(location)} locale={locale} />;
  return <TicketPage ticket={ticket} locale={locale} />;
}
