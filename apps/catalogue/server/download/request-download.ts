import { normalizeEmail } from '@selvedge/domain/inquiry';
import { codes } from '@selvedge/error-catalogue';
import { putMail, refuse, withTransaction } from '@selvedge/server-kit';
import { requireCaptcha } from '../captcha/require-captcha';
import type { CatalogueContext } from '../context';
import { inLanguage } from '../database/in-language';
import { downloadLinkMail } from '../mail/download-link-mail';
import { loadMailFrames } from '../mail/mail-frame';
import { visitorId } from '../tracking/visitor-queries';
import { unixSeconds } from '../unix-seconds';
import { linkLifetime, signedLink } from './download-link';
import { insertRequest, loadDownload } from './download-queries';

export interface DownloadAsked {
  readonly id: number;
  readonly email: string;
}

/** Sends the link to a limited file, in the language of who asks; the request is kept with its mail, or neither is. */
export async function requestDownload(context: CatalogueContext, { id, email }: DownloadAsked) {
  const { db, signer, now, language, mailOrigin, visitorCode } = context;
  const download = await loadDownload(db, id);
  if (download === undefined || !download.isLimit) throw refuse(codes.notFound);
  const to = normalizeEmail(email);
  await context.limit('downloadMail', to);
  const frameIn = await loadMailFrames(db, context);
  const expires = new Date(now.getTime() + linkLifetime);
  await withTransaction(db, async (tx) => {
    const visitor = visitorCode === undefined ? null : await visitorId(tx, visitorCode, now);
    const kept = { downloadId: id, email: to, language, requestedAt: now, visitorId: visitor };
    const requestId = await insertRequest(tx, kept);
    const address = mailOrigin + signedLink(signer, download, expires);
    const { title } = inLanguage(download.texts, language);
    const { kind, size } = download;
    await putMail(tx, downloadLinkMail({ requestId, to, title, kind, size, address, expires }, frameIn(language)));
    // Last: a request that is refused for another reason spends no confirmation.
    await requireCaptcha(context, tx);
  });
  return { expires_at: unixSeconds(expires) };
}
