import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { AnswerError } from '@selvedge/api-client';
import { apiFor } from '../api.server';
import { inLanguage } from '../language/address';

/** Where third parties send people back to. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { search, searchParams } = new URL(request.url);
  const api = apiFor(request, context);
  try {
    const { user, kept } = await api.auth.thirdPartyLogin({
      provider: 'oidc',
      state: searchParams.get('state') ?? '',
      answer: search.slice(1),
      kind: 'cookie',
    });
    return redirect(`${inLanguage('/me', user.language)}${kept ? '?kept' : ''}`);
  } catch (error) {
    if (!(error instanceof AnswerError)) throw error;
    return redirect('/sign-in?third');
  }
}
