import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';

/** The version of a record: the moment of its last change, in milliseconds. */
export function versionOf(updatedAt: Date): number {
  return updatedAt.getTime();
}

/**
 * The moment of a change that is made now to a record of a version: always a later one, so that two changes within one
 * millisecond are two versions.
 *
 * @throws {RefusedRequest} 409 when somebody else has changed the record since the caller read it.
 */
export function nextVersion(updatedAt: Date, version: number, now: Date): Date {
  if (versionOf(updatedAt) !== version) throw refuse(codes.requestError, { situation: 'conflict' });
  return new Date(Math.max(now.getTime(), version + 1));
}
