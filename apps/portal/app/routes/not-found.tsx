import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLocation } from '@remix-run/react';
import { NotFound, notFoundText } from '../document/not-found';
import { localeOf } from '../language/address';

export const meta: MetaFunction = ({ location }) => [
  { title: notFoundText(location) },
  { name: 'robots', content: 'noindex' },
];

/** No route matched. The page is drawn within the site's frame, with the status that says so. */
export function loader(_: LoaderFunctionArgs) {
  return data(null, { status: 404 });
}

export default function NotFoundRoute() {
  const location = useLocation();
  return <NotFound text={notFoundText(location)} locale={localeOf(location.pathname)} />;
}
