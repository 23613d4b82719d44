import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { ActivityPage } from '../activities/activity-page';
import { loadActivity } from '../activities/load-activities.server';
import { apiFor } from '../api.server';
import { NotFound, notFoundText } from '../document/not-found';
import { eventData } from '../document/structured-data';
import { localeOf } from '../language/address';
import { recordId } from '../page/or-not-found.server';
import { pageMeta } from '../page/page-meta';

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches, location }) => {
  const found = loaded?.found ?? null;
  return pageMeta(
    { matches, location },
    found && {
      title: found.title,
      description: found.summary,
      data: (origin) => eventData(found, origin, location.pathname),
    },
  );
};

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const id = recordId(params.id);
  const locale = localeOf(new URL(request.url).pathname);
  const found = id === null ? null : await loadActivity(apiFor(request, context), id, locale);
  return data({ found }, { status: found === null ? 404 : 200 });
}

export default function ActivityRoute() {
  const { found } = useLoaderData<typeof loader>();
  const location = useLocation();
  const locale = localeOf(location.pathname);
  if (!found) return <NotFound text={notFoundText(location)} locale={locale} />;
  return <ActivityPage activity={found} locale={locale} />;
}
