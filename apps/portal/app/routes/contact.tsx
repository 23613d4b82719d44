import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData, useLocation, useRouteLoaderData } from '@remix-run/react';
import { apiFor } from '../api.server';
import { ContactPage } from '../contact/contact-page';
import { formDataOf } from '../forms/form-data.server';
import { sendForm } from '../forms/send-form.server';
import { readSentForm } from '../forms/sent-form';
import { localeOf, routerPath } from '../language/address';
import { communityId } from '../layout/community-id.server';
import { pageMeta } from '../page/page-meta';
import { m } from '../paraglide/messages';
import type { loader as rootLoader } from '../root';

export const meta: MetaFunction<typeof loader> = ({ matches, location }) => {
  const locale = localeOf(location.pathname);
  const [title, description] = [m.contact_title({}, { locale }), m.contact_lead({}, { locale })];
  return pageMeta({ matches, location }, { title, description, isUnlisted: location.search !== '' });
};

export async function loader({ request }: LoaderFunctionArgs) {
  return { isSent: new URL(request.url).searchParams.has('sent') };
}

/** The message board (specification §7): taken, it leads to a page that says so; refused, it shows what was typed. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { pathname } = new URL(request.url);
  const locale = localeOf(pathname);
  const sent = await formDataOf(request);
  const api = apiFor(request, context);
  const ccId = await communityId(api);
  const outcome = await sendForm(readSentForm(sent), locale, (fields) =>
    api.officialWeb.addMessage({ ccId, ...fields }),
  );
  if (outcome.kind === 'sent') return redirect(`${routerPath(pathname)}?sent=1`, 303);
  return data(outcome.refused, { status: outcome.status });
}

export default function ContactRoute() {
  const { isSent } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const locale = localeOf(useLocation().pathname);
  return root ? <ContactPage community={root.community} refused={refused} isSent={isSent} locale={locale} /> : null;
}
