import { type Inquiry, parseInquiry, type RawInquiry, writeExt } from '@selvedge/domain/inquiry';
import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse, storable, withTransaction } from '@selvedge/server-kit';
import { requireCaptcha } from '../captcha/require-captcha';
import type { CatalogueContext } from '../context';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { type FrameIn, loadMailFrames } from '../mail/mail-frame';
import { visitorId } from '../tracking/visitor-queries';
import { unixSeconds } from '../unix-seconds';
import { claimInquiryFiles, uploadsOf } from './claim-inquiry-files';
import { contentHash } from './content-hash';
import { findByKey, insertInquiry, insertItems, type KeptInquiry, requireDurableCommit } from './inquiry-queries';
import { inquiryReference } from './inquiry-reference';
import { requireProducts } from './require-products';
import { tellOfInquiry } from './tell-of-inquiry';

/**
 * Takes an inquiry or a message. All of it is committed before it is acknowledged, and the same idempotency key gives
 * the same answer, however many requests arrive at once.
 */
export async function addInquiry(context: CatalogueContext, raw: RawInquiry) {
  const parsed = parseInquiry(raw);
  if (!parsed.ok) throw refuse(codes.validationFailed);
  // Once more: the ext is JSON within JSON, so its texts come out only now.
  const inquiry = storable(parsed.value);
  const uploads = await uploadsOf(context.db, inquiry.files);
  const hash = contentHash(
    inquiry,
    uploads.map((upload) => upload?.sha256 ?? ''),
  );
  const frameIn = await loadMailFrames(context.db, context);
  const kept = await withTransaction(context.db, async (tx) => {
    return (await findKept(tx, inquiry, hash)) ?? keepInquiry(context, tx, { inquiry, hash, uploads, frameIn });
  });
  return { id: kept.id, reference: inquiryReference(kept), received_at: unixSeconds(kept.receivedAt) };
}

interface ReadInquiry {
  readonly inquiry: Inquiry;
  readonly hash: string;
  readonly uploads: Awaited<ReturnType<typeof uploadsOf>>;
  readonly frameIn: FrameIn;
}

async function keepInquiry(
  context: CatalogueContext,
  tx: CatalogueDatabase,
  { inquiry, hash, uploads, frameIn }: ReadInquiry,
): Promise<KeptInquiry> {
  await requireProducts(tx, inquiry.products, context.language);
  await requireDurableCommit(tx);
  const { now, visitorCode } = context;
  const visitor = visitorCode === undefined ? null : await visitorId(tx, visitorCode, now);
  const kept = await insertInquiry(tx, rowOf(context, inquiry, hash, visitor));
  if (kept === undefined) {
    // Another request with this key was committed while this one waited for it.
    const earlier = await findKept(tx, inquiry, hash);
    if (earlier === undefined) throw new Error('The inquiry that holds the key is not there.');
    return earlier;
  }
  await insertItems(
    tx,
    inquiry.products.map(({ id, name }, position) => ({ inquiryId: kept.id, position, productId: id, name })),
  );
  await claimInquiryFiles(tx, kept.id, uploads);
  // Last: a repetition of an inquiry that was taken needs none, and a refused one spends none.
  await requireCaptcha(context, tx);
  await tellOfInquiry(tx, frameIn, kept.id);
  return kept;
}

/** The inquiry that already has this key. A key that came with other content is a mistake of the sender. */
async function findKept(db: CatalogueDatabase, inquiry: Inquiry, hash: string): Promise<KeptInquiry | undefined> {
  const kept = inquiry.idempotencyKey === null ? undefined : await findByKey(db, inquiry.idempotencyKey);
  if (kept !== undefined && kept.contentHash !== hash) {
    throw refuse(codes.requestError, {
      situation: 'conflict',
      issues: [fieldIssue('idempotency_key', codes.noMatch)],
    });
  }
  return kept;
}

function rowOf({ siteId, now, language }: CatalogueContext, inquiry: Inquiry, hash: string, visitor: number | null) {
  return {
    siteId,
    idempotencyKey: inquiry.idempotencyKey,
    contentHash: hash,
    ccId: inquiry.companyId,
    company: inquiry.company,
    country: inquiry.country,
    email: inquiry.email,
    ext: inquiry.products.length === 0 ? null : JSON.parse(writeExt(inquiry.products)),
    msg: inquiry.message,
    name: inquiry.name,
    tel: inquiry.phone,
    whatsApp: inquiry.whatsApp,
    sentAt: inquiry.time === null ? now : sentAt(inquiry.time, now),
    receivedAt: now,
    language,
    visitorId: visitor,
  };
}

/** A clock that is set to nowhere must not cost an inquiry. */
function sentAt(milliseconds: number, now: Date): Date {
  const year = new Date(milliseconds).getUTCFullYear();
  return year >= 1970 && year < 10_000 ? new Date(milliseconds) : now;
}
