import { type ActionFunctionArgs, data } from '@remix-run/node';
import { checkUpload, mostFiles } from '@selvedge/domain/inquiry-form';
import { codes, type Locale, responseText } from '@selvedge/error-catalogue';
import { apiFor, type CatalogueApi } from '../api.server';
import { localeOf, textLocale } from '../language/address';
import { formDataOf } from '../page/form-data.server';
import { m } from '../paraglide/messages';
import { failureText } from './failure-text';
import { orderAddress } from './order-address';
import { requireShop } from './require-shop.server';
import type { PaymentStart } from './shop-data';

/** What a form on an order's page answers. */
export interface OrderAnswer {
  readonly intent: OrderIntent;
  /** Why it was not done. */
  readonly message: string | null;
  readonly payment: PaymentStart | null;
}

type OrderIntent = 'pay' | 'proof' | 'cancel';

interface Asked {
  readonly api: CatalogueApi;
  readonly key: { readonly number: string; readonly token: string };
  readonly form: FormData;
  readonly locale: Locale;
  readonly returnUrl: string;
}

/** What can be asked for on an order's page. */
const intents = {
  pay: async ({ api, key, form, returnUrl }: Asked) => {
    const type = Number(form.get('payment_type'));
    const payment = await api.shop.pay({ ...key, return_url: returnUrl, ...(type > 0 && { payment_type: type }) });
    return { message: null, payment };
  },
  proof: async ({ api, key, form, locale }: Asked) => {
    const files = form.getAll('files').filter((value): value is File => value instanceof File && value.name !== '');
    const refused = refusedFile(files, locale);
    if (refused) return { message: refused, payment: null };
    const { list } = await api.upload.file({ files });
    const sent = list.map(({ name, host, cname, size }) => ({ name, url: host + cname, size }));
    await api.shop.uploadProof({ ...key, files: sent });
    return { message: null, payment: null };
  },
  cancel: async ({ api, key }: Asked) => {
    await api.shop.cancelOrder(key);
    return { message: null, payment: null };
  },
} as const satisfies Record<OrderIntent, (asked: Asked) => Promise<Omit<OrderAnswer, 'intent'>>>;

/** Takes the forms of an order's page. A refusal is an answer, shown where it was asked for. */
export async function orderAction({ request, params, context }: ActionFunctionArgs) {
  const api = apiFor(request, context);
  await requireShop(api);
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  const form = await formDataOf(request, mostFiles);
  const intent = intentOf(form.get('intent'));
  if (intent === null) throw data(null, { status: 400 });
  const key = { number: params.number ?? '', token: searchParams.get('token') ?? '' };
  const returnUrl = context.origin + orderAddress(key, locale, 'from=payment');
  try {
    const answer = await intents[intent]({ api, key, form, locale: textLocale(locale), returnUrl });
    return data<OrderAnswer>({ intent, ...answer }, { status: answer.message === null ? 200 : 422 });
  } catch (error) {
    return data<OrderAnswer>(
      { intent, message: failureText(error, textLocale(locale)), payment: null },
      { status: statusOf(error) },
    );
  }
}

function intentOf(value: unknown): OrderIntent | null {
  return typeof value === 'string' && Object.hasOwn(intents, value) ? (value as OrderIntent) : null;
}

function statusOf(error: unknown): number {
  return error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 503;
}

/** The text for the first file that must not be sent; the API checks again, and by content. */
function refusedFile(files: readonly File[], locale: Locale): string | null {
  if (files.length === 0) return m.proof_missing();
  if (files.length > mostFiles) return responseText(codes.tooBig, locale);
  for (const file of files) {
    const check = checkUpload(file);
    if (!check.ok) return `${file.name}: ${responseText(check.code, locale)}`;
  }
  return null;
}
