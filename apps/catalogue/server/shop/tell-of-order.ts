import { isMailAddress, putMail } from '@selvedge/server-kit';
import type { CatalogueDatabase } from '../database/catalogue-database';
import type { FrameIn } from '../mail/mail-frame';
import { type OrderMailData, type OrderMailKind, orderMail } from '../mail/order-mail';
import { numberOf } from './find-order';
import { type LoadedOrder, loadOrder } from './order-queries';

/** Puts an order's mails into the outbox, in the transaction that makes them true. A new one is told to the mill too. */
export async function tellOfOrder(
  tx: CatalogueDatabase,
  frameIn: FrameIn,
  { id, kind }: { readonly id: number; readonly kind: Exclude<OrderMailKind, 'notice'> },
): Promise<void> {
  const order = await loadOrder(tx, id);
  if (order === undefined) throw new Error(`The order ${id} is not there.`);
  const data = mailDataOf(order);
  await putMail(tx, orderMail(kind, data, frameIn(order.language)));
  const millFrame = frameIn();
  if (kind === 'placed' && isMailAddress(millFrame.email)) await putMail(tx, orderMail('notice', data, millFrame));
}

function mailDataOf(order: LoadedOrder): OrderMailData {
  const { id, name, email, token, lines, discount, shipping, total } = order;
  const number = numberOf(order);
  return { id, number, name, email, path: `/order/${number}?token=${token}`, lines, discount, shipping, total };
}
