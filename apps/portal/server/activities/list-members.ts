import type { RawDeskEnrolment } from '@selvedge/api-contract/community';
import type { EnrolmentState } from '@selvedge/domain/activity';
import { type CustomForm, wordAnswers } from '@selvedge/domain/custom-form';
import { and, asc, eq, exists, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type Listed, type ListRange, type PortalContext, unixSeconds } from '../context';
import { customFormVersions, enrolmentPlaces, enrolments } from '../database/schema';
import { likePattern } from '../desk/like-pattern';
import { categoryChoices } from '../directory/choices';
import { selectAnswerFiles } from './answer-file';
import { requireActivity } from './require-activity';
import { standingOf } from './standing';
import { selectTickets } from './ticket-queries';

export interface MemberFilter {
  readonly ccId: number;
  readonly activityId: number;
  readonly state?: EnrolmentState | undefined;
  readonly keywords?: string | undefined;
}

/** Who is enrolled or waits, in the order in which they came. */
export async function listActivityMembers(
  context: PortalContext,
  { limit, offset, ...filter }: MemberFilter & ListRange,
): Promise<Listed<RawDeskEnrolment>> {
  await requireActivity(context, filter);
  const where = membersWhere(context, filter);
  const [list, total] = await Promise.all([
    selectActivityMembers(context, filter, { limit, offset }),
    context.db.$count(enrolments, where),
  ]);
  return { list, total };
}

/** What list and export have in common: the rows of a filter. */
export async function selectActivityMembers(
  context: PortalContext,
  filter: MemberFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<RawDeskEnrolment[]> {
  const { db, language } = context;
  const rows = await db
    .select()
    .from(enrolments)
    .where(membersWhere(context, filter))
    .orderBy(asc(enrolments.enrolledAt), asc(enrolments.id))
    .limit(limit)
    .offset(offset);
  const ids = rows.map(({ id }) => id);
  const [places, tickets, files, forms, regions] = await Promise.all([
    db.select().from(enrolmentPlaces).where(inArray(enrolmentPlaces.enrolmentId, ids)).orderBy(asc(enrolmentPlaces.id)),
    selectTickets(context, filter.activityId),
    selectAnswerFiles(db, ids),
    selectForms(
      context,
      rows.flatMap(({ formId }) => formId ?? []),
    ),
    categoryChoices(context, filter.ccId, 'region'),
  ]);
  return Promise.all(
    rows.map(async (row) => ({
      ...(await standingOf(db, row)),
      ticket: tickets.find(({ ticket }) => ticket.id === row.ticketId)?.title ?? '',
      source: row.source,
      contact: row.contact,
      email: row.email,
      phone: row.phone,
      enrolled_time: unixSeconds(row.enrolledAt),
      has_voucher: row.payment === 'review' || row.voucherId !== null,
      places: places
        .filter(({ enrolmentId }) => enrolmentId === row.id)
        .map(({ id, name, memberId, checkedInAt, givenUpAt }) => ({
          id,
          name,
          member_id: memberId,
          checked_in_time: checkedInAt === null ? null : unixSeconds(checkedInAt),
          is_given_up: givenUpAt !== null,
        })),
      answers: wordAnswers(forms.get(row.formId ?? 0) ?? null, row.answers, {
        locale: language,
        regions: regions.map(({ id, name }) => ({ id, title: name })),
        files: [...files.names].map(([id, name]) => ({ id, name })),
      }).map(({ label, answer }) => ({ label, answer })),
      files: files.of(row.id),
    })),
  );
}

function membersWhere({ db }: PortalContext, { activityId, state, keywords = '' }: MemberFilter): SQL | undefined {
  const pattern = likePattern(keywords);
  const named = db
    .select({ one: sql`1` })
    .from(enrolmentPlaces)
    .where(and(eq(enrolmentPlaces.enrolmentId, enrolments.id), ilike(enrolmentPlaces.name, pattern)));
  return and(
    eq(enrolments.activityId, activityId),
    state === undefined ? undefined : eq(enrolments.state, state),
    keywords === ''
      ? undefined
      : or(ilike(enrolments.contact, pattern), ilike(enrolments.email, pattern), exists(named)),
  );
}

async function selectForms({ db }: PortalContext, ids: readonly number[]): Promise<ReadonlyMap<number, CustomForm>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(customFormVersions)
    .where(inArray(customFormVersions.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, form }) => [id, form as CustomForm]));
}
