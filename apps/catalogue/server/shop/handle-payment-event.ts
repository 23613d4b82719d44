import { holdsStock } from '@selvedge/domain/shop';
import { withTransaction } from '@selvedge/server-kit';
import type { CatalogueContext } from '../context';
import { loadMailFrames } from '../mail/mail-frame';
import type { PaymentNews, PaymentProvider, ProviderEvent, ToldEvent } from '../payments/payment-provider';
import { findOrderState } from './order-queries';
import { findPaymentAbout, noteEvent, noteOutcome, type PaymentRow } from './payment-queries';
import { type Settlement, settlePayment } from './settle-payment';

type World = Pick<CatalogueContext, 'db' | 'now' | 'log' | 'siteId' | 'mailOrigin'>;

interface Telling {
  readonly paymentType: number;
  readonly provider: PaymentProvider;
  readonly told: ToldEvent;
}

export type EventOutcome = Settlement | 'repeated' | 'not-ours';

/** Outcomes that somebody has to look at. */
const alarming: ReadonlySet<EventOutcome> = new Set(['in-vain', 'paid-twice', 'wrong-amount']);

/**
 * Takes what a provider tells. Each event is handled once, in the transaction that notes it: when that fails, the
 * provider tells it again and nothing is lost.
 */
export async function handlePaymentEvent(
  world: World,
  { paymentType, provider, told }: Telling,
): Promise<EventOutcome> {
  const event = await provider.readEvent(told);
  const payment = await findPaymentAbout(world.db, paymentType, event.about);
  const news = await collected(world, provider, event, payment);
  const settling = { now: world.now, frameIn: await loadMailFrames(world.db, world) };
  const outcome = await withTransaction(world.db, async (tx): Promise<EventOutcome> => {
    const noted = { paymentType, eventId: event.id, kind: event.kind, receivedAt: world.now };
    const orderId = payment?.orderId ?? null;
    if (!(await noteEvent(tx, { ...noted, orderId, outcome: '' }))) return 'repeated';
    const made = await outcomeOf(() => (news && payment ? settlePayment(tx, payment, news, settling) : null), payment);
    await noteOutcome(tx, noted, { outcome: made, orderId });
    return made;
  });
  if (alarming.has(outcome)) {
    world.log.error('a payment needs somebody to look at it', { outcome, event: event.id, orderId: payment?.orderId });
  }
  return outcome;
}

async function outcomeOf(
  settle: () => Promise<Settlement> | null,
  payment: PaymentRow | undefined,
): Promise<EventOutcome> {
  return (await settle()) ?? (payment === undefined ? 'not-ours' : 'nothing-new');
}

/** Money that the buyer released is collected first, unless the order ended meanwhile. */
async function collected(
  { db }: World,
  provider: PaymentProvider,
  { news }: ProviderEvent,
  payment: PaymentRow | undefined,
): Promise<PaymentNews | null> {
  if (news?.kind !== 'released') return news;
  if (payment === undefined || payment.reference === null) return null;
  const state = await findOrderState(db, payment.orderId);
  return state !== undefined && state !== 'paid' && holdsStock(state) ? provider.look(payment.reference) : null;
}
