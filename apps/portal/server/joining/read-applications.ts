import { countVote, isOfStage } from '@selvedge/domain/joining';
import { codes } from '@selvedge/error-catalogue';
import { refuse, uploadKey } from '@selvedge/server-kit';
import type { PortalContext, RequestContext } from '../context';
import { requireRight } from '../desk/require-right';
import {
  type ApplicationFilter,
  type ApplicationRow,
  selectApplication,
  selectFiles,
  selectOwn,
  selectQueue,
  selectVotes,
} from './application-queries';
import { applicationToWire, detailToWire } from './application-to-wire';

/** The caller's applications. */
export async function listOwnApplications(context: PortalContext, { ccId }: { readonly ccId: number }) {
  const accountId = requireAccount(context);
  return { list: (await selectOwn(context, ccId, accountId)).map(applicationToWire) };
}

/** An own application; somebody else's is as if it were not there. */
export async function findOwnApplication(context: PortalContext, { id }: { readonly id: number }) {
  return detailToWire(context, await ownApplication(context, id), 'applicant');
}

/** @throws code 10 when the caller has no such application */
export async function ownApplication(
  context: PortalContext,
  id: number,
  db: Parameters<typeof selectApplication>[0] = context.db,
  lock = false,
): Promise<ApplicationRow> {
  const accountId = requireAccount(context);
  const row = await selectApplication(db, id, lock);
  if (row === undefined || row.accountId !== accountId) throw refuse(codes.notFound);
  return row;
}

export function requireAccount({ actor }: Pick<PortalContext, 'actor'>): number {
  if (actor === null) throw refuse(codes.unauthorized);
  return actor.accountId;
}

/** Applications that were sent to a community, by stage. */
export async function pageApplications(context: PortalContext, filter: ApplicationFilter) {
  requireRight(context, 'join.approve', filter.ccId);
  const { list, total } = await selectQueue(context, filter);
  return { list: list.map(applicationToWire), total };
}

interface One {
  readonly ccId: number;
  readonly id: number;
}

/** An application as the desk sees it. A draft is its writer's alone. */
export async function findDeskApplication(context: PortalContext, one: One) {
  requireRight(context, 'join.approve', one.ccId);
  const row = await sentApplication(context, one);
  const [detail, votes] = await Promise.all([detailToWire(context, row, 'desk'), selectVotes(context.db, row.id)]);
  const stage = row.stages.find(({ kind }) => kind === row.stage);
  const rule = row.stages.find(({ kind }) => kind === 'vote')?.vote;
  const count = rule === undefined || row.electorate.length === 0 ? null : countVote(row.electorate, votes, rule);
  return {
    ...detail,
    vote: count === null ? null : countToWire(count),
    is_mine: stage !== undefined && isOfStage(stage, requireAccount(context)),
    member_id: row.memberId,
  };
}

export function countToWire({ isQuorate, ...count }: ReturnType<typeof countVote>) {
  return { ...count, is_quorate: isQuorate };
}

/** @throws code 10 when nothing of that number was sent to the community */
export async function sentApplication({ db }: Pick<PortalContext, 'db'>, { ccId, id }: One): Promise<ApplicationRow> {
  const row = await selectApplication(db, id);
  if (row === undefined || row.communityId !== ccId || row.state === 'draft') throw refuse(codes.notFound);
  return row;
}

/** A file that came with an application. */
export async function readApplicationFile(context: RequestContext, one: One & { readonly file_id: number }) {
  requireRight(context, 'join.approve', one.ccId);
  await sentApplication(context, one);
  const file = (await selectFiles(context.db, one.id)).find(({ id }) => id === one.file_id);
  if (file === undefined) throw refuse(codes.notFound);
  const bytes = await context.storage.bytes(uploadKey(file.cname));
  return { name: file.name, type: file.type, content: Buffer.from(bytes).toString('base64') };
}
