import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { accountMeta } from '../account/account-meta';
import { loadCard } from '../account/load-card.server';
import { ownHeaders, requireHere } from '../account/own-page.server';
import { PersonCard } from '../account/person-card';
import { apiFor } from '../api.server';
import { NotFound, notFoundText } from '../document/not-found';
import { localeOf } from '../language/address';
import { recordId } from '../page/or-not-found.server';
import { m } from '../paraglide/messages';

export const meta: MetaFunction = (args) => accountMeta(args, m.account_card_title);
export const headers = () => ownHeaders;

/** What the picture of a person's own code leads to: their card, for those who share a community. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const api = apiFor(request, context);
  await requireHere(api, request, localeOf(new URL(request.url).pathname));
  const person = recordId(params.id) === null ? null : await loadCard(api, params.id ?? '');
  return data({ person }, { status: person === null ? 404 : 200 });
}

export default function CardRoute() {
  const { person } = useLoaderData<typeof loader>();
  const location = useLocation();
  const locale = localeOf(location.pathname);
  if (!person) return <NotFound text={notFoundText(location)} locale={locale} />;
  return <PersonCard {...person} locale={locale} />;
}
