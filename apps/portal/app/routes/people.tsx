import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { apiFor } from '../api.server';
import { localeOf } from '../language/address';
import { pageMeta } from '../page/page-meta';
import { m } from '../paraglide/messages';
import { loadPeople } from '../people/load-people.server';
import { PeoplePage } from '../people/people-page';

export const meta: MetaFunction<typeof loader> = ({ matches, location }) => {
  const locale = localeOf(location.pathname);
  const [title, description] = [m.people_title({}, { locale }), m.people_lead({}, { locale })];
  return pageMeta({ matches, location }, { title, description });
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadPeople(apiFor(request, context), localeOf(new URL(request.url).pathname));
}

export default function PeopleRoute() {
  return <PeoplePage bodies={useLoaderData<typeof loader>()} locale={localeOf(useLocation().pathname)} />;
}
