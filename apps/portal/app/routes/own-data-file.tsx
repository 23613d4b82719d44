import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireHere } from '../account/own-page.server';
import { apiFor } from '../api.server';
import { localeOf } from '../language/address';
import { fileResponse } from '../membership/file-response.server';

/** Everything that is kept of who is signed in. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor(request, context);
  await requireHere(api, request, localeOf(new URL(request.url).pathname));
  return fileResponse(await api.membership.ownData({}));
}
