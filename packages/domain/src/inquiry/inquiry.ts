import { z } from 'zod';
import { type ParseResult, parseWith } from '../wire/parse-result';
import { numberOf, wireInteger } from '../wire/wire-values';
import { isEmail, normalizeEmail } from './email';
import { inquiryLimits, mostFiles } from './inquiry-limits';
import { isPhone } from './phone';
import { readExt, type SelectedProduct } from './selected-products';
import { uploadExtension, uploadMaxBytes, uploadNameLimit } from './upload';

/**
 * An uploaded file as an inquiry names it (specification §3).
 *
 * @example
 * rawUploadedFile.safeParse({ name: 'card.pdf', url: '/files/1', size: 2048 }).success; // true
 */
export const rawUploadedFile = z.object({
  name: z
    .string()
    .min(1)
    .max(uploadNameLimit - 1)
    .refine((name) => uploadExtension(name) !== null, {
      error: 'is not a kind of file that is taken',
      params: { code: 130 },
    }),
  /** Where the upload call said it is. */
  url: z.string().min(1).max(2000),
  /** In bytes. */
  size: z.int().min(1).max(uploadMaxBytes),
});

/** An uploaded file. */
export type UploadedFile = z.infer<typeof rawUploadedFile>;

/**
 * An inquiry as it is sent (specification §3), of the inquiry form and of the leave-a-message forms alike. Name, email
 * and message are required. `idempotency_key` and `files` are additions of ours.
 *
 * @example
 * rawInquiry.safeParse({ name: 'Anna', email: 'anna@mill', msg: 'Hello' }).success; // false
 */
export const rawInquiry = z.object({
  /** The company (Reading B: the community) it goes to. */
  ccId: z.union([z.string().max(64), z.int()]).nullish(),
  name: z
    .string()
    .max(inquiryLimits.name)
    .refine(isWritten, { error: 'is required', params: { code: 200 } }),
  email: z
    .string()
    .max(inquiryLimits.email)
    .refine(isWritten, { error: 'is required', params: { code: 200 }, abort: true })
    .refine(isEmail, { error: 'is not a mail address', params: { code: 101 } }),
  msg: z
    .string()
    .max(inquiryLimits.msg)
    .refine(isWritten, { error: 'is required', params: { code: 200 } }),
  company: z.string().max(inquiryLimits.company).nullish(),
  country: z.string().max(inquiryLimits.country).nullish(),
  tel: z
    .string()
    .max(inquiryLimits.tel)
    .refine((tel) => !isWritten(tel) || isPhone(tel), { error: 'is not a telephone number', params: { code: 102 } })
    .nullish(),
  whatsApp: z.string().max(inquiryLimits.whatsApp).nullish(),
  /** JSON: `{ type: 'product', list: [{ id, name, images }] }`. */
  ext: z
    .string()
    .max(inquiryLimits.ext)
    .refine((ext) => readExt(ext) !== null, { error: 'is not a list of products', params: { code: 109 } })
    .nullish(),
  /** When it was sent, in milliseconds. */
  time: wireInteger.nullish(),
  /** Chosen once a form by the browser: the same key is the same inquiry, however often it arrives. */
  idempotency_key: z
    .string()
    .regex(/^[A-Za-z0-9_-]{8,64}$/, { error: 'must be 8 to 64 letters, digits, hyphens or underscores' })
    .nullish(),
  files: z.array(rawUploadedFile).max(mostFiles).nullish(),
});

/** An inquiry as it is sent. */
export type RawInquiry = z.infer<typeof rawInquiry>;

/** An inquiry, its texts trimmed and its address in lower case. */
export interface Inquiry {
  readonly companyId: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly company: string;
  readonly country: string;
  readonly phone: string;
  readonly whatsApp: string;
  readonly products: readonly SelectedProduct[];
  /** In milliseconds; null when the sender's clock was not given (a form without script). */
  readonly time: number | null;
  readonly idempotencyKey: string | null;
  readonly files: readonly UploadedFile[];
}

/**
 * Reads an inquiry (specification §3, §5). The issues carry the response codes of §8: 200 for what is missing, 101 for
 * the address, 102 for the telephone number, 108 for a wrong length.
 *
 * @example
 * const parsed = parseInquiry({ name: 'Anna', email: 'Anna@Mill.Example', msg: 'Do you weave linen?' });
 * parsed.ok && parsed.value.email; // 'anna@mill.example'
 */
export function parseInquiry(raw: unknown): ParseResult<Inquiry> {
  return parseWith(rawInquiry, raw, (inquiry) => ({
    companyId: String(inquiry.ccId ?? ''),
    name: oneLine(inquiry.name),
    email: normalizeEmail(inquiry.email),
    message: paragraphs(inquiry.msg),
    company: oneLine(inquiry.company),
    country: oneLine(inquiry.country),
    phone: oneLine(inquiry.tel),
    whatsApp: oneLine(inquiry.whatsApp),
    products: readExt(inquiry.ext ?? '') ?? [],
    time: inquiry.time == null ? null : numberOf(inquiry.time),
    idempotencyKey: inquiry.idempotency_key ?? null,
    files: inquiry.files ?? [],
  }));
}

/** Control characters and line breaks, which would end a mail's header or a cell of a table. */
const controls = /\p{Cc}+/gu;

/** The same, but for tabs and line feeds. */
const controlsInText = /[^\P{Cc}\t\n]/gu;

function isWritten(text: string): boolean {
  return text.replace(controls, ' ').trim() !== '';
}

function oneLine(text: string | null | undefined): string {
  return (text ?? '').replace(controls, ' ').trim();
}

function paragraphs(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(controlsInText, '').trim();
}
