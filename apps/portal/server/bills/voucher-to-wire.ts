import type { RawVoucher } from '@selvedge/api-contract/community';
import { type RequestContext, unixSeconds } from '../context';
import type { uploads, vouchers } from '../database/schema';
import { paperAddress } from './paper-address';

type Row = typeof vouchers.$inferSelect;
type File = Pick<typeof uploads.$inferSelect, 'name' | 'size' | 'contentType'>;

export function voucherToWire(
  context: Pick<RequestContext, 'signer' | 'now' | 'language'>,
  row: Row,
  { name, size, contentType }: File,
): RawVoucher {
  const isPicture = contentType.startsWith('image/');
  return {
    id: row.id,
    bill_id: row.billId,
    state: row.state,
    cents: row.cents,
    note: row.note,
    reason: row.reason,
    file: {
      name,
      size,
      url: paperAddress(context, ['voucher', row.id]),
      picture_url: isPicture ? paperAddress(context, ['picture', row.id]) : null,
    },
    sent_time: unixSeconds(row.createdAt),
    decided_time: row.decidedAt === null ? null : unixSeconds(row.decidedAt),
  };
}
