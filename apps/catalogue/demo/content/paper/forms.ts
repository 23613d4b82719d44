import { words } from '../words';
import { makeSheet, type Sheet } from './sheet';

type Line = readonly [en: string, zh: string, hint?: string];

/** What a buyer fills in when a shade is to be matched. */
export const labDipRequest = (): Promise<Buffer> =>
  makeSheet(words('Lab-dip request', '打小样申请单'), (sheet) => {
    sheet.paragraph(
      words(
        'Send this page with a standard of at least 5 × 5 cm, of cloth or yarn, not folded. Three options leave within 48 hours of its arrival.',
        '请随寄不小于5×5厘米的布样或纱样，勿折。收到后48小时内寄出三档小样。',
      ),
    );
    fields(sheet, [
      ['Company and contact', '公司与联系人'],
      ['Article or yarn', '品号或纱支', 'e.g. WS-1401, Ne 40'],
      ['Shade name and standard', '色名与标样来源'],
      ['Light sources, first and second', '主、副光源', 'D65 / TL84'],
      ['Tolerance to standard', '色差容限', 'ΔE CMC(2:1) 0.8'],
      ['Worn beside which colours', '相邻颜色'],
      ['Fastness demanded', '色牢度要求', 'ISO 105'],
      ['Restricted substance list', '限用物质清单'],
      ['Quantity expected', '预计数量', 'm or kg'],
      ['Needed by', '要求日期'],
    ]);
    sheet.heading(words('Approval', '批复'));
    fields(sheet, [
      ['Option A, B or C', '选档'],
      ['Correction', '修正', 'darker, redder, bluer, brighter'],
      ['Name, date, signature', '签字与日期'],
    ]);
  });

/** The empty specification sheet that a sealed sample is signed on. */
export const specificationSheet = (): Promise<Buffer> =>
  makeSheet(words('Specification sheet', '面料规格书'), (sheet) => {
    sheet.heading(words('Construction', '规格'));
    fields(sheet, [
      ['Article number', '品号'],
      ['Composition', '成分', '±3 %'],
      ['Yarn count, warp × weft', '经纬纱支', '±2 %'],
      ['Ends × picks per inch', '经密×纬密', '±2 %'],
      ['Weave and repeat', '组织与花回'],
      ['Weight, conditioned', '克重（调湿后）', 'g/m², ±5 %, ISO 3801'],
      ['Width, full and usable', '幅宽与有效幅宽', 'cm, +2 −1'],
    ]);
    sheet.heading(words('Performance', '性能'));
    fields(sheet, [
      ['Shrinkage, warp and weft', '缩水率', 'ISO 6330, ISO 5077'],
      ['Tensile strength', '断裂强力', 'N, ISO 13934-1'],
      ['Tear strength', '撕破强力', 'N, ISO 13937-1'],
      ['Seam slippage', '缝口滑移', 'mm, ISO 13936-2'],
      ['Pilling', '起球', 'ISO 12945-2'],
      ['Fastness: washing, rubbing, light', '色牢度', 'ISO 105'],
    ]);
    sheet.heading(words('Trade', '商务'));
    fields(sheet, [
      ['Quantity by colour', '分色数量', '±5 %'],
      ['Put-up', '包装'],
      ['Delivery and term', '交期与条款', 'Incoterms 2020'],
      ['Signed by buyer and mill', '买卖双方签署'],
    ]);
  });

const fields = ({ table }: Sheet, lines: readonly Line[]): void =>
  table(
    ['', '', '', ''],
    lines.map(([en, zh, hint = '']) => [en, zh, '', hint]),
    [2.2, 1.6, 3.2, 2],
  );
