import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { accountMeta } from '../account/account-meta';
import { ownHeaders } from '../account/own-page.server';
import { apiFor } from '../api.server';
import { localeOf } from '../language/address';
import { cardStates } from '../membership/card-page';
import { wordDay } from '../membership/load-card.server';
import styles from '../membership/membership.module.css';
import { orNotFound } from '../page/or-not-found.server';
import { PageHead } from '../page/page-head';
import { m } from '../paraglide/messages';

export const meta: MetaFunction = (args) => accountMeta(args, m.verify_title);
// Never kept: a card that is checked must be the card of this moment.
export const headers = () => ownHeaders;

/** What the code of a member card leads to, for anybody who scans it. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const key = params.key ?? '';
  const isKey = /^[\w-]{16,64}$/.test(key);
  const found = isKey ? await orNotFound(apiFor(request, context).membership.verify({ key })) : null;
  const shown = found && { ...found, until: wordDay(found.valid_until, locale) };
  return data({ shown }, { status: shown === null ? 404 : 200 });
}

export default function VerifyRoute() {
  const { shown } = useLoaderData<typeof loader>();
  const locale = localeOf(useLocation().pathname);
  return (
    <>
      <PageHead title={m.verify_title({}, { locale })} lead={m.verify_lead({}, { locale })} />
      {shown === null ? (
        <p role="alert">{m.verify_missing({}, { locale })}</p>
      ) : (
        <article className={styles.card}>
          <h2 className={styles.name}>{shown.community}</h2>
          <span className={styles.state} data-state={shown.state}>
            {cardStates[shown.state]({}, { locale })}
          </span>
          <dl className={styles.facts}>
            <dt>{m.card_number({}, { locale })}</dt>
            <dd>{shown.number}</dd>
            <dt>{m.verify_name({}, { locale })}</dt>
            <dd>{shown.name}</dd>
            <dt>{m.verify_since({}, { locale })}</dt>
            <dd>{shown.since}</dd>
            <dt>{m.card_until({}, { locale })}</dt>
            <dd>{shown.until ?? m.card_open({}, { locale })}</dd>
          </dl>
        </article>
      )}
    </>
  );
}
