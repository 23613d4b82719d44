import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { apiFor } from '../api.server';
import { JoinPage } from '../joining/join-page';
import { loadJoinForms } from '../joining/load-joining.server';
import { localeOf } from '../language/address';
import { pageMeta } from '../page/page-meta';
import { m } from '../paraglide/messages';

export const meta: MetaFunction<typeof loader> = ({ matches, location }) => {
  const locale = localeOf(location.pathname);
  const [title, description] = [m.join_page_title({}, { locale }), m.join_lead({}, { locale })];
  return pageMeta({ matches, location }, { title, description });
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadJoinForms(apiFor(request, context));
}

export default function JoinRoute() {
  const found = useLoaderData<typeof loader>();
  return <JoinPage {...found} locale={localeOf(useLocation().pathname)} />;
}
