import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { apiFor } from '../api.server';
import { pageMeta } from '../document/page-meta';
import { siteOf } from '../layout/site-data';
import { formDataOf } from '../page/form-data.server';
import { m } from '../paraglide/messages';
import { privacyAction } from '../privacy/privacy-action.server';
import { PrivacyPage } from '../privacy/privacy-page';

export const meta: MetaFunction = ({ matches, location }) => {
  const site = siteOf(matches);
  if (!site) return [];
  return pageMeta(site, site.title, {
    title: m.privacy(),
    description: m.privacy_lead(),
    path: location.pathname,
    crumbs: [{ title: m.privacy() }],
  });
};

export async function action({ request, context }: ActionFunctionArgs) {
  return privacyAction(apiFor(request, context), await formDataOf(request));
}

export default function Privacy() {
  return <PrivacyPage answer={useActionData<typeof action>()} />;
}
