import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { AnswerError } from '@selvedge/api-client';
import { accountMeta } from '../account/account-meta';
import { ownHeaders, requireHere } from '../account/own-page.server';
import { PersonCard } from '../account/person-card';
import { apiFor } from '../api.server';
import { NotFound, notFoundText } from '../document/not-found';
import { localeOf } from '../language/address';
import { m } from '../paraglide/messages';

export const meta: MetaFunction = (args) => accountMeta(args, m.account_card_title);
export const headers = () => ownHeaders;

/** What the picture of a person's own code leads to: their card, for those who share a community. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const api = apiFor(request, context);
  await requireHere(api, request, localeOf(new URL(request.url).pathname));
  if (!/^[1-9]\d{0,8}$/.test(params.id ?? '')) return data({ person: null }, { status: 404 });
  try {
    return data({ person: await api.user.userCard({ id: params.id ?? '' }) });
  } catch (error) {
    if (error instanceof AnswerError && error.status === 404) return data({ person: null }, { status: 404 });
    throw error;
  }
}

export default function CardRoute() {
  const { person } = useLoaderData<typeof loader>();
  const location = useLocation();
  const locale = localeOf(location.pathname);
  if (!person) return <NotFound text={notFoundText(location)} locale={locale} />;
  return <PersonCard nick={person.nick} isMember={person.communities.length > 0} locale={locale} />;
}
