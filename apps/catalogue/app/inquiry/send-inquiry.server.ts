import { createHash } from 'node:crypto';
import { productOf } from '@selvedge/domain/content';
import { checkUpload, mostFiles, type SelectedProduct, writeExt } from '@selvedge/domain/inquiry';
import { ApiError, codes, type Locale, responseText, TransportError } from '@selvedge/error-catalogue';
import type { CatalogueApi } from '../api.server';
import { type InquiryIssues, issuePlace, type SentForm } from './inquiry-fields';

/** What became of a form: taken, or refused with the reasons at their fields, or not answered at all. */
export type SendOutcome =
  | { readonly kind: 'sent'; readonly reference: string | null }
  | { readonly kind: 'refused'; readonly issues: InquiryIssues; readonly status: number }
  | { readonly kind: 'failed'; readonly message: string; readonly status: number };

/**
 * Sends a form's files and then its inquiry (specification §3, §5, §7).
 *
 * @param now when it was sent, in milliseconds
 */
export async function sendInquiry(
  api: Pick<CatalogueApi, 'product' | 'upload' | 'messageBoard'>,
  form: SentForm,
  locale: Locale,
  now: number,
): Promise<SendOutcome> {
  const refusedFile = firstRefusedFile(form.files, locale);
  if (refusedFile) return { kind: 'refused', issues: { files: refusedFile }, status: 422 };
  try {
    const products = await selectedProducts(api, form.productIds);
    const files = await uploadFiles(api, form.files);
    if (!Array.isArray(files)) return files;
    const answer = await api.messageBoard.add({
      ...form.values,
      ext: writeExt(products),
      time: now,
      idempotency_key: inquiryKey(form),
      files,
    });
    return { kind: 'sent', reference: answer.reference };
  } catch (error) {
    return outcomeOf(error, locale);
  }
}

/**
 * The key of an inquiry: what the browser made, bound to what is sent. The same form again is the same inquiry; the
 * same browser with other words is another one. Without script it rests on the contents alone.
 */
export function inquiryKey({ values, files, productIds, idempotencyKey }: SentForm): string {
  const contents = [idempotencyKey, Object.values(values), productIds, files.map(({ name, size }) => [name, size])];
  return createHash('sha256').update(JSON.stringify(contents)).digest('hex').slice(0, 40);
}

function outcomeOf(error: unknown, locale: Locale): SendOutcome {
  if (error instanceof TransportError) return { kind: 'failed', message: error.readableText(locale), status: 503 };
  if (!(error instanceof ApiError)) throw error;
  const status = statusOf(error);
  // The key holds the contents: a conflict can only mean that this very inquiry has already been taken.
  if (status === 409) return { kind: 'sent', reference: null };
  const issues: Record<string, string> = {};
  for (const { field, message } of error.issues) {
    const place = issuePlace(field);
    if (place) issues[place] ??= message;
  }
  if (Object.keys(issues).length > 0) return { kind: 'refused', issues, status: 422 };
  return { kind: 'failed', message: error.message, status };
}

/** Of the client's answer error, which carries the HTTP status beside the code. */
function statusOf(error: ApiError): number {
  return 'status' in error && typeof error.status === 'number' ? error.status : 500;
}

/** A product that is gone is sent by its number alone, so that the API refuses it by name rather than losing it. */
async function selectedProducts(
  api: Pick<CatalogueApi, 'product'>,
  ids: readonly number[],
): Promise<SelectedProduct[]> {
  if (ids.length === 0) return [];
  const { list } = await api.product.choices({ ids: ids.join(',') });
  const known = new Map(list.map(productOf).map((product) => [product.id, product]));
  return ids.map((id) => {
    const product = known.get(id);
    return { id, name: product?.title ?? '', images: product?.image ? [product.image.url] : [] };
  });
}

type UploadedFiles = { name: string; url: string; size: number }[];

/** Sends the files; whatever the API has against them is shown at the files, also when it names no field. */
async function uploadFiles(
  api: Pick<CatalogueApi, 'upload'>,
  files: readonly File[],
): Promise<UploadedFiles | Extract<SendOutcome, { kind: 'refused' }>> {
  if (files.length === 0) return [];
  try {
    const { list } = await api.upload.file({ files: [...files] });
    return list.map(({ name, host, cname, size }) => ({ name, url: host + cname, size }));
  } catch (error) {
    if (!(error instanceof ApiError) || statusOf(error) >= 500) throw error;
    const message = error.issues[0]?.message ?? error.message;
    return { kind: 'refused', issues: { files: message }, status: statusOf(error) };
  }
}

/** The text for the first file that must not be sent; the API checks again, and by content. */
function firstRefusedFile(files: readonly File[], locale: Locale): string | null {
  if (files.length > mostFiles) return responseText(codes.tooBig, locale);
  for (const file of files) {
    const check = checkUpload(file);
    if (!check.ok) return `${file.name}: ${responseText(check.code, locale)}`;
  }
  return null;
}
