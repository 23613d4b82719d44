import { words } from '../words';
import { ink, innerWidth, makeSheet, margin, softInk } from './sheet';

/** The running shades of the season: woven from 300 metres, since the yarn is being dyed anyway. */
export const colourCard = (): Promise<Buffer> =>
  makeSheet(words('Colour card, autumn 2026', '2026秋季色卡'), ({ document, paragraph }) => {
    paragraph(
      words(
        'Thirty-six running shades on combed Ne 40 and carded Ne 21. The printed page is a guide only: colours are approved on yarn, under D65.',
        '三十六个常备色，用于精梳40支与普梳21支。纸上颜色仅供参考，确认以纱样、D65光源为准。',
      ),
    );
    const top = document.y + 8;
    for (const [index, [code, colour, en, zh]] of shades.entries()) {
      const left = margin + (index % columns) * pitch;
      const y = top + Math.floor(index / columns) * 92;
      document.rect(left, y, pitch - 12, 52).fill(colour);
      document
        .fillColor(ink)
        .fontSize(8)
        .text(code, left, y + 56, { lineBreak: false });
      document.fillColor(softInk).text(`${en} ${zh}`, left, y + 67, { lineBreak: false });
    }
  });

const columns = 6;
const pitch = innerWidth / columns;

const shades = [
  ['C 101', '#f2f0ea', 'White', '漂白'],
  ['C 102', '#e8dfce', 'Ecru', '本白'],
  ['C 103', '#d8c9a7', 'Oat', '燕麦'],
  ['C 104', '#c9ae7c', 'Straw', '麦秆'],
  ['C 105', '#a98f66', 'Khaki', '卡其'],
  ['C 106', '#7d5233', 'Tobacco', '烟草'],
  ['C 201', '#f0cf6b', 'Primrose', '浅黄'],
  ['C 202', '#c08a2e', 'Ochre', '赭黄'],
  ['C 203', '#c86a2d', 'Amber', '琥珀'],
  ['C 204', '#a3502c', 'Rust', '铁锈'],
  ['C 205', '#7b3328', 'Brick', '砖红'],
  ['C 206', '#4e2f26', 'Umber', '深棕'],
  ['C 301', '#e9c2c6', 'Blush', '浅粉'],
  ['C 302', '#d98f9b', 'Rose', '玫瑰'],
  ['C 303', '#b3352c', 'Selvedge red', '边红'],
  ['C 304', '#9c2f2b', 'Red', '大红'],
  ['C 305', '#7a1f33', 'Bordeaux', '酒红'],
  ['C 306', '#4a1d2f', 'Plum', '梅紫'],
  ['C 401', '#dfe8ee', 'Mist', '雾蓝'],
  ['C 402', '#84aed6', 'Sky', '天蓝'],
  ['C 403', '#6f93c4', 'Oxford', '牛津蓝'],
  ['C 404', '#31508a', 'Work blue', '工装蓝'],
  ['C 405', '#24356b', 'Indigo', '靛蓝'],
  ['C 406', '#1b2440', 'Navy', '藏青'],
  ['C 501', '#d5dccb', 'Sage', '鼠尾草'],
  ['C 502', '#8fa384', 'Lichen', '苔绿'],
  ['C 503', '#5e7a58', 'Leaf', '叶绿'],
  ['C 504', '#5b6243', 'Olive', '橄榄'],
  ['C 505', '#1f4536', 'Bottle', '瓶绿'],
  ['C 506', '#1f4a4c', 'Teal', '孔雀绿'],
  ['C 601', '#d9d6d0', 'Pearl', '珠灰'],
  ['C 602', '#bdb5a6', 'Stone', '岩灰'],
  ['C 603', '#8f8d8a', 'Grey', '中灰'],
  ['C 604', '#5f6670', 'Slate', '石板灰'],
  ['C 605', '#3b3a3c', 'Charcoal', '炭灰'],
  ['C 606', '#1a1a1d', 'Black', '黑'],
] as const;
