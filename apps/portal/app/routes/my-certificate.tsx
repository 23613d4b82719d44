import type { LoaderFunctionArgs } from '@remix-run/node';
import { AnswerError } from '@selvedge/api-client';
import { requireHere } from '../account/own-page.server';
import { apiFor, type PortalApi } from '../api.server';
import { localeOf } from '../language/address';
import { fileResponse } from '../membership/file-response.server';
import { recordId } from '../page/or-not-found.server';

/** The certificate of attendance of somebody who came, as a PDF; of who did not there is none. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const api = apiFor(request, context);
  await requireHere(api, request, localeOf(new URL(request.url).pathname));
  const { name, content_type: type, content } = await certificateOf(api, recordId(params.id), recordId(params.place));
  return fileResponse({ name, type, content });
}

async function certificateOf(api: PortalApi, enrolmentId: number | null, placeId: number | null) {
  if (enrolmentId === null || placeId === null) throw new Response(null, { status: 404 });
  try {
    return await api.activities.certificate({ enrolmentId, placeId });
  } catch (error) {
    if (error instanceof AnswerError && error.status < 500) throw new Response(null, { status: 404 });
    throw error;
  }
}
