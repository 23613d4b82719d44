import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { AnswerError } from '@selvedge/api-client';
import { voteChoices } from '@selvedge/domain/joining';
import { accountMeta } from '../account/account-meta';
import { ownHeaders, requireHere } from '../account/own-page.server';
import { apiFor } from '../api.server';
import { formDataOf } from '../forms/form-data.server';
import { CouncilPage } from '../joining/council-page';
import { loadBallots } from '../joining/load-ballots.server';
import { localeOf } from '../language/address';
import { communityId } from '../layout/community-id.server';
import { m } from '../paraglide/messages';

export const meta: MetaFunction = (args) => accountMeta(args, m.ballot_title);
export const headers = () => ownHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  const api = apiFor(request, context);
  await requireHere(api, request, locale);
  return { list: await loadBallots(api, locale), isKept: searchParams.has('kept') };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { pathname } = new URL(request.url);
  const api = apiFor(request, context);
  await requireHere(api, request, localeOf(pathname));
  const form = await formDataOf(request);
  const choice = voteChoices.find((one) => one === form.get('choice'));
  const id = String(form.get('id') ?? '');
  if (choice === undefined) return data({ undecided: Number(id) }, { status: 422 });
  try {
    await api.join.vote({ ccId: await communityId(api), id, choice });
    return redirect(`${pathname}?kept=1`, 303);
  } catch (error) {
    // The vote was counted in the meantime: the page shows that it is gone.
    if (error instanceof AnswerError && error.status < 500) return data({ undecided: null }, { status: error.status });
    throw error;
  }
}

export default function CouncilRoute() {
  const { list, isKept } = useLoaderData<typeof loader>();
  const undecided = useActionData<typeof action>()?.undecided ?? null;
  return <CouncilPage list={list} isKept={isKept} undecided={undecided} locale={localeOf(useLocation().pathname)} />;
}
