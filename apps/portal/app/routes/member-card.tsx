import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation, useRouteLoaderData } from '@remix-run/react';
import { accountMeta } from '../account/account-meta';
import { ownHeaders, requireHere } from '../account/own-page.server';
import { apiFor } from '../api.server';
import { localeOf } from '../language/address';
import { CardPage } from '../membership/card-page';
import { loadCard } from '../membership/load-card.server';
import { m } from '../paraglide/messages';
import type { loader as rootLoader } from '../root';

export const meta: MetaFunction = (args) => accountMeta(args, m.card_title);
export const headers = () => ownHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const api = apiFor(request, context);
  await requireHere(api, request, locale);
  return { card: await loadCard(api, locale) };
}

export default function MemberCardRoute() {
  const { card } = useLoaderData<typeof loader>();
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const locale = localeOf(useLocation().pathname);
  return <CardPage card={card} seal={root?.community.seal ?? ''} locale={locale} />;
}
