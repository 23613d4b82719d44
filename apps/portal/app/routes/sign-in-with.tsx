import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { AnswerError } from '@selvedge/api-client';
import { rememberWayBack } from '../account/way-back.server';
import { apiFor } from '../api.server';
import { inLanguage, localeOf } from '../language/address';

/** Leads to a third party. A link and no form, so that the page's policy may keep forms at home. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  try {
    const { url } = await apiFor(request, context).auth.thirdPartyBegin({
      provider: params.provider ?? '',
      kind: 'cookie',
    });
    return redirect(url, {
      headers: { 'Set-Cookie': rememberWayBack(context.base, locale, searchParams.get('next')) },
    });
  } catch (error) {
    if (!(error instanceof AnswerError)) throw error;
    return redirect(`${inLanguage('/sign-in', locale)}?third`);
  }
}
