import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireHere } from '../account/own-page.server';
import { apiFor } from '../api.server';
import { localeOf } from '../language/address';
import { fileResponse } from '../membership/file-response.server';
import { allowed } from '../membership/load-card.server';
import { recordId } from '../page/or-not-found.server';

/** The certificate of attendance of somebody who came, as a PDF; of who did not there is none. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const api = apiFor(request, context);
  await requireHere(api, request, localeOf(new URL(request.url).pathname));
  const [enrolmentId, placeId] = [recordId(params.id), recordId(params.place)];
  const file =
    enrolmentId === null || placeId === null
      ? null
      : await allowed(api.activities.certificate({ enrolmentId, placeId }));
  if (file === null) throw new Response(null, { status: 404 });
  const { name, content_type: type, content } = file;
  return fileResponse({ name, type, content });
}
