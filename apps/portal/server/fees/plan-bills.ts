import {
  addDays,
  type DueStep,
  type FeeAudience,
  type FeePeriod,
  type FeeRule,
  feeAmount,
  type Instalment,
  instalmentsOf,
  isAddressed,
  proRata,
} from '@selvedge/domain/fees';
import { cents } from '@selvedge/domain/money';
import type { Candidate } from './fee-queries';

/** What a fee goes by. */
export interface FeeTerms {
  readonly payer: 'member' | 'company';
  readonly rule: FeeRule;
  readonly audience: FeeAudience;
  readonly plan: readonly DueStep[];
  readonly isProRata: boolean;
}

/** What somebody is to pay for a period, and when. */
export interface PlannedBill {
  /** Who is asked to pay. */
  readonly memberId: number;
  readonly companyId: number | null;
  /** What makes it the same bill: a member or a company. */
  readonly subject: string;
  readonly payer: string;
  readonly joinedOn: string;
  readonly hasAddress: boolean;
  readonly instalments: readonly Instalment[];
}

/** Nobody is asked to pay sooner than two weeks after the bill. */
const graceDays = 14;

/** Who pays what for a period, and when. Whose amount is nothing is not billed. */
export function planBills(
  fee: FeeTerms,
  period: FeePeriod,
  candidates: readonly Candidate[],
  today: string,
): readonly PlannedBill[] {
  const parties = fee.payer === 'member' ? candidates.map((each) => [each] as const) : byCompany(candidates);
  return parties.flatMap((party) => {
    const planned = planParty(fee, period, party, today);
    return planned === null ? [] : [planned];
  });
}

/** Those who are billed together; the first is asked to pay. */
type Party = readonly [Candidate, ...Candidate[]];

function planParty(fee: FeeTerms, period: FeePeriod, party: Party, today: string): PlannedBill | null {
  if (!party.some((each) => isAddressed(fee.audience, each))) return null;
  const [first] = party;
  const isCompany = fee.payer === 'company';
  const payer = { ...first, positions: [...new Set(party.flatMap(({ positions }) => positions))] };
  const joinedOn = isCompany ? (first.companyJoinedOn ?? first.joinedOn) : first.joinedOn;
  const whole = feeAmount(fee.rule, payer);
  const amount = fee.isProRata ? proRata(whole, period, joinedOn) : whole;
  if (amount <= cents(0)) return null;
  return {
    memberId: first.memberId,
    companyId: first.companyId,
    subject: isCompany ? `company:${first.companyId}` : `member:${first.memberId}`,
    payer: isCompany ? (first.companyName ?? first.name) : first.name,
    joinedOn,
    hasAddress: first.hasAddress,
    instalments: instalmentsOf(amount, fee.plan, period.from, addDays(today, graceDays)),
  };
}

/** The people of each company; first the contact, else who holds the highest office, else who came first. */
function byCompany(candidates: readonly Candidate[]): readonly Party[] {
  const companies = new Map<number, Candidate[]>();
  for (const each of candidates) {
    if (each.companyId !== null) companies.set(each.companyId, [...(companies.get(each.companyId) ?? []), each]);
  }
  const place = ({ isContact, rank }: Candidate) => (isContact ? -1 : (rank ?? Number.MAX_SAFE_INTEGER));
  return [...companies.values()].flatMap((people) => {
    const [first, ...others] = people.toSorted(
      (one, other) => place(one) - place(other) || one.memberId - other.memberId,
    );
    return first === undefined ? [] : [[first, ...others] as const];
  });
}
