import type { RawReceived } from '@selvedge/api-contract/community';
import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { type ListRange, type PortalContext, unixSeconds } from '../context';
import type { messageBoardEntries } from '../database/schema';
import { requireRight } from '../desk/require-right';
import { versionOf } from '../desk/version';
import { selectApplicationFiles } from '../recruitment/application-files';
import { type InboxFilter, selectApplications, selectMessages } from './inbox-queries';

type Row = Omit<typeof messageBoardEntries.$inferSelect, 'communityId'>;

interface One {
  readonly ccId: number;
  readonly id: number;
}

const first = { limit: 1, offset: 0 };

/** What visitors wrote to the message board. */
export async function searchMessages(context: PortalContext, filter: InboxFilter & ListRange) {
  requireRight(context, 'message.read', filter.ccId);
  const { list, total } = await selectMessages(context, filter, filter);
  return { list: list.map(receivedToWire), total };
}

/** @throws code 10 when the community has no such message */
export async function findMessage(context: PortalContext, one: One) {
  requireRight(context, 'message.read', one.ccId);
  const { list } = await selectMessages(context, one, first);
  return receivedToWire(list[0] ?? missing());
}

/** Applications for the community's jobs. */
export async function searchApplications(context: PortalContext, filter: InboxFilter & ListRange) {
  requireRight(context, 'job.manage', filter.ccId);
  const { list, total } = await selectApplications(context, filter, filter);
  return { list: list.map(applicationToWire), total };
}

/** @throws code 10 when the community has no such application */
export async function findApplication(context: PortalContext, one: One) {
  requireRight(context, 'job.manage', one.ccId);
  const { list } = await selectApplications(context, one, first);
  const found = applicationToWire(list[0] ?? missing());
  return { ...found, files: await selectApplicationFiles(context, found.id) };
}

function missing(): never {
  throw refuse(codes.notFound);
}

function applicationToWire(row: Row & { readonly recruitmentId: number; readonly job: string }) {
  return { ...receivedToWire(row), job_id: row.recruitmentId, job: row.job };
}

function receivedToWire(row: Row): RawReceived {
  const { id, contacts, phone, email, content, language, state, note, receivedAt, updatedAt } = row;
  const received_time = unixSeconds(receivedAt);
  return { id, version: versionOf(updatedAt), contacts, phone, email, content, language, state, note, received_time };
}
