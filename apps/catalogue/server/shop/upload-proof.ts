import type { UploadedFile } from '@selvedge/domain/inquiry';
import { paymentKindOf } from '@selvedge/domain/shop';
import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse, withTransaction } from '@selvedge/server-kit';
import type { CatalogueContext } from '../context';
import { uploadsOf } from '../message-board/claim-inquiry-files';
import { holdUploads } from '../upload/upload-queries';
import { changeOrder } from './change-order';
import { findOrder, findOrderToChange, type OrderKey } from './find-order';
import { claimProofs, countProofs, updateOrder } from './order-queries';
import { orderToWire } from './order-to-wire';
import { paymentTypeError } from './require-payment-type';
import { requireShop } from './require-shop';

interface ProofAsked extends OrderKey {
  readonly files: readonly UploadedFile[];
}

/** The most files that an order may hold: refused proofs stay with it. */
const mostProofs = 20;

/** Takes the proof of a transfer. The files were checked by their content when they were uploaded. */
export async function uploadProof(context: CatalogueContext, asked: ProofAsked) {
  const { db, siteId, now, language } = context;
  await requireShop(db, siteId);
  const uploads = await uploadsOf(db, asked.files);
  await withTransaction(db, async (tx) => {
    const order = await findOrderToChange(tx, asked);
    if (paymentKindOf(order.paymentType) !== 'transfer') throw paymentTypeError(context);
    await changeOrder(tx, order, { event: 'send_proof', actor: 'buyer', now });
    await updateOrder(tx, order.id, { proofRefusal: '' });
    const held = await holdUploads(
      tx,
      uploads.flatMap((upload) => upload?.id ?? []),
    );
    const wrong = uploads.findIndex((upload) => upload === undefined || !held.has(upload.id));
    if (wrong >= 0) throw missingFile(wrong);
    const ids = [...new Set(uploads.flatMap((upload) => upload?.id ?? []))];
    const before = await countProofs(tx, order.id);
    if (before + ids.length > mostProofs) throw refuse(codes.tooBig, { issues: [fieldIssue('files', codes.tooBig)] });
    const rows = ids.map((uploadId, index) => ({ uploadId, orderId: order.id, position: before + index, sentAt: now }));
    if ((await claimProofs(tx, rows)) < ids.length) throw missingFile(0);
  });
  return orderToWire(await findOrder(db, asked), language, now);
}

function missingFile(index: number) {
  return refuse(codes.doesNotExist, { issues: [fieldIssue(`files.${index}.url`, codes.doesNotExist)] });
}
