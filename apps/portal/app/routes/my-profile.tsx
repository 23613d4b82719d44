import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { accountMeta } from '../account/account-meta';
import { attempt, textsOf } from '../account/attempt.server';
import { ownHeaders, requireHere } from '../account/own-page.server';
import { apiFor } from '../api.server';
import { formDataOf } from '../forms/form-data.server';
import { localeOf } from '../language/address';
import { m } from '../paraglide/messages';
import { changeProfile } from '../profile/change-profile.server';
import { loadProfile } from '../profile/load-profile.server';
import { ProfilePage } from '../profile/profile-page';

export const meta: MetaFunction = (args) => accountMeta(args, m.profile_title);
export const headers = () => ownHeaders;

/** Also after what was refused: somebody else may have changed the entry meanwhile. */
export const shouldRevalidate = () => true;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  return loadProfile(apiFor(request, context), request, locale);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const api = apiFor(request, context);
  await requireHere(api, request, locale);
  const sent = await formDataOf(request, 1);
  const form = textsOf(sent);
  return attempt(api, form, locale, () => changeProfile(api, form, sent.get('file'), locale));
}

export default function MyProfileRoute() {
  const profile = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return <ProfilePage profile={profile} outcome={outcome} locale={localeOf(useLocation().pathname)} />;
}
