import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { type ShouldRevalidateFunction, useLoaderData, useLocation } from '@remix-run/react';
import { ApiError, codes } from '@selvedge/error-catalogue';
import { accountMeta } from '../account/account-meta';
import { ownHeaders } from '../account/own-page.server';
import { apiFor, deskCalls } from '../api.server';
import { DoorPage } from '../door/door-page';
import { localeOf } from '../language/address';
import { communityId } from '../layout/community-id.server';
import { signInAddress } from '../links/sign-in-address';
import { recordId } from '../page/or-not-found.server';
import { m } from '../paraglide/messages';

export const meta: MetaFunction = (args) => accountMeta(args, m.door_title);
export const headers = () => ownHeaders;

/** The door stands by itself: nothing of the site's header and footer has to be kept for it. */
export const handle = { frame: 'none' } as const;

/** The door asks for what is new itself. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const api = apiFor(request, context);
  const ccId = await communityId(api);
  const activityId = recordId(params.id);
  if (activityId === null) throw new Response(null, { status: 404 });
  try {
    const { activity, list } = await api.activityDesk.door({ ccId, activityId });
    const { activityDesk = {} } = deskCalls();
    return { ccId, activity, list, calls: { activityDesk } };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === codes.unauthorized) throw redirect(signInAddress(pathname, localeOf(pathname)));
    throw new Response(null, { status: error.code === codes.withoutPermission ? 403 : 404 });
  }
}

export default function DoorRoute() {
  const { ccId, activity, list, calls } = useLoaderData<typeof loader>();
  const location = useLocation();
  const locale = localeOf(location.pathname);
  return <DoorPage {...{ ccId, activity, list, calls, locale }} />;
}
