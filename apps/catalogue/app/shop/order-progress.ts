import type { OrderState, PaymentKind } from '@selvedge/domain/shop';
import { m } from '../paraglide/messages';

/** A state in plain words. */
interface StateWords {
  readonly title: () => string;
  readonly text: () => string;
}

/** What each state of an order means to the buyer: where it stands, and what happens next. */
export const stateWords = {
  placed: { title: m.state_placed, text: m.state_placed_text },
  awaiting_payment: { title: m.state_awaiting, text: m.state_awaiting_text },
  proof_review: { title: m.state_review, text: m.state_review_text },
  paid: { title: m.state_paid, text: m.state_paid_text },
  cancelled: { title: m.state_cancelled, text: m.state_cancelled_text },
  expired: { title: m.state_expired, text: m.state_expired_text },
  refund_due: { title: m.state_refund_due, text: m.state_refund_due_text },
  refunded: { title: m.state_refunded, text: m.state_refunded_text },
} as const satisfies Record<OrderState, StateWords>;

/** A step of an order's way: behind us, where it is, or to come. */
export interface ProgressStep {
  readonly title: string;
  readonly at: 'done' | 'here' | 'ahead';
}

type Step = 'placed' | 'pay' | 'proof' | 'paid' | 'cancelled' | 'expired' | 'refund_due' | 'refunded';

const stepTitles = {
  placed: m.step_placed,
  pay: m.step_pay,
  proof: m.step_proof,
  paid: m.step_paid,
  cancelled: m.state_cancelled,
  expired: m.state_expired,
  refund_due: m.state_refund_due,
  refunded: m.state_refunded,
} as const satisfies Record<Step, () => string>;

/** The way of an order by state, and the step at which it stands. */
const ways = {
  placed: [['placed', 'pay', 'paid'], 'pay'],
  awaiting_payment: [['placed', 'pay', 'paid'], 'pay'],
  proof_review: [['placed', 'proof', 'paid'], 'proof'],
  paid: [['placed', 'paid'], 'paid'],
  cancelled: [['placed', 'cancelled'], 'cancelled'],
  expired: [['placed', 'expired'], 'expired'],
  refund_due: [['placed', 'refund_due', 'refunded'], 'refund_due'],
  refunded: [['placed', 'paid', 'refunded'], 'refunded'],
} as const satisfies Record<OrderState, readonly [readonly Step[], Step]>;

/** The steps of an order's way. A transfer is looked at before it counts as paid. */
export function orderProgress(state: OrderState, kind: PaymentKind): readonly ProgressStep[] {
  const [steps, here]: readonly [readonly Step[], Step] = ways[state];
  const way =
    kind === 'transfer' ? steps.flatMap((step): Step[] => (step === 'pay' ? ['pay', 'proof'] : [step])) : steps;
  const place = way.indexOf(here);
  return way.map((step, index) => ({
    title: stepTitles[step](),
    at: index < place ? 'done' : index === place ? 'here' : 'ahead',
  }));
}
