import { redirect } from '@remix-run/node';
import { AnswerError } from '@selvedge/api-client';
import { codes, fieldIssue } from '@selvedge/error-catalogue';
import type { Outcome } from '../account/refused';
import type { PortalApi } from '../api.server';
import type { Locale } from '../language/address';

/** A form of a bill's page, with the slip that came with it. */
export interface FeeForm {
  readonly intent: string;
  readonly amount: string;
  readonly files: readonly File[];
}

export function readFeeForm(form: FormData): FeeForm {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const files = form.getAll('files').filter((value): value is File => value instanceof File && value.name !== '');
  return { intent: text('intent'), amount: text('cents'), files };
}

/** Does what a form of a bill's page asks for. */
export async function changeFee(
  api: PortalApi,
  form: FeeForm,
  { billId, path, locale }: { readonly billId: number; readonly path: string; readonly locale: Locale },
): Promise<Response | Partial<Outcome>> {
  if (form.intent === 'pay') {
    const { url } = await api.fees.payOnline({ bill_id: billId, return_path: path });
    return redirect(url);
  }
  const cents = centsOf(form.amount);
  if (form.files.length === 0) throw wrongAt('files', codes.required, locale);
  if (cents === null) throw wrongAt('cents', codes.notNumber, locale);
  await api.fees.uploadPayVoucher({ bill_id: billId, cents, files: [...form.files] });
  return {};
}

/** An amount as a person types it, in cents; null when it is none. */
function centsOf(text: string): number | null {
  const plain = text.replace(/[\s,，¥￥]/g, '');
  const [, whole = '', part = ''] = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(plain) ?? [];
  return whole === '' ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

function wrongAt(field: string, code: typeof codes.required | typeof codes.notNumber, locale: Locale) {
  return new AnswerError(code, '', { status: 422, retryAfterMs: null, issues: [fieldIssue(field, code, locale)] });
}
