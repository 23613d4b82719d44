import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { accountMeta } from '../account/account-meta';
import { ownHeaders, requireHere } from '../account/own-page.server';
import { apiFor } from '../api.server';
import { NotFound, notFoundText } from '../document/not-found';
import { formDataOf } from '../forms/form-data.server';
import { ApplicationPage } from '../joining/application-page';
import { loadApplication } from '../joining/load-joining.server';
import { sendApplication } from '../joining/send-application.server';
import { localeOf } from '../language/address';
import { recordId } from '../page/or-not-found.server';
import { m } from '../paraglide/messages';

export const meta: MetaFunction = (args) => accountMeta(args, m.join_mine);
export const headers = () => ownHeaders;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  const api = apiFor(request, context);
  await requireHere(api, request, locale);
  const id = recordId(params.id);
  const found = id === null ? null : await loadApplication(api, id, locale);
  return data(
    { found, isKept: searchParams.has('kept'), more: searchParams.get('more') ?? undefined },
    { status: found === null ? 404 : 200 },
  );
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { pathname } = new URL(request.url);
  const locale = localeOf(pathname);
  const api = apiFor(request, context);
  await requireHere(api, request, locale);
  const id = recordId(params.id);
  if (id === null) throw new Response(null, { status: 404 });
  const form = await formDataOf(request, 5);
  return sendApplication(api, { id, form, locale, pathname });
}

export default function ApplicationRoute() {
  const { found, isKept, more } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const location = useLocation();
  const locale = localeOf(location.pathname);
  if (!found) return <NotFound text={notFoundText(location)} locale={locale} />;
  return <ApplicationPage application={found} outcome={outcome} isKept={isKept} more={more} locale={locale} />;
}
