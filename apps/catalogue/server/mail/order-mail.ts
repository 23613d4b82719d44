import { cents, formatCents } from '@selvedge/domain/money';
import { headerText, isMailAddress, type OutgoingMail } from '@selvedge/server-kit';
import type { Language } from '../database/schema';
import { composeMail } from './compose-mail';
import type { MailBlock } from './mail-block';
import { type MailFrame, pageAddress } from './mail-frame';

/** An order as mails tell of it. */
export interface OrderMailData {
  readonly id: number;
  readonly number: string;
  readonly name: string;
  readonly email: string;
  /** The path of the order's page, with its token: for the buyer only. */
  readonly path: string;
  readonly lines: readonly {
    readonly title: string;
    readonly quantity: number;
    readonly unit: string;
    readonly total: number;
  }[];
  readonly discount: number;
  readonly shipping: number;
  readonly total: number;
}

/** What is told: that an order was placed or paid, to its buyer, and that it was placed, to the mill. */
export type OrderMailKind = 'placed' | 'paid' | 'notice';

const words = {
  en: {
    placed: {
      subject: (number: string, site: string) => `Your order ${number} – ${site}`,
      title: 'We have your order',
      lead: (number: string) =>
        `thank you for your order ${number}. The goods are held back for you. Its page tells how to pay and how it stands.`,
      action: 'Open the order',
    },
    paid: {
      subject: (number: string, site: string) => `Order ${number} is paid – ${site}`,
      title: 'Your order is paid',
      lead: (number: string) =>
        `your payment for the order ${number} has come. Thank you. We write again when it leaves.`,
      action: 'Open the order',
    },
    notice: {
      subject: (number: string, site: string) => `New order ${number} – ${site}`,
      title: 'A new order',
      lead: (number: string) => `the order ${number} was placed. \`npm run orders -- show ${number}\` tells all of it.`,
      action: '',
    },
    greeting: (name: string) => `Hello ${name},`,
    goods: 'Goods',
    sum: 'Sum',
    discount: 'Discount',
    shipping: 'Shipping',
    total: 'Total',
    secret: 'Whoever has this link sees the order: please do not pass it on.',
  },
  'zh-cn': {
    placed: {
      subject: (number: string, site: string) => `您的订单 ${number}——${site}`,
      title: '我们已收到您的订单',
      lead: (number: string) => `感谢您的订单 ${number}。货品已为您预留，付款方式与订单状态请见订单页面。`,
      action: '查看订单',
    },
    paid: {
      subject: (number: string, site: string) => `订单 ${number} 已付款——${site}`,
      title: '您的订单已付款',
      lead: (number: string) => `我们已收到订单 ${number} 的款项，谢谢。发货时我们会再次通知您。`,
      action: '查看订单',
    },
    notice: {
      subject: (number: string, site: string) => `新订单 ${number}——${site}`,
      title: '新订单',
      lead: (number: string) => `收到订单 ${number}。运行 \`npm run orders -- show ${number}\` 查看详情。`,
      action: '',
    },
    greeting: (name: string) => `${name}，您好！`,
    goods: '货品',
    sum: '金额',
    discount: '优惠',
    shipping: '运费',
    total: '合计',
    secret: '持有此链接者均可查看订单，请勿转发。',
  },
} as const satisfies Record<Language, Record<OrderMailKind, unknown> & Record<string, unknown>>;

/** Tells of an order. There is one mail of each kind an order, however often it is put. */
export function orderMail(kind: OrderMailKind, order: OrderMailData, frame: MailFrame): OutgoingMail {
  const text = words[frame.language];
  const { subject, title, lead, action } = text[kind];
  const isNotice = kind === 'notice';
  const to = isNotice ? frame.email : order.email;
  const answerTo = isNotice ? order.email : frame.email;
  return composeMail(
    {
      key: `order:${order.id}:${kind}`,
      to,
      ...(isMailAddress(answerTo) && { replyTo: { name: isNotice ? order.name : frame.siteName, address: answerTo } }),
    },
    {
      subject: subject(order.number, frame.siteName),
      preview: lead(order.number),
      title,
      blocks: [
        ...(isNotice ? [] : [{ kind: 'paragraph', text: text.greeting(headerText(order.name)) } as const]),
        { kind: 'paragraph', text: lead(order.number) },
        ...orderBlocks(order, frame.language),
        ...(isNotice ? [] : buyersLink(action, order, frame)),
      ],
    },
    frame,
  );
}

function buyersLink(text: string, { path }: OrderMailData, frame: MailFrame): readonly MailBlock[] {
  return [
    { kind: 'action', text, address: pageAddress(frame, path) },
    { kind: 'note', text: words[frame.language].secret },
  ];
}

function orderBlocks(order: OrderMailData, language: Language): readonly MailBlock[] {
  const text = words[language];
  const money = (amount: number) => `$${formatCents(cents(amount))}`;
  const items = order.lines.map(({ title, quantity, unit, total }) => {
    return { text: headerText(title), note: `${quantity} ${unit} · ${money(total)}` };
  });
  const rows: (readonly [string, string])[] = [
    ...(order.discount > 0 ? [[text.discount, `−${money(order.discount)}`] as const] : []),
    [text.shipping, money(order.shipping)],
    [text.total, money(order.total)],
  ];
  return [
    { kind: 'list', title: text.goods, items },
    { kind: 'facts', title: text.sum, rows },
  ];
}
