/**
 * The states of an order (specification §4 gives none: they are ours).
 *
 * @example
 * orderStates.includes('proof_review'); // true
 */
export const orderStates = [
  'placed',
  'awaiting_payment',
  'proof_review',
  'paid',
  'cancelled',
  'expired',
  'refund_due',
  'refunded',
] as const;

/** The state of an order. */
export type OrderState = (typeof orderStates)[number];

/** What happens to an order. */
export type OrderEvent =
  /** The buyer began to pay: went to the payment's page, or asked for the account. */
  | 'start_payment'
  /** The buyer sent a proof of the transfer. */
  | 'send_proof'
  /** Staff found the proof wanting. */
  | 'refuse_proof'
  /** The money is there. */
  | 'pay'
  /** The money came when the goods had gone to somebody else. */
  | 'pay_in_vain'
  | 'cancel'
  /** Nobody paid in time. */
  | 'expire'
  /** The money went back. */
  | 'refund';

/** Before a payment has begun and while it goes on, the same may happen. */
const unpaid = {
  start_payment: 'awaiting_payment',
  send_proof: 'proof_review',
  pay: 'paid',
  cancel: 'cancelled',
  expire: 'expired',
} as const;

/** Money can arrive after the end: then the order lives again if its goods are still there. */
const ended = { pay: 'paid', pay_in_vain: 'refund_due' } as const;

/**
 * From which state an event leads to which; what is not listed cannot happen.
 *
 * @example
 * orderTransitions.placed.expire; // 'expired'
 */
export const orderTransitions = {
  placed: unpaid,
  awaiting_payment: unpaid,
  // Whoever shows a proof has paid as far as one can know, so time does not run out.
  proof_review: {
    send_proof: 'proof_review',
    refuse_proof: 'awaiting_payment',
    start_payment: 'proof_review',
    pay: 'paid',
    cancel: 'cancelled',
  },
  paid: { refund: 'refunded' },
  cancelled: ended,
  expired: ended,
  refund_due: { refund: 'refunded' },
  refunded: {},
} as const satisfies Record<OrderState, Partial<Record<OrderEvent, OrderState>>>;

/**
 * The state after an event; null when it cannot happen in that state.
 *
 * @example
 * nextOrderState('awaiting_payment', 'pay'); // 'paid'
 * nextOrderState('refunded', 'pay'); // null
 */
export function nextOrderState(state: OrderState, event: OrderEvent): OrderState | null {
  const transitions: Partial<Record<OrderEvent, OrderState>> = orderTransitions[state];
  return transitions[event] ?? null;
}

/**
 * Whether an order of a state holds its goods back for the buyer.
 *
 * @example
 * holdsStock('proof_review'); // true
 * holdsStock('expired'); // false
 */
export function holdsStock(state: OrderState): boolean {
  return holding[state];
}

const holding = {
  placed: true,
  awaiting_payment: true,
  proof_review: true,
  paid: true,
  cancelled: false,
  expired: false,
  refund_due: false,
  refunded: false,
} as const satisfies Record<OrderState, boolean>;
