import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { accountMeta } from '../account/account-meta';
import { ownHeaders } from '../account/own-page.server';
import { apiFor } from '../api.server';
import { FeesPage } from '../fees/fees-page';
import { loadFees } from '../fees/load-fees.server';
import { localeOf } from '../language/address';
import { m } from '../paraglide/messages';

export const meta: MetaFunction = (args) => accountMeta(args, m.fees_title);
export const headers = () => ownHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  return { fees: await loadFees(apiFor(request, context), request, localeOf(new URL(request.url).pathname)) };
}

export default function MyFeesRoute() {
  const { fees } = useLoaderData<typeof loader>();
  return <FeesPage fees={fees} locale={localeOf(useLocation().pathname)} />;
}
