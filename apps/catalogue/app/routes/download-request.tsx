import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { apiFor } from '../api.server';
import { notFound } from '../document/not-found';
import { pageMeta } from '../document/page-meta';
import { loadDownload } from '../download/load-downloads.server';
import { requestAction } from '../download/request-action.server';
import { type LinkFault, RequestPage, RequestSent } from '../download/request-page-view';
import { inLanguage, localeOf } from '../language/address';
import { siteOf } from '../layout/site-data';
import { assertOwnAddress, idOf } from '../page/own-address';

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  const site = siteOf(matches);
  if (!site || !data) return [];
  return pageMeta(site, site.title, { title: data.download.title, path: location.pathname, isPrivate: true });
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const download = await loadDownload(apiFor(request, context), idOf(params.slug));
  if (!download) throw notFound();
  // A free file needs no form: it stands in the list.
  if (!download.is_limit) throw redirect(inLanguage('/downloads', localeOf(pathname)), 302);
  assertOwnAddress(request, download.page);
  const link = searchParams.get('link');
  const fault: LinkFault | null = link === 'expired' || link === 'forged' ? link : null;
  return { download, fault, isSent: searchParams.has('sent') };
}

export const action = (args: ActionFunctionArgs) => requestAction(args);

export default function DownloadRequest() {
  const { download, fault, isSent } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (isSent && !refused) return <RequestSent download={download} />;
  return <RequestPage download={download} fault={fault} refused={refused} />;
}
