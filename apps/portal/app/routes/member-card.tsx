import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData, useLocation, useRouteLoaderData } from '@remix-run/react';
import { AnswerError } from '@selvedge/api-client';
import { accountMeta } from '../account/account-meta';
import { ownHeaders, requireHere } from '../account/own-page.server';
import { apiFor } from '../api.server';
import { formDataOf } from '../forms/form-data.server';
import { localeOf } from '../language/address';
import { communityId } from '../layout/community-id.server';
import { CardPage } from '../membership/card-page';
import { loadCard } from '../membership/load-card.server';
import { m } from '../paraglide/messages';
import type { loader as rootLoader } from '../root';

export const meta: MetaFunction = (args) => accountMeta(args, m.card_title);
export const headers = () => ownHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const api = apiFor(request, context);
  await requireHere(api, request, locale);
  return { card: await loadCard(api, locale) };
}

/** Hands a seat over to a colleague. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { pathname } = new URL(request.url);
  const api = apiFor(request, context);
  await requireHere(api, request, localeOf(pathname));
  const form = await formDataOf(request);
  const text = (name: string) => String(form.get(name) ?? '');
  try {
    await api.membership.seatChange({
      ccId: await communityId(api),
      company_id: text('company_id'),
      what: { change: 'transfer', seat_id: text('seat_id'), name: text('name'), email: text('email') },
    });
    return redirect(pathname, 303);
  } catch (error) {
    if (!(error instanceof AnswerError) || error.status >= 500) throw error;
    const issues = Object.fromEntries(
      error.issues.map(({ field, message }) => [field.split('.').at(-1) ?? field, message]),
    );
    return data({ issues }, { status: error.status });
  }
}

export default function MemberCardRoute() {
  const { card } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const locale = localeOf(useLocation().pathname);
  return <CardPage card={card} seal={root?.community.seal ?? ''} issues={refused?.issues ?? {}} locale={locale} />;
}
