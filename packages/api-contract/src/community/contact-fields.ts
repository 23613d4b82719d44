import { inquiryLimits, isEmail, isPhone } from '@selvedge/domain/inquiry';
import { z } from 'zod';
import { unixSeconds } from './list';

const required = { error: 'is required', params: { code: 200 }, abort: true } as const;
const isWritten = (text: string) => text.trim() !== '';

/**
 * What a form of Reading B is sent with: contacts, phone, email and content, all of them needed (specification §5).
 * The key is chosen once a form: the same key is the same message, however often it arrives.
 */
export const contactFields = {
  contacts: z.string().max(inquiryLimits.name).refine(isWritten, required),
  phone: z
    .string()
    .max(inquiryLimits.tel)
    .refine(isWritten, required)
    .refine(isPhone, { error: 'is not a telephone number', params: { code: 102 } }),
  email: z
    .string()
    .max(inquiryLimits.email)
    .refine(isWritten, required)
    .refine(isEmail, { error: 'is not a mail address', params: { code: 101 } }),
  content: z.string().max(inquiryLimits.msg).refine(isWritten, required),
  idempotency_key: z
    .string()
    .regex(/^[A-Za-z0-9_-]{8,64}$/, { error: 'must be 8 to 64 letters, digits, hyphens or underscores' })
    .optional(),
};

/** What says that it was kept. */
export const receipt = z.object({ id: z.int().positive(), received_at: unixSeconds });
