import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { Outlet } from '@remix-run/react';
import { loadOwnArea } from '../account/load-own-area.server';
import { ownHeaders } from '../account/own-page.server';
import { apiFor } from '../api.server';

export const headers = () => ownHeaders;

/** What stands on every page of the member's area: which pages there are for somebody, and what waits there. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return data({ area: await loadOwnArea(apiFor(request, context)) });
}

/** What waits changes with what is done on each page. */
export const shouldRevalidate = () => true;

export default function OwnRoute() {
  return <Outlet />;
}
