import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { AnswerError } from '@selvedge/api-client';
import { nextAddress } from '../account/own-page.server';
import { forgetWayBack, readWayBack } from '../account/way-back.server';
import { apiFor } from '../api.server';
import { inLanguage } from '../language/address';

/** Where third parties send people back to: on to the community, the language and the page that they left from. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { search, searchParams } = new URL(request.url);
  const { base, locale, next } = readWayBack(request);
  const api = apiFor(request, context);
  const headers = { 'Set-Cookie': forgetWayBack };
  try {
    const { kept } = await api.auth.thirdPartyLogin({
      provider: 'oidc',
      state: searchParams.get('state') ?? '',
      answer: search.slice(1),
      kind: 'cookie',
    });
    const address = kept ? `${nextAddress(null, locale)}?kept` : nextAddress(next, locale);
    return redirect(base + address, { headers });
  } catch (error) {
    if (!(error instanceof AnswerError)) throw error;
    return redirect(`${base}${inLanguage('/sign-in', locale)}?third`, { headers });
  }
}
