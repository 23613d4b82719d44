import { canHappen, standingOf } from '@selvedge/domain/fees';
import { uploadExtension } from '@selvedge/domain/inquiry';
import { cents } from '@selvedge/domain/money';
import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse, type TakenFile, takeFiles, withTransaction } from '@selvedge/server-kit';
import { eq } from 'drizzle-orm';
import type { RequestContext } from '../context';
import { onlyRow } from '../database/only-row';
import { uploads, vouchers } from '../database/schema';
import { lockBill, selectBill, selectEntries, type Tx } from './bill-queries';
import { changeBill } from './change-bill';
import { ownsBill } from './own-bill';
import { voucherToWire } from './voucher-to-wire';

export interface SentVoucher {
  readonly bill_id: number;
  readonly cents?: number | undefined;
  readonly note?: string | undefined;
  readonly files: readonly File[];
}

/** What a transfer slip may be; anything that the browser can't show beside the amount is of no use. */
const slipExtensions: ReadonlySet<string> = new Set(['jpg', 'jpeg', 'png', 'pdf']);

/** The most that may be sent for one bill: refused ones stay with it. */
const mostVouchers = 20;

/**
 * Takes the picture of a transfer slip for a bill of who asks. The same file is taken once while it waits.
 *
 * @throws {RefusedRequest} code 10 when it is nobody's or another's bill; 130 for what is no picture and no PDF; 409 when
 * nothing is to be paid any more.
 */
export async function sendVoucher(context: RequestContext, sent: SentVoucher) {
  const bill = await selectBill(context, sent.bill_id);
  if (bill === undefined || !ownsBill(context, bill)) throw refuse(codes.notFound);
  const [file] = sent.files;
  if (file === undefined || !slipExtensions.has(uploadExtension(file.name) ?? '')) {
    throw refuse(codes.wrongFileType, { issues: [fieldIssue('files.0', codes.wrongFileType)] });
  }
  await context.limit('voucher', String(context.actor?.accountId ?? ''));
  return takeFiles(context, [file], ([taken]) => {
    if (taken === undefined) throw new Error('A file was taken and is not there.');
    return withTransaction(context.db, (tx) => keepVoucher(tx, context, sent, taken));
  });
}

async function keepVoucher(tx: Tx, context: RequestContext, sent: SentVoucher, taken: TakenFile) {
  const { now, actor } = context;
  const bill = await lockBill(tx, sent.bill_id);
  if (bill === undefined) throw refuse(codes.notFound);
  const before = await tx.select().from(vouchers).where(eq(vouchers.billId, bill.id));
  const same = before.find(({ sha256, state }) => sha256 === taken.sha256 && state === 'waiting');
  if (same !== undefined) return voucherToWire(context, same, await uploadOf(tx, same.uploadId));
  if (!canHappen(bill.state, 'send_voucher')) throw refuse(codes.requestError, { situation: 'conflict' });
  if (before.length >= mostVouchers) throw refuse(codes.tooBig, { issues: [fieldIssue('files', codes.tooBig)] });
  const { outstanding } = standingOf(await selectEntries(tx, bill.id));
  const amount = cents(sent.cents ?? outstanding);
  const upload = onlyRow(await tx.insert(uploads).values(taken).returning());
  const voucher = onlyRow(
    await tx
      .insert(vouchers)
      .values({
        communityId: bill.communityId,
        billId: bill.id,
        uploadId: upload.id,
        sha256: taken.sha256,
        cents: amount,
        note: sent.note ?? '',
        sentBy: actor?.accountId ?? null,
        createdAt: now,
      })
      .returning(),
  );
  await changeBill(tx, bill, { event: 'send_voucher', accountId: actor?.accountId ?? null, now });
  return voucherToWire(context, voucher, upload);
}

async function uploadOf(tx: Tx, id: number) {
  return onlyRow(await tx.select().from(uploads).where(eq(uploads.id, id)));
}
