import { isSettled } from '@selvedge/domain/fees';
import type { ApprovalStage, StageKind } from '@selvedge/domain/joining';
import { and, asc, desc, eq } from 'drizzle-orm';
import {
  applications,
  type DemoApplication,
  joinForms as forms,
  memberCategories as kinds,
} from '../../demo/content/joining';
import { lockBill } from '../bills/bill-queries';
import { paymentOf } from '../bills/bookings';
import { changeBill } from '../bills/change-bill';
import { onlyRow } from '../database/only-row';
import type { PortalDb } from '../database/portal-db';
import {
  accounts,
  companySeatPlans,
  companySeats,
  customFormVersions,
  joinApplications,
  joinForms,
  joinFormTexts,
  joinSettings,
  joinVotes,
  memberCategories,
  memberCategoryTexts,
  members,
} from '../database/schema';
import { readFirstFee } from '../fees/first-fee';
import { addEvent } from '../joining/add-event';
import { type ApplicationRow, selectApplication } from '../joining/application-queries';
import { refuseApplication } from '../joining/decide-application';
import { enterStage } from '../joining/enter-stage';
import { issueCards } from '../members/issue-card';
import { dayOf } from '../positions/running-term';
import { demoMoment } from './demo-moment';
import { inEachLanguage } from './in-each-language';

const stages: readonly ApprovalStage[] = [
  { kind: 'review', days: 7, people: [] },
  { kind: 'visit', days: 14, people: [] },
  { kind: 'vote', days: 14, people: [], vote: { quorum: 50, majority: 'simple', positions: [] } },
  { kind: 'dues', days: 30, people: [] },
  { kind: 'certificate', days: 7, people: [] },
];

interface Joining {
  readonly db: Parameters<Parameters<PortalDb['transaction']>[0]>[0];
  readonly communityId: number;
  readonly now: Date;
}

/** What members are sorted by, which fees and forms go by; by their keys. */
export type Categories = ReadonlyMap<string, number>;

/** Writes how the demo takes members, everybody's number and card, and applications at every stage. */
export async function writeJoining(writer: Joining, categories: Categories): Promise<void> {
  const { db, communityId, now } = writer;
  await db
    .insert(joinSettings)
    .values({ communityId, stages, numberPrefix: 'WS', numberHasYear: true, numberDigits: 4, updatedAt: now });
  const formIds = await writeForms(writer, categories);
  await writeCards(writer, categories);
  for (const [place, application] of applications.entries())
    await writeApplication(writer, formIds, application, place);
}

/** Writes what the demo sorts its members by. */
export async function writeMemberCategories({
  db,
  communityId,
}: Pick<Joining, 'db' | 'communityId'>): Promise<Categories> {
  const ids = new Map<string, number>();
  for (const [sort, { key, title }] of kinds.entries()) {
    const rows = await db.insert(memberCategories).values({ communityId, sort }).returning({ id: memberCategories.id });
    const { id } = onlyRow(rows);
    await db.insert(memberCategoryTexts).values(inEachLanguage({ title }, { categoryId: id }));
    ids.set(key, id);
  }
  return ids;
}

async function writeForms({ db, communityId, now }: Joining, categories: Categories) {
  const ids = new Map<string, { readonly formId: number; readonly versionId: number }>();
  for (const [sort, { key, kind, seats, months, title, description, form }] of forms.entries()) {
    const columns = { communityId, kind, seats, months, sort, categoryId: categories.get(key) ?? null, updatedAt: now };
    const { id: formId } = onlyRow(await db.insert(joinForms).values(columns).returning({ id: joinForms.id }));
    await db.insert(joinFormTexts).values(inEachLanguage({ title, description }, { formId }));
    const version = { communityId, subject: `join:${formId}`, number: 1, form, createdAt: now };
    const rows = await db.insert(customFormVersions).values(version).returning({ id: customFormVersions.id });
    ids.set(key, { formId, versionId: onlyRow(rows).id });
  }
  return ids;
}

/** Everybody has a number; a company's first three people sit on its seats. */
async function writeCards({ db, communityId, now }: Joining, categories: Categories): Promise<void> {
  const categoryId = categories.get('company') ?? null;
  await db.update(members).set({ categoryId }).where(eq(members.communityId, communityId));
  const people = await db
    .select({ id: members.id, companyId: members.companyId })
    .from(members)
    .where(eq(members.communityId, communityId))
    .orderBy(asc(members.id));
  const validUntil = `${dayOf(now).slice(0, 4)}-12-31`;
  const cards = people.map(({ id }, place) => ({
    memberId: id,
    // A few have let their membership run out.
    validUntil: place % 29 === 28 ? `${Number(validUntil.slice(0, 4)) - 1}-12-31` : validUntil,
  }));
  await issueCards(db, { ccId: communityId, now, members: cards });
  const ofCompany = new Map<number, number[]>();
  for (const { id, companyId } of people) {
    if (companyId !== null) ofCompany.set(companyId, [...(ofCompany.get(companyId) ?? []), id]);
  }
  const plans = [...ofCompany].map(([companyId, ids]) => ({
    companyId,
    seats: Math.max(4, ids.length),
    updatedAt: now,
  }));
  const seats = [...ofCompany].flatMap(([companyId, ids]) =>
    ids.map((memberId, place) => ({ companyId, memberId, isContact: place === 0, from: demoMoment(now, -400) })),
  );
  if (plans.length > 0) await db.insert(companySeatPlans).values(plans);
  if (seats.length > 0) await db.insert(companySeats).values(seats);
}

