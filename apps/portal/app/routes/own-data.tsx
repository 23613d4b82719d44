import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLocation } from '@remix-run/react';
import { accountMeta } from '../account/account-meta';
import { ownHeaders, requireHere } from '../account/own-page.server';
import { apiFor } from '../api.server';
import { localeOf } from '../language/address';
import { DataPage } from '../membership/data-page';
import { m } from '../paraglide/messages';

export const meta: MetaFunction = (args) => accountMeta(args, m.own_data);
export const headers = () => ownHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireHere(apiFor(request, context), request, localeOf(new URL(request.url).pathname));
  return null;
}

export default function OwnDataRoute() {
  return <DataPage locale={localeOf(useLocation().pathname)} />;
}
