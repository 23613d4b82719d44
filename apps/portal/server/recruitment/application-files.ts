import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { and, asc, eq } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import { type PortalContext, type RequestContext, unixSeconds } from '../context';
import { applicationFiles, recruitmentApplications, recruitments, uploads } from '../database/schema';
import { requireRight } from '../desk/require-right';
import { fileToken } from '../files/file-token';

/** Long enough to click, too short to be handed on. */
const life = 5 * 60 * 1000;

/** The files of an application in the order in which they were chosen. */
export function selectApplicationFiles({ db }: Pick<PortalContext, 'db'>, applicationId: number) {
  return db
    .select({ id: uploads.id, name: uploads.name, size: uploads.size })
    .from(applicationFiles)
    .innerJoin(uploads, eq(uploads.id, applicationFiles.uploadId))
    .where(eq(applicationFiles.applicationId, applicationId))
    .orderBy(asc(applicationFiles.sort));
}

/**
 * An address under which a file of an application is handed out for a while. That somebody asked is written down.
 *
 * @throws code 10 when no application of the community has such a file
 */
export async function openApplicationFile(
  context: RequestContext,
  { ccId, id }: { readonly ccId: number; readonly id: number },
) {
  requireRight(context, 'job.manage', ccId);
  const { db, now, origin, signer } = context;
  const [file] = await db
    .select({ cname: uploads.cname, name: uploads.name, applicationId: applicationFiles.applicationId })
    .from(uploads)
    .innerJoin(applicationFiles, eq(applicationFiles.uploadId, uploads.id))
    .innerJoin(recruitmentApplications, eq(recruitmentApplications.id, applicationFiles.applicationId))
    .innerJoin(recruitments, eq(recruitments.id, recruitmentApplications.recruitmentId))
    .where(and(eq(uploads.id, id), eq(recruitments.communityId, ccId)));
  if (file === undefined) throw refuse(codes.notFound);
  const subject = `application:${file.applicationId}`;
  await recordAct(db, context, { ccId, act: 'application.openFile', subject, details: { name: file.name } });
  const expires = new Date(now.getTime() + life);
  return { url: `${origin}/files/${fileToken(signer, file, expires)}`, expires_time: unixSeconds(expires) };
}