const answers = {
  company: {
    licence: '91330100MA000000X0',
    trade: ['weaving'],
    employees: 86,
    founded: '2009-05-12',
    mills: [{ place: '绍兴', looms: 48 }],
    charter: true,
  },
  person: {
    craft: '织物结构设计',
    years: 12,
    why: '想与同行多交流。',
    heard: 'event',
    works: [{ title: '提花窗帘系列', year: 2024 }],
    charter: true,
  },
} as const;

const order: readonly StageKind[] = ['review', 'visit', 'vote', 'dues', 'certificate'];

async function writeApplication(
  { db, communityId, now }: Joining,
  formIds: ReadonlyMap<string, { readonly formId: number; readonly versionId: number }>,
  { form, name, at, day, yes = 0 }: DemoApplication,
  place: number,
): Promise<void> {
  const ids = formIds.get(form);
  if (ids === undefined) throw new Error(`The demo has no form ${form}.`);
  const sent = demoMoment(now, day, '10:20');
  const email = `applicant-${place + 1}@weftshore.example`;
  const account = { nick: `${name}（申请人）`, language: 'zh-cn', isDemo: true, createdAt: sent } as const;
  const { id: accountId } = onlyRow(await db.insert(accounts).values(account).returning({ id: accounts.id }));
  const contact = { name: `${name.slice(0, 2)}联络人`, email, post: '经理', isContact: true };
  const { id } = onlyRow(
    await db
      .insert(joinApplications)
      .values({
        communityId,
        accountId,
        joinFormId: ids.formId,
        formVersionId: ids.versionId,
        language: 'zh-cn',
        name,
        email,
        phone: '13800000000',
        answers: { ...answers[form] },
        people: form === 'company' ? [contact] : [],
        state: 'running',
        // The demo's four hundred members are there already; who came last came by these applications.
        memberId: at === 'admitted' ? await lastMember(db, communityId, place) : null,
        stages,
        createdAt: sent,
        submittedAt: sent,
        updatedAt: sent,
      })
      .returning({ id: joinApplications.id }),
  );
  const fresh = async () => {
    const row = await selectApplication(db, id);
    if (row === undefined) throw new Error('An application of the demo is gone.');
    return row;
  };
  const moment = (days: number) => ({
    actor: null,
    now: demoMoment(now, Math.min(day + days, 0), '15:00'),
    origin: '',
    language: 'zh-cn' as const,
  });
  await addEvent(db, moment(0), id, { kind: 'submitted', stage: null, isShown: true });
  const last = at in reached ? reached[at as keyof typeof reached] : (at as StageKind);
  for (const [step, stage] of order.slice(0, order.indexOf(last) + 1).entries()) {
    await enterStage(db, moment(step * 5), await fresh(), stage);
    const isBehind = order.indexOf(stage) < order.indexOf(last);
    if (stage === 'vote' && isBehind) {
      await vote(db, id, (await fresh()).electorate.slice(0, 11), moment(step * 5 + 3).now);
    }
    // Nobody comes to the certificate who has not paid.
    if (stage === 'dues' && last === 'certificate') await payFirstFee(db, await fresh(), moment(step * 5 + 3).now);
  }
  const end = moment(order.indexOf(last) * 5 + 2);
  if (at === 'asked') {
    await db.update(joinApplications).set({ state: 'asked' }).where(eq(joinApplications.id, id));
    const text = '营业执照照片看不清，能否重新说明统一社会信用代码？';
    await addEvent(db, end, id, { kind: 'question', stage: 'review', text, isShown: true });
  }
  if (at === 'admitted') {
    const ended = { state: 'admitted', stage: null, endedAt: end.now, deadline: null } as const;
    await db.update(joinApplications).set(ended).where(eq(joinApplications.id, id));
    await addEvent(db, end, id, { kind: 'admitted', stage: null, isShown: true });
  }
  if (at === 'refused') await refuseApplication(db, end, await fresh(), '主营业务不在协会章程的范围内。');
  if (at === 'withdrawn') {
    const ended = { state: 'withdrawn', endedAt: end.now, deadline: null } as const;
    await db.update(joinApplications).set(ended).where(eq(joinApplications.id, id));
    await addEvent(db, end, id, { kind: 'withdrawn', stage: 'review', isShown: true });
  }
  if (at === 'vote') await vote(db, id, (await fresh()).electorate.slice(0, yes), end.now);
}

async function payFirstFee(
  db: Joining['db'],
  { communityId, memberId }: Pick<ApplicationRow, 'communityId' | 'memberId'>,
  now: Date,
): Promise<void> {
  if (memberId === null) return;
  for (const { id, state } of (await readFirstFee(db, { ccId: communityId, memberId })).bills) {
    const bill = isSettled(state) ? undefined : await lockBill(db, id);
    if (bill === undefined) continue;
    const pay = { event: 'pay', reason: '银行转账', way: '银行转账', accountId: null, now } as const;
    await changeBill(db, bill, { ...pay, entries: (standing) => paymentOf(undefined, standing) });
  }
}

async function lastMember(db: Joining['db'], communityId: number, place: number): Promise<number | null> {
  const [row] = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.communityId, communityId), eq(members.state, 'active')))
    .orderBy(desc(members.id))
    .offset(place)
    .limit(1);
  return row?.id ?? null;
}

/** Where an application has come to that is not simply at a stage. */
const reached = { asked: 'review', admitted: 'certificate', refused: 'visit', withdrawn: 'review' } as const;

async function vote(db: Joining['db'], applicationId: number, voters: readonly number[], votedAt: Date): Promise<void> {
  const votes = voters.map((memberId, place) => ({
    applicationId,
    memberId,
    choice: place % 5 === 4 ? ('abstain' as const) : ('yes' as const),
    votedAt,
  }));
  if (votes.length > 0) await db.insert(joinVotes).values(votes);
}
