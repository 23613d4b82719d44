import { addDays, type Day, dayAt, type FeePeriod, type FeeRule } from '@selvedge/domain/fees';
import { cents, perMille } from '@selvedge/domain/money';
import type { Storage } from '@selvedge/server-kit';
import { asc, eq } from 'drizzle-orm';
import {
  councilFee,
  courseFee,
  duesAccount,
  fairFee,
  membershipFee,
  personalFee,
  turnovers,
} from '../../demo/content/dues';
import type { Words } from '../../demo/content/types';
import type { Tx } from '../bills/bill-queries';
import { onlyRow } from '../database/only-row';
import {
  accounts,
  companyTurnovers,
  feePeriods,
  feeSettings,
  fees,
  feeTexts,
  members,
  positions,
} from '../database/schema';
import { billKey } from '../fees/bill-period';
import { type Candidate, selectCandidates } from '../fees/fee-queries';
import { type FeeTerms, planBills } from '../fees/plan-bills';
import { enrolmentBills } from './enrolment-bills';
import { inEachLanguage } from './in-each-language';
import { type Fate, liveBill } from './lived-bill';
import { type DemoBill, type DuesWriter, writeBills } from './write-bills';
import type { Categories } from './write-joining';

interface Demo {
  readonly db: Tx;
  readonly storage: Storage;
  readonly communityId: number;
  /** What members are sorted by. */
  readonly categories: Categories;
  readonly now: Date;
}

const yuan = (amount: number) => cents(amount * 100);
const year = (first: number): FeePeriod => ({ from: `${first}-01-01`, until: `${first + 1}-01-01` });
const morning = (day: Day) => new Date(`${day}T09:00:00+08:00`);
const reminders = [-7, 0, 14];

/**
 * Three years of dues, and what activities cost: bills in every state, with the slips, the receipts, and what did not
 * arrive.
 */
export async function writeDues({ db, storage, communityId, categories, now }: Demo): Promise<void> {
  const today = dayAt(now);
  const thisYear = Number(today.slice(0, 4));
  await db.insert(feeSettings).values({ communityId, currency: 'CNY', account: duesAccount, updatedAt: now });
  await writeTurnovers(db, await selectCandidates(db, { ccId: communityId, today }), now);
  const candidates = await selectCandidates(db, { ccId: communityId, today });
  const people = await peopleOf(db, communityId);
  const writer: DuesWriter = { db, storage, communityId, now, deskId: people.deskId };
  const bySize = { audience: { kind: 'all' }, isProRata: true, payer: 'company' } as const;
  const membership = await addFee(writer, {
    ...bySize,
    texts: membershipFee,
    kind: 'membership',
    rule: await membershipRule(db, communityId),
    plan: [
      { days: 90, share: perMille(500) },
      { days: 350, share: perMille(500) },
    ],
    periods: [year(thisYear - 2), year(thisYear - 1), year(thisYear)],
    renews: true,
  });
  await addFee(writer, {
    texts: personalFee,
    kind: 'membership',
    payer: 'member',
    isProRata: true,
    audience: { kind: 'chosen', positions: [], categories: [categories.get('person') ?? 0], members: [] },
    rule: { kind: 'fixed', cents: yuan(personalFee.amount) },
    plan: [{ days: 30, share: perMille(1000) }],
    periods: [year(thisYear - 1), year(thisYear)],
    renews: true,
  });
  const offices = await officeIds(db, communityId);
  const council = await addFee(writer, {
    texts: councilFee,
    kind: 'other',
    payer: 'member',
    isProRata: false,
    audience: { kind: 'chosen', positions: offices.slice(0, 4), categories: [], members: people.demo },
    rule: { kind: 'fixed', cents: yuan(councilFee.amount) },
    plan: [{ days: 60, share: perMille(1000) }],
    periods: [year(thisYear - 1), year(thisYear)],
  });
  const fair = await addFee(writer, {
    texts: fairFee,
    kind: 'other',
    payer: 'member',
    isProRata: false,
    audience: { kind: 'chosen', positions: offices.slice(0, 2), categories: [], members: people.demo },
    rule: { kind: 'fixed', cents: yuan(fairFee.amount) },
    plan: [{ days: 45, share: perMille(1000) }],
    periods: [{ from: addDays(today, -3), until: addDays(today, 180) }],
  });
  await addFee(writer, {
    ...bySize,
    texts: courseFee,
    kind: 'other',
    payer: 'member',
    isProRata: false,
    rule: { kind: 'fixed', cents: yuan(courseFee.amount) },
    plan: [{ days: 14, share: perMille(1000) }],
    periods: [],
    draftFor: { from: addDays(today, 30), until: addDays(today, 33) },
  });
  await writeBills(writer, [
    ...billsOf(membership, candidates, now, membershipFate),
    ...billsOf(council, candidates, now, councilFate),
    ...billsOf(fair, candidates, now, () => 'unpaid'),
    ...(await enrolmentBills(writer)),
  ]);
}

interface NewFee extends FeeTerms {
  readonly texts: { readonly title: Words; readonly description: Words };
  readonly kind: 'membership' | 'other';
  /** The periods that were billed, the first one first; none for a draft. */
  readonly periods: readonly FeePeriod[];
  readonly draftFor?: FeePeriod;
  readonly renews?: boolean;
}

type WrittenFee = NewFee & { readonly id: number };

