import { data } from '@remix-run/node';
import { ApiError, TransportError } from '@selvedge/error-catalogue';
import type { CatalogueApi } from '../api.server';
import { forgottenVisitorCookie } from '../visitor/visitor-code';

type VisitorApi = Pick<CatalogueApi, 'visitor'>;

/** What is kept about a visitor, as the API tells it. */
export type VisitorData = Awaited<ReturnType<CatalogueApi['visitor']['data']>>;

export type PrivacyAnswer =
  | { readonly kind: 'shown'; readonly visitor: VisitorData }
  | { readonly kind: 'erased' }
  | { readonly kind: 'failed' };

/** Shows or erases what is stored about the visitor who asks. */
export async function privacyAction(api: VisitorApi, form: FormData) {
  try {
    if (form.get('intent') !== 'erase') return answerWith({ kind: 'shown', visitor: await api.visitor.data({}) });
    await api.visitor.erase({});
    return answerWith({ kind: 'erased' }, erasedHeaders(form.has('script')));
  } catch (error) {
    if (!(error instanceof ApiError) && !(error instanceof TransportError)) throw error;
    return answerWith({ kind: 'failed' }, {}, 503);
  }
}

function answerWith(answer: PrivacyAnswer, headers: Readonly<Record<string, string>> = {}, status = 200) {
  return data(answer, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

/** A page whose scripts run empties its browser itself, and keeps there that nothing is to be noted from now on. */
function erasedHeaders(hasScript: boolean): Record<string, string> {
  const cookie = { 'Set-Cookie': forgottenVisitorCookie };
  return hasScript ? cookie : { ...cookie, 'Clear-Site-Data': '"storage"' };
}
