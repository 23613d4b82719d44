import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { accountMeta } from '../account/account-meta';
import { attempt } from '../account/attempt.server';
import { ownHeaders, requireHere } from '../account/own-page.server';
import { apiFor } from '../api.server';
import { NotFound, notFoundText } from '../document/not-found';
import { changeFee, readFeeForm } from '../fees/change-fee.server';
import { FeePage } from '../fees/fee-page';
import { loadFee } from '../fees/load-fees.server';
import { formDataOf } from '../forms/form-data.server';
import { localeOf } from '../language/address';
import { recordId } from '../page/or-not-found.server';
import { m } from '../paraglide/messages';

export const meta: MetaFunction = (args) => accountMeta(args, m.fees_title);
export const headers = () => ownHeaders;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const fee = await loadFee(apiFor(request, context), request, params.id, locale);
  return data({ fee }, { status: fee === null ? 404 : 200 });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { pathname } = new URL(request.url);
  const locale = localeOf(pathname);
  const api = apiFor(request, context);
  await requireHere(api, request, locale);
  const billId = recordId(params.id);
  if (billId === null) throw new Response(null, { status: 404 });
  const form = readFeeForm(await formDataOf(request, 1));
  const sent = {
    intent: form.intent,
    text: () => '',
    optional: () => undefined,
    values: { cents: form.amount },
  };
  return attempt(api, sent, locale, () => changeFee(api, form, { billId, path: pathname, locale }));
}

export default function MyFeeRoute() {
  const { fee } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const location = useLocation();
  const locale = localeOf(location.pathname);
  if (fee === null) return <NotFound text={notFoundText(location)} locale={locale} />;
  return <FeePage fee={fee} outcome={outcome} locale={locale} />;
}
