import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { Form, useLoaderData, useLocation } from '@remix-run/react';
import { AnswerError } from '@selvedge/api-client';
import { Button } from '@selvedge/ui';
import { accountMeta } from '../account/account-meta';
import { OwnNavigation } from '../account/own-navigation';
import { ownHeaders, requireHere } from '../account/own-page.server';
import { apiFor } from '../api.server';
import { fullDay } from '../dates/dates';
import { formDataOf } from '../forms/form-data.server';
import styles from '../joining/joining.module.css';
import { localeOf } from '../language/address';
import { communityId } from '../layout/community-id.server';
import { allowed } from '../membership/load-card.server';
import { PageHead } from '../page/page-head';
import { Sheet } from '../page/sheet';
import { m } from '../paraglide/messages';

export const meta: MetaFunction = (args) => accountMeta(args, m.ballot_title);
export const headers = () => ownHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  const api = apiFor(request, context);
  await requireHere(api, request, locale);
  const found = await allowed(api.join.votes({ ccId: await communityId(api) }));
  const list = (found?.list ?? []).map(({ id, name, form, deadline, choice, voted, electorate }) => ({
    ...{ id, name, form, choice, voted, electorate },
    until: deadline === null ? null : fullDay(deadline, locale).text,
  }));
  return { list, isKept: searchParams.has('kept') };
}

const choices = ['yes', 'no', 'abstain'] as const;
const labels = { yes: m.ballot_yes, no: m.ballot_no, abstain: m.ballot_abstain } as const;

export async function action({ request, context }: ActionFunctionArgs) {
  const { pathname } = new URL(request.url);
  const api = apiFor(request, context);
  await requireHere(api, request, localeOf(pathname));
  const form = await formDataOf(request);
  const choice = choices.find((one) => one === form.get('choice'));
  if (choice === undefined) throw new Response(null, { status: 400 });
  try {
    await api.join.vote({ ccId: await communityId(api), id: String(form.get('id') ?? ''), choice });
    return redirect(`${pathname}?kept=1`, 303);
  } catch (error) {
    // The vote was counted in the meantime: the page shows that it is gone.
    if (error instanceof AnswerError && error.status < 500) return data(null, { status: error.status });
    throw error;
  }
}

export default function CouncilRoute() {
  const { list, isKept } = useLoaderData<typeof loader>();
  const locale = localeOf(useLocation().pathname);
  return (
    <>
      <OwnNavigation locale={locale} />
      <PageHead title={m.ballot_title({}, { locale })} />
      {isKept && (
        <p className={styles.notice} role="status">
          {m.ballot_changed({}, { locale })}
        </p>
      )}
      {list.length === 0 && <p>{m.ballot_empty({}, { locale })}</p>}
      <div className={styles.kinds}>
        {list.map(({ id, name, form, choice, voted, electorate, until }) => (
          <Sheet key={id} title={name}>
            <p className={styles.facts}>
              <span>{form}</span>
              <span>{m.ballot_voted({ voted, electorate }, { locale })}</span>
              {until !== null && <span>{m.join_until({ day: until }, { locale })}</span>}
            </p>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="id" value={id} />
              {choices.map((one) => (
                <label key={one} className={styles.choice}>
                  <input type="radio" name="choice" value={one} defaultChecked={choice === one} required />
                  <span>{labels[one]({}, { locale })}</span>
                </label>
              ))}
              <Button type="submit">{m.ballot_cast({}, { locale })}</Button>
            </Form>
          </Sheet>
        ))}
      </div>
    </>
  );
}