async function addFee({ db, communityId, now }: DuesWriter, fee: NewFee): Promise<WrittenFee> {
  const { texts, kind, payer, rule, audience, plan, isProRata, periods, draftFor, renews = false } = fee;
  const [first = draftFor] = periods;
  if (first === undefined) throw new Error('A fee of the demo has no period.');
  const isOut = periods.length > 0;
  const { id } = onlyRow(
    await db
      .insert(fees)
      .values({
        ...{ communityId, kind, payer, rule, audience, plan: [...plan], isProRata, renews, reminders },
        state: isOut ? 'published' : 'draft',
        publishedAt: isOut ? issueOf(first, now) : null,
        periodFrom: first.from,
        periodUntil: first.until,
        renewsBefore: 30,
        createdAt: issueOf(first, now),
        updatedAt: now,
      })
      .returning({ id: fees.id }),
  );
  const { title, description } = texts;
  await db.insert(feeTexts).values(inEachLanguage({ title, description }, { feeId: id }));
  if (isOut) {
    await db
      .insert(feePeriods)
      .values(periods.map((period) => ({ feeId: id, ...period, billedAt: issueOf(period, now) })));
  }
  return { ...fee, id };
}

/** The first working days of a period, if they are over. */
function issueOf({ from }: FeePeriod, now: Date): Date {
  const planned = morning(addDays(from, 4));
  const yesterday = new Date(now.getTime() - 24 * 3_600_000);
  return planned < yesterday ? planned : yesterday;
}

interface Place {
  readonly place: number;
  /** Whether the period is over. */
  readonly isPast: boolean;
}

function billsOf(
  fee: WrittenFee,
  candidates: readonly Candidate[],
  now: Date,
  fateOf: (place: Place) => Fate,
): readonly DemoBill[] {
  const today = dayAt(now);
  return fee.periods.flatMap((period, round) => {
    const issuedAt = issueOf(period, now);
    const there = candidates.filter(({ joinedOn }) => joinedOn < period.until);
    return planBills(fee, period, there, dayAt(issuedAt)).map((plan, place): DemoBill => {
      const fate = fateOf({ place, isPast: period.until <= today });
      const [first] = plan.instalments;
      const payday = addDays(first?.dueOn ?? today, (place % 11) - 10);
      return {
        key: billKey(fee.id, period, plan),
        feeId: fee.id,
        accountId: null,
        titles: fee.texts.title,
        period,
        plan,
        issuedAt,
        isRenewal: round > 0,
        reminders,
        life: liveBill(fate, plan.instalments, payday, now),
      };
    });
  });
}

const usual: readonly Fate[] = [
  'paid_by_slip',
  'paid',
  'part_paid',
  'paid_by_card',
  'paid',
  'unpaid',
  'paid',
  'part_paid',
  'paid',
];

const unusual = new Map<number, Fate>([
  [3, 'waiting'],
  [8, 'waived'],
  [11, 'waiting'],
  [14, 'refused'],
  [17, 'refunded'],
  [21, 'waiting'],
  [26, 'taken_back'],
  [31, 'waiting'],
  [40, 'waiting'],
  [47, 'waived'],
]);

function membershipFate({ place, isPast }: Place): Fate {
  if (isPast)
    return place % 23 === 5 ? 'waived' : place % 37 === 9 ? 'refunded' : place % 5 === 1 ? 'paid_by_card' : 'paid';
  const fate = unusual.get(place) ?? usual[place % usual.length] ?? 'paid';
  // A handful of slips is enough for a history.
  return fate === 'paid_by_slip' && place > 30 ? 'paid' : fate;
}

function councilFate({ place, isPast }: Place): Fate {
  return isPast ? 'paid' : place % 3 === 0 ? 'refused' : place % 3 === 1 ? 'paid' : 'unpaid';
}

async function membershipRule(db: Tx, communityId: number): Promise<FeeRule> {
  const { base, each, offices, bands, most } = membershipFee;
  const ids = await officeIds(db, communityId);
  return {
    kind: 'formula',
    base: yuan(base),
    each: yuan(each),
    positions: offices.flatMap((amount, place) => {
      const id = ids[place];
      return id === undefined ? [] : [{ id, cents: yuan(amount) }];
    }),
    bands: bands.map(([from, amount]) => ({ from: yuan(from), cents: yuan(amount) })),
    most: yuan(most),
  };
}

async function officeIds(db: Tx, communityId: number): Promise<readonly number[]> {
  const rows = await db
    .select({ id: positions.id })
    .from(positions)
    .where(eq(positions.communityId, communityId))
    .orderBy(asc(positions.sort));
  return rows.map(({ id }) => id);
}

async function writeTurnovers(db: Tx, candidates: readonly Candidate[], now: Date): Promise<void> {
  const companyIds = [...new Set(candidates.flatMap(({ companyId }) => companyId ?? []))];
  const rows = companyIds.flatMap((companyId, place) => {
    const amount = turnovers[place % turnovers.length] ?? null;
    return amount === null ? [] : [{ companyId, cents: amount * 100, updatedAt: now }];
  });
  if (rows.length > 0) await db.insert(companyTurnovers).values(rows);
}

/** The demo's people who sign in: members who have something to pay, and who did what the desk did. */
async function peopleOf(db: Tx, communityId: number) {
  const demo = await db
    .select({ id: members.id })
    .from(members)
    .innerJoin(accounts, eq(accounts.id, members.accountId))
    .where(eq(members.communityId, communityId))
    .orderBy(asc(members.id));
  const [desk] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.email, 'administrator@weftshore.example'));
  return { demo: demo.map(({ id }) => id), deskId: desk?.id ?? null };
}
