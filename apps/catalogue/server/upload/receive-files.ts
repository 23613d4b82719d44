import { uploadExtension } from '@selvedge/domain/inquiry';
import { takeFiles } from '@selvedge/server-kit';
import type { CatalogueContext } from '../context';
import { saveUploads } from './upload-queries';

/** Takes the files of an inquiry. All of them are checked before one is kept. */
export async function receiveFiles(context: CatalogueContext, { files }: { readonly files: readonly File[] }) {
  const kept = await takeFiles(context, files, async (taken) => {
    await saveUploads(context.db, taken);
    return taken;
  });
  const host = uploadHost(context.origin);
  return { list: kept.map(({ name, cname, size }) => ({ name, host, cname, size })) };
}

/** What stands before a file's cname in its address. Nothing is served there: these files are for the mill's eyes. */
export function uploadHost(origin: string): string {
  return `${origin}/uploads/`;
}

/** The cname in the address of an upload, or nothing when it is none of ours. */
export function cnameOf(url: string): string | undefined {
  const cname = url.slice(url.lastIndexOf('/') + 1);
  return /^[0-9a-f]{32}\.[a-z]{3,4}$/.test(cname) && uploadExtension(cname) !== null ? cname : undefined;
}
