import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { accountMeta } from '../account/account-meta';
import { ownHeaders, requireHere } from '../account/own-page.server';
import { EnrolPage } from '../activities/enrol-page';
import { loadActivity, loadWhatIsForMe } from '../activities/load-activities.server';
import {
  type EnrolOutcome,
  readEnrolment,
  refused,
  sendEnrolment,
  type TypedEnrolment,
  withOneMore,
} from '../activities/send-enrolment.server';
import { apiFor } from '../api.server';
import { NotFound, notFoundText } from '../document/not-found';
import { formDataOf } from '../forms/form-data.server';
import { localeOf } from '../language/address';
import { recordId } from '../page/or-not-found.server';
import { m } from '../paraglide/messages';

export const meta: MetaFunction = (args) => accountMeta(args, m.activity_enrol);
export const headers = () => ownHeaders;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const api = apiFor(request, context);
  const user = await requireHere(api, request, locale);
  const id = recordId(params.id);
  const activity = id === null ? null : await loadActivity(api, id, locale);
  if (activity === null) return data({ activity, typed: null, regions: [], forMe: null }, { status: 404 });
  const forMe = await loadWhatIsForMe(api, activity);
  const asksRegion = activity.form?.form.fields.some(({ kind }) => kind === 'region' || kind === 'group') ?? false;
  const regions = asksRegion ? (await api.community.categories({ ccId: activity.cc_id, kind: 'region' })).list : [];
  const typed: TypedEnrolment = {
    contact: user.nick,
    email: user.email ?? '',
    phone: user.phone ?? '',
    ticket: '',
    isSelf: true,
    others: [],
    answers: {},
    key: '',
  };
  return data({ activity, typed, regions, forMe });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const api = apiFor(request, context);
  await requireHere(api, request, locale);
  const id = recordId(params.id);
  const activity = id === null ? null : await loadActivity(api, id, locale);
  const form = await formDataOf(request, 10);
  if (activity === null) throw new Response(null, { status: 404 });
  const { typed, issues } = await readEnrolment(api, form, activity);
  const more = withOneMore(typed, String(form.get('intent') ?? ''));
  if (more !== null) return data<EnrolOutcome>({ ...more, issues, problem: null });
  const [refusal] = Object.values(issues);
  if (refusal !== undefined) return refused(typed, issues, refusal, 422);
  return sendEnrolment(api, activity, typed, locale);
}

export default function EnrolRoute() {
  const { activity, typed, regions, forMe } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const location = useLocation();
  const locale = localeOf(location.pathname);
  if (!activity || !typed || !forMe) return <NotFound text={notFoundText(location)} locale={locale} />;
  return <EnrolPage {...{ activity, outcome, regions, forMe, locale }} typed={outcome?.typed ?? typed} />;
}
