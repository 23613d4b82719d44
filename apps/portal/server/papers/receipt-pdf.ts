import { type ReceiptKind, receiptNumber } from '@selvedge/domain/fees';
import { capitalAmount, cents } from '@selvedge/domain/money';
import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { communityName } from '../bills/bill-address';
import type { PortalContext } from '../context';
import { bills, communities, type Language, ledgerEntries, receipts } from '../database/schema';
import { drawSeal } from './draw-seal';
import { inks } from './inks';
import { makePaper } from './make-paper';

interface Words {
  readonly title: Readonly<Record<ReceiptKind, string>>;
  readonly number: string;
  readonly payer: Readonly<Record<ReceiptKind, string>>;
  readonly purpose: string;
  readonly amount: string;
  /** How the amount in capital characters is named; a language without them names none. */
  readonly capitals: string;
  readonly day: string;
  readonly way: string;
  readonly reason: string;
  readonly cancels: (number: string) => string;
  readonly cancelled: (number: string) => string;
  readonly ways: Readonly<Record<string, string>>;
}

const words = {
  'zh-cn': {
    title: { payment: '收 据', refund: '退款凭据', cancellation: '收据作废凭据' },
    number: '编号',
    payer: { payment: '交款单位（人）', refund: '收款单位（人）', cancellation: '交款单位（人）' },
    purpose: '事由',
    amount: '金额',
    capitals: '大写',
    day: '日期',
    way: '方式',
    reason: '备注',
    cancels: (number) => `本凭据使编号${number}的收据作废。`,
    cancelled: (number) => `本收据已由编号${number}的凭据作废。`,
    ways: { transfer: '银行转账', cash: '现金', stripe: '在线支付' },
  },
  en: {
    title: { payment: 'Receipt', refund: 'Note of refund', cancellation: 'Cancellation of a receipt' },
    number: 'Number',
    payer: { payment: 'Received from', refund: 'Paid back to', cancellation: 'Had been received from' },
    purpose: 'For',
    amount: 'Amount',
    capitals: '',
    day: 'Day',
    way: 'By',
    reason: 'Note',
    cancels: (number) => `This paper cancels the receipt ${number}.`,
    cancelled: (number) => `This receipt was cancelled by ${number}.`,
    ways: { transfer: 'bank transfer', cash: 'cash', stripe: 'card, online' },
  },
} as const satisfies Record<Language, Words>;

const { ink, soft, pine, red, line } = inks;
const margin = 56;
const sealSide = 58;

/** A receipt as a PDF, in the language that it is asked for in. */
export async function receiptPdf(
  context: Pick<PortalContext, 'db' | 'language'>,
  id: number,
): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const facts = await receiptFacts(context, id);
  const said = words[context.language];
  const title = `${said.title[facts.kind]} ${facts.number}`;
  const bytes = await makePaper(
    { title, author: facts.site, now: facts.madeAt, size: 'A5', layout: 'landscape', margin },
    (page) => draw(page, facts, said),
  );
  return { name: `${facts.number}.pdf`, bytes };
}

type Facts = Awaited<ReturnType<typeof receiptFacts>>;

async function receiptFacts({ db, language }: Pick<PortalContext, 'db' | 'language'>, id: number) {
  const cancelled = alias(receipts, 'cancelled');
  const cancelling = alias(receipts, 'cancelling');
  const [row] = await db
    .select({ receipt: receipts, entry: ledgerEntries, bill: bills, seal: communities.seal, cancelled, cancelling })
    .from(receipts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, receipts.entryId))
    .innerJoin(bills, eq(bills.id, ledgerEntries.billId))
    .innerJoin(communities, eq(communities.id, receipts.communityId))
    .leftJoin(cancelled, eq(cancelled.id, receipts.cancels))
    .leftJoin(cancelling, eq(cancelling.cancels, receipts.id))
    .where(eq(receipts.id, id));
  if (row === undefined) throw refuse(codes.notFound);
  const { receipt, entry, bill, seal } = row;
  const numberOf = (other: typeof receipt | null) => (other === null ? null : receiptNumber(other.year, other.serial));
  return {
    site: await communityName(db, receipt.communityId, language),
    seal,
    kind: receipt.kind,
    number: receiptNumber(receipt.year, receipt.serial),
    payer: bill.payer,
    purpose: bill.titles[language],
    amount: moneyIn(language, bill.currency).format(entry.cents / 100),
    capitals: bill.currency === 'CNY' ? capitalAmount(cents(entry.cents)) : '',
    day: entry.bookedOn,
    way: entry.way,
    reason: entry.reason,
    cancels: numberOf(row.cancelled),
    cancelledBy: numberOf(row.cancelling),
    madeAt: receipt.createdAt,
  };
}

/** Papers name the currency itself: a sign alone says nothing abroad. */
const moneyIn = (language: Language, currency: string) =>
  new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'zh-CN', {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
  });

function draw(document: PDFKit.PDFDocument, facts: Facts, said: Words): void {
  const width = document.page.width - 2 * margin;
  document.rect(0, 0, document.page.width, 5).fill(pine);
  document
    .fillColor(soft)
    .fontSize(10)
    .text(facts.site, margin, 34, { width: width - 90 });
  document
    .fillColor(ink)
    .fontSize(21)
    .text(said.title[facts.kind], margin, 52, { width: width - 90 });
  drawSeal(document, facts.seal, { x: document.page.width - margin - sealSide, y: 30, side: sealSide });
  const ways: Readonly<Record<string, string>> = said.ways;
  const rows = [
    [said.number, facts.number],
    [said.payer[facts.kind], facts.payer],
    [said.purpose, facts.purpose],
    [said.amount, facts.amount],
    [said.capitals, said.capitals && facts.capitals],
    [said.day, facts.day],
    [said.way, ways[facts.way] ?? facts.way],
    [said.reason, facts.reason],
  ] as const;
  let y = 104;
  for (const [name, value] of rows) {
    if (value === '') continue;
    document
      .fillColor(soft)
      .fontSize(10)
      .text(name, margin, y + 2, { width: 110 });
    document
      .fillColor(ink)
      .fontSize(12)
      .text(value, margin + 120, y, { width: width - 120 });
    y = Math.max(document.y, y + 18) + 7;
    document
      .moveTo(margin, y - 4)
      .lineTo(margin + width, y - 4)
      .lineWidth(0.5)
      .strokeColor(line)
      .stroke();
  }
  const notes = [
    facts.cancels === null ? null : said.cancels(facts.cancels),
    facts.cancelledBy === null ? null : said.cancelled(facts.cancelledBy),
  ];
  document.fillColor(red).fontSize(11);
  for (const note of notes) if (note !== null) document.text(note, margin, y + 4, { width });
}
