import type { RawDirectoryEntry } from '@selvedge/api-contract/community';
import type { Listed, PortalContext } from '../context';
import { freshenSearch } from '../search/freshen-search';
import { audienceOf } from './audience';
import { type DirectoryRange, selectDirectory } from './directory-queries';
import { readMembers } from './read-members';

/** The directory as the caller may see it. */
export async function listDirectory(context: PortalContext, range: DirectoryRange): Promise<Listed<RawDirectoryEntry>> {
  const audience = audienceOf(context, range.ccId);
  await freshenSearch(context.db);
  const { ids, total } = await selectDirectory(context, range, audience);
  return { list: await readMembers(context, ids, audience), total };
}
