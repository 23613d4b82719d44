import { eq } from 'drizzle-orm';
import { create } from 'qrcode';
import { selectCommunityTexts } from '../community/community-queries';
import type { RequestContext } from '../context';
import { communities, type Language } from '../database/schema';
import { drawFrame } from '../papers/draw-frame';
import { drawSeal } from '../papers/draw-seal';
import { inks } from '../papers/inks';
import { makePaper } from '../papers/make-paper';
import { readCard } from './read-card';

const words = {
  'zh-cn': {
    title: '会员证书',
    certifies: '兹证明',
    is: '为本会会员。',
    number: '会员编号',
    since: '入会日期',
    until: '有效期至',
    open: '长期有效',
    check: '扫码核验',
    company: '单位',
  },
  en: {
    title: 'Certificate of Membership',
    certifies: 'This is to certify that',
    is: 'is a member of the association.',
    number: 'Member number',
    since: 'Member since',
    until: 'Valid until',
    open: 'Without end',
    check: 'Scan to verify',
    company: 'Company',
  },
} as const satisfies Record<Language, Record<string, string>>;

const { pine, ink, soft } = inks;

/** The caller's certificate: a sheet to hang up, with the seal and the code that proves it. */
export async function makeCertificate(context: RequestContext, { ccId }: { readonly ccId: number }) {
  const { db, now, language } = context;
  const card = await readCard(context, { ccId });
  const texts = await selectCommunityTexts(db, ccId);
  const [community] = await db.select({ seal: communities.seal }).from(communities).where(eq(communities.id, ccId));
  const nameIn = (wanted: Language) => texts.find((text) => text.language === wanted)?.name ?? texts[0]?.name ?? '';
  const said = words[language];
  const title = `${said.title} · ${card.number}`;
  const content = await makePaper({ title, author: nameIn(language), now, layout: 'landscape' }, (page) => {
    const { width, height } = page.page;
    drawFrame(page);
    page.fillColor(pine).fontSize(20).text(nameIn('zh-cn'), 0, 72, { width, align: 'center' });
    page.fillColor(soft).fontSize(12).text(nameIn('en'), 0, 102, { width, align: 'center' });
    page.fillColor(ink).fontSize(38).text(said.title, 0, 142, { width, align: 'center' });
    page.fillColor(soft).fontSize(14).text(said.certifies, 0, 214, { width, align: 'center' });
    page
      .fillColor(ink)
      .fontSize(30)
      .text(card.name, 60, 240, { width: width - 120, align: 'center', height: 44 });
    if (card.company !== '') {
      page
        .fillColor(soft)
        .fontSize(14)
        .text(card.company, 60, 286, { width: width - 120, align: 'center', height: 20 });
    }
    page.fillColor(soft).fontSize(14).text(said.is, 0, 312, { width, align: 'center' });
    facts(page, height, [
      [said.number, card.number],
      [said.since, card.joined_day],
      [said.until, card.valid_until ?? said.open],
    ]);
    drawSeal(page, community?.seal ?? '', { x: width - 170, y: height - 210, side: 84 });
    code(page, card.address, 90, height - 176, 92);
    page
      .fillColor(soft)
      .fontSize(9)
      .text(said.check, 90, height - 80, { width: 92, align: 'center', lineBreak: false });
  });
  const name = `certificate-${card.number}.pdf`;
  return { name, type: 'application/pdf', content: content.toString('base64') };
}

function facts(page: PDFKit.PDFDocument, height: number, rows: readonly (readonly [string, string])[]): void {
  rows.forEach(([label, value], place) => {
    const x = 230 + place * 135;
    page
      .fillColor(soft)
      .fontSize(10)
      .text(label, x, height - 150, { width: 130 });
    page
      .fillColor(ink)
      .fontSize(14)
      .text(value, x, height - 132, { width: 130 });
  });
}

/** A QR code as squares, sharp at any size. */
function code(page: PDFKit.PDFDocument, text: string, x: number, y: number, side: number): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const cell = side / modules.size;
  page.fillColor(ink);
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) page.rect(x + column * cell, y + row * cell, cell + 0.05, cell + 0.05);
    }
  }
  page.fill();
}
