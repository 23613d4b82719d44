import { type Locale, languageTag } from '../language/address';
import { m } from '../paraglide/messages';

/** How an activity stands, in words. */
export const phaseWords = {
  draft: m.phase_draft,
  enrolling: m.phase_enrolling,
  full: m.phase_full,
  closed: m.phase_closed,
  running: m.phase_running,
  over: m.phase_over,
  cancelled: m.phase_cancelled,
} as const;

/** How an enrolment stands, in words. */
export const stateWords = {
  confirmed: m.enrolment_confirmed,
  offered: m.enrolment_offered,
  waiting: m.enrolment_waiting,
  quit: m.enrolment_quit,
  lapsed: m.enrolment_lapsed,
  cancelled: m.enrolment_cancelled,
} as const;

/** How the money of an enrolment stands, in words. */
export const paymentWords = {
  free: m.payment_free,
  unpaid: m.payment_unpaid,
  review: m.payment_review,
  paid: m.payment_paid,
  refused: m.payment_refused,
  refund_due: m.payment_refund_due,
  refunded: m.payment_refunded,
} as const;

/** For whom an activity is that is not for everyone. */
export const onlyFor = {
  members: m.enrol_for_members,
  council: m.enrol_for_council,
} as const;

/** A price: `¥200`, `CN¥200` in English, or that it is free. */
export function priceText(cents: number, locale: Locale): string {
  if (cents === 0) return m.payment_free({}, { locale });
  return priceFormats[locale].format(cents / 100);
}

/** Whole amounts stand without cents: prices are read beside each other. */
const priceFormats = {
  'zh-cn': priceFormat('zh-cn'),
  en: priceFormat('en'),
} satisfies Record<Locale, Intl.NumberFormat>;

function priceFormat(locale: Locale) {
  return new Intl.NumberFormat(languageTag[locale], {
    style: 'currency',
    currency: 'CNY',
    trailingZeroDisplay: 'stripIfInteger',
  });
}
