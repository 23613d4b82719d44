import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { accountMeta } from '../account/account-meta';
import { ownHeaders, requireHere } from '../account/own-page.server';
import { loadMyActivities } from '../activities/load-mine.server';
import { MyActivitiesPage } from '../activities/my-activities-page';
import { apiFor } from '../api.server';
import { localeOf } from '../language/address';
import { m } from '../paraglide/messages';

export const meta: MetaFunction = (args) => accountMeta(args, m.my_activities);
export const headers = () => ownHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const api = apiFor(request, context);
  await requireHere(api, request, locale);
  return loadMyActivities(api, locale);
}

export default function MyActivitiesRoute() {
  return <MyActivitiesPage mine={useLoaderData<typeof loader>()} locale={localeOf(useLocation().pathname)} />;
}
