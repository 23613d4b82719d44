import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { Form, useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { AnswerError } from '@selvedge/api-client';
import { Button, UiLink } from '@selvedge/ui';
import { accountMeta } from '../account/account-meta';
import { ownHeaders, requireHere, whoIsHere } from '../account/own-page.server';
import { apiFor } from '../api.server';
import { inLanguage, localeOf, routerPath } from '../language/address';
import { signInAddress } from '../links/sign-in-address';
import styles from '../membership/membership.module.css';
import { orNotFound } from '../page/or-not-found.server';
import { PageHead } from '../page/page-head';
import { m } from '../paraglide/messages';

export const meta: MetaFunction = (args) => accountMeta(args, m.invitation_title);
export const headers = () => ({ ...ownHeaders, 'Referrer-Policy': 'no-referrer' });

/** What the link of an invitation leads to: whose membership it is, and the way to it. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const api = apiFor(request, context);
  const token = tokenOf(params.token);
  const found = token === null ? null : await orNotFound(api.membership.invitation({ token }));
  const isHere = found !== null && (await whoIsHere(api)) !== null;
  return data({ found, isHere }, { status: found === null ? 404 : 200 });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const api = apiFor(request, context);
  await requireHere(api, request, locale);
  const token = tokenOf(params.token);
  if (token === null) throw new Response(null, { status: 404 });
  try {
    await api.membership.accept({ token });
    return redirect(inLanguage('/me/card', locale), 303);
  } catch (error) {
    if (!(error instanceof AnswerError) || (error.status !== 404 && error.status !== 409)) throw error;
    const problem = error.status === 409 ? m.invitation_taken({}, { locale }) : m.invitation_over({}, { locale });
    return data({ problem }, { status: error.status });
  }
}

function tokenOf(token = ''): string | null {
  return /^[\w-]{16,64}$/.test(token) ? token : null;
}

export default function InvitationRoute() {
  const { found, isHere } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { pathname } = useLocation();
  const locale = localeOf(pathname);
  const next = `?${new URLSearchParams({ next: routerPath(pathname) })}`;
  return (
    <>
      <PageHead
        title={m.invitation_title({}, { locale })}
        {...(found && { lead: m.invitation_lead({ name: found.name, community: found.community }, { locale }) })}
      />
      {found === null && <p role="alert">{m.invitation_over({}, { locale })}</p>}
      {refused && <p role="alert">{refused.problem}</p>}
      {found !== null && isHere && (
        <Form method="post">
          <Button type="submit">{m.invitation_accept({}, { locale })}</Button>
        </Form>
      )}
      {found !== null && !isHere && (
        <>
          <p>{m.invitation_sign_in({}, { locale })}</p>
          <p className={styles.links}>
            <UiLink className={styles.link} href={signInAddress(routerPath(pathname), locale)}>
              {m.account_sign_in({}, { locale })}
            </UiLink>
            <UiLink className={styles.link} href={inLanguage('/register', locale) + next}>
              {m.account_register({}, { locale })}
            </UiLink>
          </p>
        </>
      )}
    </>
  );
}
