import type { OutgoingMail } from '@selvedge/server-kit';
import type { Language } from '../database/schema';

/** An inquiry as mails tell of it. */
export interface InquiryMailData {
  readonly id: number;
  readonly reference: string;
  readonly language: Language;
  readonly receivedAt: Date;
  readonly name: string;
  readonly company: string;
  readonly country: string;
  readonly email: string;
  readonly tel: string;
  readonly whatsApp: string;
  readonly msg: string;
  /** The path is null when the product is gone. */
  readonly products: readonly { readonly name: string; readonly articleNumber: string; readonly path: string | null }[];
  readonly files: readonly { readonly name: string; readonly size: number }[];
}

/** The key of an inquiry's mail (see `putMail`). */
export function inquiryMailKey(id: number, what: 'received' | 'notice' | `reply:${number}`): OutgoingMail['key'] {
  return `inquiry:${id}:${what}`;
}
