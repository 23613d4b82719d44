import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Outlet, useLoaderData, useLocation, useRouteError } from '@remix-run/react';
import { LinkProvider } from '@selvedge/ui';
import { apiFor } from '../api.server';
import { FatalError } from '../document/fatal-error';
import { errorTitle, PageError } from '../document/page-error';
import { pageMeta } from '../document/page-meta';
import { loadSite } from '../layout/load-site.server';
import { Shell } from '../layout/shell';
import { useSite } from '../layout/site-data';
import { SiteLink } from '../links/site-link';
import { Visitor } from '../visitor/visitor';

export const meta: MetaFunction<typeof loader> = ({ data, error, location }) => {
  if (!data) return [{ title: errorTitle(error) }];
  const title = error === undefined ? undefined : errorTitle(error);
  return pageMeta(data, data.title, { title, path: location.pathname, isPrivate: error !== undefined });
};

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadSite(apiFor(request, context), context);
}

/** The frame is the same for every page of a language, and a change of language loads a new document. */
export const shouldRevalidate = () => false;

export default function Site() {
  const site = useLoaderData<typeof loader>();
  return (
    <LinkProvider component={SiteLink}>
      <Shell site={site}>
        <Outlet />
      </Shell>
      <Visitor siteId={site.siteId} tags={site.tags} />
    </LinkProvider>
  );
}

/** A page that failed keeps the site around it, as long as the site itself could be loaded. */
export function ErrorBoundary() {
  const site = useSite();
  const error = useRouteError();
  const { pathname, search } = useLocation();
  if (!site) return <FatalError />;
  return (
    <LinkProvider component={SiteLink}>
      <Shell site={site}>
        <PageError error={error} fullPath={pathname + search} />
      </Shell>
      <Visitor siteId={site.siteId} tags={site.tags} />
    </LinkProvider>
  );
}
