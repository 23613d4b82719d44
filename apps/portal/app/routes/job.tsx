import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { apiFor } from '../api.server';
import { NotFound, notFoundText } from '../document/not-found';
import { jobData } from '../document/structured-data';
import { formDataOf } from '../forms/form-data.server';
import { sendForm } from '../forms/send-form.server';
import { readSentForm } from '../forms/sent-form';
import { JobPage } from '../jobs/job-page';
import { loadJob } from '../jobs/load-jobs.server';
import { localeOf, routerPath } from '../language/address';
import { recordId } from '../page/or-not-found.server';
import { pageMeta } from '../page/page-meta';

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches, location }) => {
  const found = loaded?.found ?? null;
  return pageMeta(
    { matches, location },
    found && {
      title: `${found.title} · ${found.company}`,
      description: found.summary,
      data: (origin) => jobData(found, origin, location.pathname),
      isUnlisted: location.search !== '',
    },
  );
};

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const id = recordId(params.id);
  const url = new URL(request.url);
  const found = id === null ? null : await loadJob(apiFor(request, context), id, localeOf(url.pathname));
  return data({ found, isSent: url.searchParams.has('sent') }, { status: found === null ? 404 : 200 });
}

/** An application with its files: taken, it leads to a page that says so; refused, it shows what was typed. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const { pathname } = new URL(request.url);
  const recruitmentId = recordId(params.id);
  const sent = await formDataOf(request, 5);
  if (recruitmentId === null) throw new Response(null, { status: 404 });
  const form = readSentForm(sent);
  const outcome = await sendForm(form, localeOf(pathname), (fields) =>
    apiFor(request, context).recruitment.apply({ recruitmentId, ...fields, files: [...form.files] }),
  );
  if (outcome.kind === 'sent') return redirect(`${routerPath(pathname)}?sent=1`, 303);
  return data(outcome.refused, { status: outcome.status });
}

export default function JobRoute() {
  const { found, isSent } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const location = useLocation();
  const locale = localeOf(location.pathname);
  if (!found) return <NotFound text={notFoundText(location)} locale={locale} />;
  return <JobPage job={found} refused={refused} isSent={isSent} locale={locale} />;
}
