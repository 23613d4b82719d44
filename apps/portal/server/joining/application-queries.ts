import { and, asc, desc, eq, ilike, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { ListRange, PortalContext } from '../context';
import { inLanguage } from '../database/in-language';
import type { PortalDb } from '../database/portal-db';
import {
  accounts,
  customFormFiles,
  customFormVersions,
  joinApplications,
  joinEvents,
  joinForms,
  joinFormTexts,
  joinVotes,
  uploads,
} from '../database/schema';
import { wordsOf } from '../database/words-of';
import { likePattern } from '../desk/like-pattern';

export type ApplicationRow = typeof joinApplications.$inferSelect;

type Reads = Pick<PortalDb, 'select'>;

/** One application; with `lock` nobody changes it until the transaction ends. */
export async function selectApplication(db: Reads, id: number, lock = false): Promise<ApplicationRow | undefined> {
  const query = db.select().from(joinApplications).where(eq(joinApplications.id, id));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

/** What an application is for, in the language of who asks. */
export async function selectFormOf({ db, language }: Pick<PortalContext, 'db' | 'language'>, formId: number) {
  const [row] = await db
    .select({ kind: joinForms.kind, seats: joinForms.seats, title: joinFormTexts.title })
    .from(joinForms)
    .innerJoin(joinFormTexts, eq(joinFormTexts.formId, joinForms.id))
    .where(eq(joinForms.id, formId))
    .orderBy(inLanguage(joinFormTexts.language, language))
    .limit(1);
  if (row === undefined) throw new Error(`The form ${formId} has no texts.`);
  return row;
}

export async function selectVersion(db: Reads, versionId: number) {
  const [row] = await db.select().from(customFormVersions).where(eq(customFormVersions.id, versionId));
  if (row === undefined) throw new Error(`The version ${versionId} of a form is not there.`);
  return row;
}

/** The files that came with an application. */
export function selectFiles(db: Reads, applicationId: number) {
  return db
    .select({ id: uploads.id, name: uploads.name, size: uploads.size, cname: uploads.cname, type: uploads.contentType })
    .from(customFormFiles)
    .innerJoin(uploads, eq(uploads.id, customFormFiles.uploadId))
    .where(eq(customFormFiles.subject, `application:${applicationId}`))
    .orderBy(asc(uploads.id));
}

/** What happened to an application, the first first. */
export function selectEvents(db: Reads, applicationId: number, shown: boolean) {
  return db
    .select({ event: joinEvents, nick: accounts.nick })
    .from(joinEvents)
    .leftJoin(accounts, eq(accounts.id, joinEvents.accountId))
    .where(and(eq(joinEvents.applicationId, applicationId), shown ? eq(joinEvents.isShown, true) : undefined))
    .orderBy(asc(joinEvents.id));
}

export function selectVotes(db: Reads, applicationId: number) {
  return db
    .select({ memberId: joinVotes.memberId, choice: joinVotes.choice })
    .from(joinVotes)
    .where(eq(joinVotes.applicationId, applicationId));
}

const listed = {
  id: joinApplications.id,
  updatedAt: joinApplications.updatedAt,
  joinFormId: joinApplications.joinFormId,
  name: joinApplications.name,
  state: joinApplications.state,
  stage: joinApplications.stage,
  deadline: joinApplications.deadline,
  submittedAt: joinApplications.submittedAt,
  kind: joinForms.kind,
};

function selectList({ db, language }: Pick<PortalContext, 'db' | 'language'>) {
  const words = wordsOf({ db, language }, [joinFormTexts, joinFormTexts.formId, joinForms.id], {
    title: joinFormTexts.title,
  });
  return db
    .select({ ...listed, form: words.title })
    .from(joinApplications)
    .innerJoin(joinForms, eq(joinForms.id, joinApplications.joinFormId))
    .innerJoinLateral(words, sql`true`);
}

export type ListedApplication = Awaited<ReturnType<typeof selectList>>[number];

/** Somebody's own applications in a community. */
export function selectOwn(context: PortalContext, ccId: number, accountId: number) {
  return selectList(context)
    .where(and(eq(joinApplications.communityId, ccId), eq(joinApplications.accountId, accountId)))
    .orderBy(desc(joinApplications.id))
    .limit(60);
}

export interface ApplicationFilter extends ListRange {
  readonly stage?: ApplicationRow['stage'] | undefined;
  readonly state?: ApplicationRow['state'] | undefined;
  readonly keywords?: string | undefined;
  readonly is_mine?: 'yes' | 'no' | undefined;
}

/** Applications that were sent: what is due first stands first. */
export async function selectQueue(context: PortalContext, filter: ApplicationFilter) {
  const where = matching(context, filter);
  const [list, total] = await Promise.all([
    selectList(context)
      .where(where)
      .orderBy(
        sql`${joinApplications.state} in ('running', 'asked') desc`,
        sql`${joinApplications.deadline} asc nulls last`,
        desc(joinApplications.id),
      )
      .limit(filter.limit)
      .offset(filter.offset),
    context.db.$count(joinApplications, where),
  ]);
  return { list, total };
}

function matching({ actor }: PortalContext, filter: ApplicationFilter): SQL | undefined {
  const { ccId, stage, state, keywords, is_mine } = filter;
  const words = keywords === undefined || keywords === '' ? undefined : likePattern(keywords);
  return and(
    eq(joinApplications.communityId, ccId),
    ne(joinApplications.state, 'draft'),
    stage === undefined || stage === null ? undefined : eq(joinApplications.stage, stage),
    state === undefined ? undefined : eq(joinApplications.state, state),
    words === undefined ? undefined : or(ilike(joinApplications.name, words), ilike(joinApplications.email, words)),
    ...(is_mine === 'yes'
      ? [isForMe(actor?.accountId ?? 0), inArray(joinApplications.state, ['running', 'asked'])]
      : []),
  );
}

/** Whether an application stands at a stage that names an account, or nobody. */
export function isForMe(accountId: number): SQL {
  return sql`exists (
    select 1 from jsonb_array_elements(${joinApplications.stages}) as s
    where s->>'kind' = ${joinApplications.stage}
      and (s->'people' = '[]'::jsonb or s->'people' @> ${JSON.stringify([accountId])}::jsonb))`;
}

/** Those of some files that belong to an application. */
export async function countOwnFiles(
  db: Reads & Pick<PortalDb, '$count'>,
  applicationId: number,
  ids: readonly number[],
) {
  if (ids.length === 0) return 0;
  return db.$count(
    customFormFiles,
    and(eq(customFormFiles.subject, `application:${applicationId}`), inArray(customFormFiles.uploadId, [...ids])),
  );
}

/** Votes whose time is over, and which nobody has counted. */
export function selectVotesDue(db: Reads, now: Date) {
  return db
    .select({ id: joinApplications.id, ccId: joinApplications.communityId })
    .from(joinApplications)
    .where(
      and(
        eq(joinApplications.state, 'running'),
        eq(joinApplications.stage, 'vote'),
        sql`${joinApplications.deadline} <= ${now}`,
        isNull(joinApplications.endedAt),
      ),
    )
    .limit(200);
}
