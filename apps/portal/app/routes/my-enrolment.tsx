import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { AnswerError } from '@selvedge/api-client';
import { accountMeta } from '../account/account-meta';
import { ownHeaders, requireHere } from '../account/own-page.server';
import type { Outcome } from '../account/refused';
import { loadMyEnrolment } from '../activities/load-mine.server';
import { MyEnrolmentPage } from '../activities/my-enrolment-page';
import { renameOf } from '../activities/my-ticket';
import { apiFor, type PortalApi } from '../api.server';
import { NotFound, notFoundText } from '../document/not-found';
import { formDataOf } from '../forms/form-data.server';
import { localeOf } from '../language/address';
import { recordId } from '../page/or-not-found.server';
import { m } from '../paraglide/messages';

export const meta: MetaFunction = (args) => accountMeta(args, m.my_activities);
export const headers = () => ownHeaders;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const api = apiFor(request, context);
  await requireHere(api, request, locale);
  const id = recordId(params.id);
  const enrolment = id === null ? null : await loadMyEnrolment(api, id, locale);
  return data({ enrolment }, { status: enrolment === null ? 404 : 200 });
}

/** What can be done about an enrolment, by the button's word. */
const acts = {
  accept: (api: PortalApi, enrolmentId: number) => api.activities.accept({ enrolmentId }),
  quit: (api: PortalApi, enrolmentId: number) => api.activities.quit({ enrolmentId }),
  rename: (api: PortalApi, enrolmentId: number, form: FormData) =>
    api.activities.rename({ enrolmentId, place_id: placeIn(form), name: String(form.get('name') ?? '') }),
  stay: (api: PortalApi, enrolmentId: number, form: FormData) =>
    api.activities.quit({ enrolmentId, place_ids: [placeIn(form)] }),
  voucher: (api: PortalApi, enrolmentId: number, form: FormData) =>
    api.activities.voucher({
      enrolmentId,
      files: form.getAll('files').filter((file): file is File => file instanceof File && file.name !== ''),
    }),
} as const;

/** A field of a form by what was refused of it: the first of its files is the field of files. */
const partOf = (field: string) => field.split('.')[0] ?? field;

/** Which ticket is meant. */
function placeIn(form: FormData): number {
  return recordId(String(form.get('place') ?? '')) ?? 0;
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { pathname } = new URL(request.url);
  const locale = localeOf(pathname);
  const api = apiFor(request, context);
  await requireHere(api, request, locale);
  const id = recordId(params.id);
  const form = await formDataOf(request, 5);
  const intent = form.get('intent');
  if (id === null || typeof intent !== 'string' || !Object.hasOwn(acts, intent)) {
    throw new Response(null, { status: 400 });
  }
  try {
    await acts[intent as keyof typeof acts](api, id, form);
  } catch (error) {
    if (!(error instanceof AnswerError) || error.status >= 500) throw error;
    const { name, files } = Object.fromEntries(error.issues.map(({ field, message }) => [partOf(field), message]));
    const isAtField = name !== undefined || files !== undefined;
    const problem =
      error.status === 409 ? m.enrolment_too_late({}, { locale }) : (error.issues[0]?.message ?? error.message);
    const outcome: Outcome = {
      intent: intent === 'rename' ? renameOf(placeIn(form)) : intent,
      issues: { name, files },
      problem: isAtField ? null : problem,
      values: { name: String(form.get('name') ?? '') },
      ...{ sentTo: null, guard: null, isDone: false },
    };
    return data(outcome, { status: error.status });
  }
  return redirect(pathname, 303);
}

export default function MyEnrolmentRoute() {
  const { enrolment } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const location = useLocation();
  const locale = localeOf(location.pathname);
  if (!enrolment) return <NotFound text={notFoundText(location)} locale={locale} />;
  return <MyEnrolmentPage {...{ enrolment, outcome, locale }} />;
}
