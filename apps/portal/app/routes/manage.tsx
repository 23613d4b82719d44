import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { type ShouldRevalidateFunction, useLoaderData, useLocation } from '@remix-run/react';
import { ApiError, codes } from '@selvedge/error-catalogue';
import { lazy, Suspense, useEffect, useState } from 'react';
import { apiFor, deskCalls } from '../api.server';
import { DeskFrame } from '../desk/desk-frame';
import { loadOtherDesks } from '../desk/load-other-desks.server';
import { NoDesk } from '../desk/no-desk';
import { localeOf, routerPath } from '../language/address';
import { communityId } from '../layout/community-id.server';
import { signInAddress } from '../links/sign-in-address';
import { m } from '../paraglide/messages';

export const meta: MetaFunction = ({ location }) => [
  { title: m.desk_title({}, { locale: localeOf(location.pathname) }) },
  { name: 'robots', content: 'noindex' },
];

/** The desk stands by itself: no header and no footer of the public site. */
export const handle = { frame: 'none' } as const;

/** The desk asks for what it shows itself; its own steps are none of the server's matter. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const api = apiFor(request, context);
  const locale = localeOf(pathname);
  const ccId = await communityId(api);
  try {
    await api.desk.today({ ccId });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === codes.unauthorized) throw redirect(signInAddress(routerPath(pathname), locale));
    if (error.code === codes.withoutPermission) {
      return data({ ccId, calls: null, otherDesks: await loadOtherDesks(api, ccId, locale) }, { status: 403 });
    }
    throw error;
  }
  return data({ ccId, calls: deskCalls(), otherDesks: await loadOtherDesks(api, ccId, locale) });
}

const Desk = lazy(() => import('../desk/desk'));

export default function ManageRoute() {
  const { ccId, calls, otherDesks } = useLoaderData<typeof loader>();
  const locale = localeOf(useLocation().pathname);
  // The desk lives in the browser only: what the server sends is its empty frame.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  if (calls === null) return <NoDesk otherDesks={otherDesks} locale={locale} />;
  if (!isMounted) return <DeskFrame locale={locale} />;
  return (
    <Suspense fallback={<DeskFrame locale={locale} />}>
      <Desk ccId={ccId} calls={calls} otherDesks={otherDesks} locale={locale} />
    </Suspense>
  );
}
