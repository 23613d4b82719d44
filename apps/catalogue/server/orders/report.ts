import { cents, formatCents } from '@selvedge/domain/money';
import { paymentTypeName } from '@selvedge/error-catalogue';
import { numberOf } from '../shop/find-order';
import type { LoadedOrder, OrderRow } from '../shop/order-queries';

const money = (amount: number) => `$${formatCents(cents(amount))}`;
const moment = (date: Date) => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** One line an order. */
export function listLine(order: OrderRow): string {
  const { state, total, paymentType, placedAt, name, country } = order;
  const cells = [numberOf(order), state.padEnd(16), money(total).padStart(12), paymentTypeName(paymentType).padEnd(12)];
  return [...cells, moment(placedAt), `${name}, ${country}`].join('  ');
}

/** All of an order, for a terminal. Its token is left out: staff do not need it, and terminals are looked at. */
export function orderReport(
  order: LoadedOrder,
  events: readonly { at: Date; event: string; actor: string; note: string }[],
) {
  const { name, company, street, streetMore, postcode, city, region, country } = order;
  const address = [name, company, street, streetMore, `${postcode} ${city}`.trim(), region, country];
  return [
    `${numberOf(order)}  ${order.state}  ${moment(order.placedAt)}  ${paymentTypeName(order.paymentType)}`,
    '',
    ...address.filter((line) => line !== '').map((line) => `  ${line}`),
    `  ${order.email}  ${order.phone}`,
    ...(order.note === '' ? [] : ['', `  ${order.note.replaceAll('\n', '\n  ')}`]),
    '',
    ...order.lines.map(({ title, articleNumber, quantity, unit, options, total }) => {
      const choice = options.map((option) => ` ${option.name}: ${option.value}`).join(',');
      return `  ${String(quantity).padStart(6)} ${unit}  ${articleNumber} ${title}${choice}  ${money(total)}`;
    }),
    `  discount ${money(order.discount)}, shipping ${money(order.shipping)}, total ${money(order.total)}`,
    '',
    ...order.payments.map(({ id, paymentType, state, amount, changedAt, reference }) => {
      const parts = [`payment ${id}`, paymentTypeName(paymentType), state, money(amount), moment(changedAt), reference];
      return `  ${parts.filter((part) => part !== null).join('  ')}`;
    }),
    ...order.proofs.map(({ upload, sentAt }) => `  proof ${upload.name}  ${upload.size} bytes  ${moment(sentAt)}`),
    ...events.map(({ at, event, actor, note }) => `  ${moment(at)}  ${event} by ${actor}${note && `: ${note}`}`),
  ];
}
