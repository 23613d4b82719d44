import type { LoaderFunctionArgs } from '@remix-run/node';
import { apiFor } from '../api.server';
import { loadChat } from '../chat/load-chat.server';

/** What the chat widget loads when it is opened. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return { entries: await loadChat(apiFor(request, context)) };
}
