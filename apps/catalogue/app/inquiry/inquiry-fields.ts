import { parseProductIds } from './carried-products';

/** The fields of an inquiry as people type them, named as on the wire (specification §3). */
export const inquiryFieldNames = ['name', 'company', 'country', 'email', 'tel', 'whatsApp', 'msg'] as const;

export type InquiryFieldName = (typeof inquiryFieldNames)[number];

export type InquiryValues = { readonly [F in InquiryFieldName]: string };

/** Where a refusal is shown: at a field, at the files, at the chosen products, at the confirmation. */
export type IssuePlace = InquiryFieldName | 'files' | 'products' | 'captcha';

export type InquiryIssues = { readonly [P in IssuePlace]?: string };

/** A form as it was sent. */
export interface SentForm {
  readonly values: InquiryValues;
  readonly files: readonly File[];
  readonly productIds: readonly number[];
  /** Empty when no script made one. */
  readonly idempotencyKey: string;
}

/** Reads a sent form; a file field that was left alone sends a nameless empty file, which is none. */
export function readSentForm(form: FormData): SentForm {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    values: Object.fromEntries(inquiryFieldNames.map((name) => [name, text(name)])) as InquiryValues,
    files: form.getAll('files').filter((value): value is File => value instanceof File && value.name !== ''),
    productIds: parseProductIds(form.getAll('products').join(',')),
    idempotencyKey: text('idempotency_key'),
  };
}

/** The wire's name of a refused field → its place in the form. */
export function issuePlace(field: string): IssuePlace | null {
  const [head = ''] = field.split('.');
  if (head === 'files') return 'files';
  if (head === 'ext') return 'products';
  if (head === 'captcha') return 'captcha';
  return inquiryFieldNames.find((name) => name === head) ?? null;
}
