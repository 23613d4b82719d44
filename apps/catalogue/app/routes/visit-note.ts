import type { ActionFunctionArgs } from '@remix-run/node';
import { ApiError } from '@selvedge/error-catalogue';
import { apiFor } from '../api.server';
import { forwardNotes } from '../visitor/forward-notes.server';

/** Where a browser tells what its visitor did; nobody reads the answer but people who look for a fault. */
export async function action({ request, context }: ActionFunctionArgs) {
  try {
    return new Response(null, { status: await forwardNotes(apiFor(request, context), await request.text()) });
  } catch (error) {
    if (error instanceof ApiError) return new Response(null, { status: 422 });
    throw error;
  }
}
