import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireHere } from '../account/own-page.server';
import { apiFor } from '../api.server';
import { localeOf } from '../language/address';
import { communityId } from '../layout/community-id.server';
import { fileResponse } from '../membership/file-response.server';
import { allowed } from '../membership/load-card.server';

/** The certificate as a PDF; who is no member has none. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor(request, context);
  await requireHere(api, request, localeOf(new URL(request.url).pathname));
  const file = await allowed(api.membership.certificate({ ccId: await communityId(api) }));
  if (file === null) throw new Response(null, { status: 404 });
  return fileResponse(file);
}
