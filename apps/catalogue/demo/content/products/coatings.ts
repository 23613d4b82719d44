import { words } from '../words';
import type { FabricSeed } from './seed';

/** Wool and wool blends. */
export const coatings: readonly FabricSeed[] = [
  {
    kind: 'fabric',
    slug: 'herringbone-wool-blend-grey',
    articleNumber: 'WW-2481',
    category: 'coatings',
    row: 'wool-herringbone',
    title: words('Mélange Wool-Blend Herringbone', '麻花羊毛混纺人字呢'),
    summary: words(
      'A dry-handled light coating with a soft mélange, woven from fibre-dyed yarn so that the colour never washes flat.',
      '手感干爽的轻薄大衣呢，散纤维染色麻花纱织成，颜色不会洗平。',
    ),
    handle: words(
      'Milled for eleven minutes and steamed, the cloth keeps its herringbone sharp while the face turns quiet. It tailors like a heavier coating and travels like a lighter one.',
      '缩绒十一分钟后蒸呢，人字清晰而面感沉静。缝制如厚呢，携带如薄呢。',
    ),
    use: words(
      'Unlined overcoats, overshirts and structured skirts. Polyamide in the blend doubles the abrasion figure to 32,000 Martindale cycles; the press should not go beyond two dots.',
      '适合无里大衣、外穿衬衫与廓形半裙。锦纶使耐磨提高一倍，马丁代尔32000次；熨烫不超过两点。',
    ),
    uses: ['coats', 'jackets'],
    dyeing: 'wool-fibre',
    finishing: 'wool',
    care: 'wool',
    certificates: ['rws', 'oeko-tex'],
    priceCents: [1180, 1390],
    addedAt: '2026-07-21',
    flags: ['hot', 'recommend'],
  },
  {
    kind: 'fabric',
    slug: 'glen-check-charcoal',
    articleNumber: 'WW-2416',
    category: 'coatings',
    row: 'glen-check',
    title: words('Glen Check Suiting, charcoal', '炭灰格林格西装呢'),
    summary: words(
      'Two-fold Nm 52 worsted in the old four-and-four, two-and-two order, with two per cent elastane.',
      '52公支双股精纺，按四四、二二的老排列织格，含2%氨纶。',
    ),
    handle: words(
      'A clear finish: crabbed, scoured and cropped, nothing raised. At 222 grams it is a cloth for ten months of the year, with the spring that two-fold yarn keeps when it is crushed in a hand.',
      '光洁整理：煮呢、洗呢、剪毛而不起毛。222克，一年可穿十个月；双股纱弹性足，手握即回。',
    ),
    use: words(
      'Suits, sports coats, trousers. The pattern repeats every 94 mm in the warp and 108 mm in the weft; a jacket in size 50 takes 1.75 metres with matching.',
      '适合套装、便西与长裤。花回经向94毫米、纬向108毫米；50码西装对格用料1.75米。',
    ),
    uses: ['coats', 'trousers'],
    dyeing: 'wool-top',
    finishing: 'worsted',
    care: 'wool',
    widthCm: 152,
    certificates: ['rws'],
    priceCents: [1650, 1920],
    addedAt: '2025-09-23',
  },
  {
    kind: 'fabric',
    slug: 'houndstooth-black-ivory',
    articleNumber: 'WW-2452',
    category: 'coatings',
    row: 'houndstooth',
    title: words('Houndstooth, black and ivory', '黑白千鸟格呢'),
    summary: words(
      'Four black, four ivory, both ways, in 2/2 twill: the tooth draws itself.',
      '经纬各四黑四白，配2/2斜纹，犬牙自成。',
    ),
    handle: words(
      'Two-fold Nm 24 woollen yarn, lightly milled: the points of the teeth stay sharp because shrinkage in milling is held to six per cent. It is warm for its weight and slightly hairy.',
      '24公支双股粗纺纱，轻缩绒；缩率控制在6%，齿尖清晰。同克重下更暖，微有毛羽。',
    ),
    use: words(
      'Short coats, skirts, caps, bags. The check measures five millimetres and needs no matching at the side seam, only across the front.',
      '适合短大衣、半裙、帽与包。格子约五毫米，侧缝不必对格，前中须对。',
    ),
    uses: ['coats', 'jackets'],
    dyeing: 'wool-fibre',
    finishing: 'wool',
    care: 'wool',
    certificates: ['rws', 'oeko-tex'],
    priceCents: [1240, 1460],
    addedAt: '2025-10-28',
    flags: ['hot'],
  },
];
