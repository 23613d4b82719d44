import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { accountMeta } from '../account/account-meta';
import { ownHeaders, requireHere, whoIsHere } from '../account/own-page.server';
import { apiFor } from '../api.server';
import { formDataOf } from '../forms/form-data.server';
import { ApplicationsPage } from '../joining/applications-page';
import { loadApplications } from '../joining/load-joining.server';
import { inLanguage, localeOf } from '../language/address';
import { communityId } from '../layout/community-id.server';
import { signInAddress } from '../links/sign-in-address';
import { recordId } from '../page/or-not-found.server';
import { m } from '../paraglide/messages';

export const meta: MetaFunction = (args) => accountMeta(args, m.join_mine);
export const headers = () => ownHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const api = apiFor(request, context);
  await requireHere(api, request, locale);
  return { list: await loadApplications(api, locale) };
}

/** Begins an application; who has not signed in comes back to choose again. */
export async function action({ request, context }: ActionFunctionArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const api = apiFor(request, context);
  if ((await whoIsHere(api)) === null) return redirect(signInAddress(inLanguage('/join', locale), locale), 303);
  const formId = recordId(String((await formDataOf(request)).get('form_id') ?? ''));
  if (formId === null) throw new Response(null, { status: 400 });
  const { id } = await api.join.apply({ ccId: await communityId(api), form_id: formId });
  return redirect(inLanguage(`/me/applications/${id}`, locale), 303);
}

export default function ApplicationsRoute() {
  const { list } = useLoaderData<typeof loader>();
  return <ApplicationsPage list={list} locale={localeOf(useLocation().pathname)} />;
}
