import type { LoaderFunctionArgs } from '@remix-run/node';
import { apiFor } from '../api.server';

/** The server's clock for countdowns; an answer that anybody kept would be wrong. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { now } = await apiFor(request, context).site.time();
  return Response.json({ now }, { headers: { 'Cache-Control': 'no-store' } });
}
