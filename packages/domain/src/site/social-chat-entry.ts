import { z } from 'zod';
import { type ParseResult, parseWith } from '../wire/parse-result';

/**
 * An entry of the social chat widget as it comes (specification §3).
 *
 * @example
 * rawSocialChatEntry.safeParse({ type: 'wechat', code: '{}' }).success; // true
 */
export const rawSocialChatEntry = z.object({
  /** The network: `whatsapp`, `wechat`, `email` … */
  type: z.union([z.string().min(1).max(64), z.int()]),
  /** JSON: `{ area_code, account, message }`. */
  code: z
    .string()
    .max(10_000)
    .refine((code) => readCode(code) !== null, { error: 'is not the JSON of an account', params: { code: 109 } }),
});

/** An entry of the social chat widget as it comes. */
export type RawSocialChatEntry = z.infer<typeof rawSocialChatEntry>;

/** Whom one reaches, and the words to begin with. */
export interface SocialAccount {
  readonly areaCode: string;
  readonly account: string;
  readonly message: string;
}

/** An entry of the social chat widget (specification §3). */
export interface SocialChatEntry extends SocialAccount {
  readonly type: string;
}

const noAccount: SocialAccount = { areaCode: '', account: '', message: '' };

/**
 * Reads an entry of the social chat widget (specification §3).
 *
 * @example
 * const parsed = parseSocialChatEntry({ type: 'whatsapp', code: '{"area_code":"86","account":"138"}' });
 * parsed.ok && parsed.value.account; // '138'
 */
export function parseSocialChatEntry(raw: unknown): ParseResult<SocialChatEntry> {
  return parseWith(rawSocialChatEntry, raw, ({ type, code }) => ({
    type: String(type),
    ...(readCode(code) ?? noAccount),
  }));
}

const codeFields = z.object({
  area_code: z.union([z.string(), z.number()]).nullish(),
  account: z.union([z.string(), z.number()]).nullish(),
  message: z.string().nullish(),
});

function readCode(code: string): SocialAccount | null {
  const fields = codeFields.safeParse(parseJson(code)).data;
  if (!fields) return null;
  return {
    areaCode: String(fields.area_code ?? ''),
    account: String(fields.account ?? ''),
    message: fields.message ?? '',
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
