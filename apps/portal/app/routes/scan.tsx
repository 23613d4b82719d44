import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { AnswerError } from '@selvedge/api-client';
import { accountMeta } from '../account/account-meta';
import { attempt, readForm } from '../account/attempt.server';
import { ownHeaders, requireHere } from '../account/own-page.server';
import { ConfirmPage } from '../account/scan-page';
import { apiFor } from '../api.server';
import { localeOf } from '../language/address';
import { m } from '../paraglide/messages';

export const meta: MetaFunction = (args) => accountMeta(args, m.account_confirm_title);
export const headers = () => ownHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const api = apiFor(request, context);
  await requireHere(api, request, localeOf(pathname));
  try {
    const { user_agent } = await api.user.scanKeyScan({ key: searchParams.get('key') ?? '' });
    return { userAgent: user_agent };
  } catch (error) {
    if (!(error instanceof AnswerError) || error.status >= 500) throw error;
    return { userAgent: null };
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const api = apiFor(request, context);
  const form = await readForm(request);
  return attempt(api, form, localeOf(pathname), async () => {
    await api.user.scanKeyConfirm({ key: searchParams.get('key') ?? '', agree: form.intent === 'agree' });
    return {};
  });
}

export default function ScanRoute() {
  const { userAgent } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const locale = localeOf(useLocation().pathname);
  const answered = outcome?.isDone ? (outcome.intent === 'agree' ? 'confirmed' : 'refused') : null;
  return <ConfirmPage userAgent={userAgent} answered={answered} outcome={outcome} locale={locale} />;
}
