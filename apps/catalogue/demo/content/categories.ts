import { categoryFigures } from './category-figures';
import { products } from './products';
import type { DemoCategory, PictureName, Words } from './types';
import { words } from './words';

type CategoryText = readonly [slug: string, title: Words, summary: Words, picture: PictureName];

interface CategoryBranch {
  readonly top: CategoryText;
  readonly below: readonly CategoryText[];
}

const branches: readonly CategoryBranch[] = [
  {
    top: [
      'yarn-dyed-fabrics',
      words('Yarn-dyed fabrics', '色织面料'),
      words(
        'Dyed on the cone, woven in our own sheds: shirtings, flannels, linens, bottomweights and coatings.',
        '筒子染色、自有织造：衬衫布、法兰绒、麻织物、裤料与呢料。',
      ),
      'about-mill-2',
    ],
    below: [
      [
        'shirting',
        words('Shirting', '衬衫布'),
        words('Poplin, voile, chambray and end-on-end, Ne 21 to Ne 80.', '府绸、巴厘纱、青年布与米通，21至80支。'),
        'poplin-sky-fine-stripe-face',
      ],
      [
        'checks-and-stripes',
        words('Checks and stripes', '格子与条子'),
        words(
          'Gingham, tattersall, madras, bengal and seersucker, each with its repeat in millimetres.',
          '苏格兰小格、塔特萨尔、马德拉斯、孟加拉条与泡泡纱，花回以毫米标注。',
        ),
        'madras-check-ochre-face',
      ],
      [
        'oxford-and-dobby',
        words('Oxford and dobby', '牛津纺与小提花'),
        words(
          'Shirtings whose weave is seen: oxfords, diamonds, herringbone.',
          '看得见组织的衬衫布：牛津、菱纹、人字。',
        ),
        'oxford-blue-classic-face',
      ],
      [
        'flannels',
        words('Flannels', '法兰绒'),
        words('Soft-spun weft, raised and sheared on our own cylinders.', '低捻纬纱，自有起毛与剪毛。'),
        'flannel-check-red-black-face',
      ],
      [
        'linen-blends',
        words('Linen and linen blends', '亚麻与麻混纺'),
        words('Wet-spun line flax, alone or with cotton, washed soft.', '湿纺长麻，纯纺或与棉混纺，出厂前柔洗。'),
        'linen-cotton-slub-rust-face',
      ],
      [
        'bottomweights',
        words('Bottomweights', '裤料'),
        words(
          'Twill, drill, canvas and satin from 230 g/m² for trousers and workwear.',
          '斜纹、卡其、帆布与缎纹，230克起，用于裤装与工装。',
        ),
        'workwear-twill-olive-face',
      ],
      [
        'corduroy',
        words('Corduroy', '灯芯绒'),
        words('Cut weft pile in 8 and 14 wales to the inch.', '纬起绒割绒，每英寸8条与14条。'),
        'corduroy-8-wale-tobacco-face',
      ],
      [
        'coatings',
        words('Wool coatings', '呢料'),
        words(
          'Wool and wool blends in herringbone, glen check and houndstooth.',
          '羊毛及羊毛混纺，人字、格林格与千鸟格。',
        ),
        'herringbone-wool-blend-grey-face',
      ],
    ],
  },
  {
    top: [
      'yarns',
      words('Dyed yarns', '色纱'),
      words(
        'The yarns that we weave with, sold on cones: cotton, linen, wool, core-spun and sewing thread.',
        '自用之纱，筒装供应：棉、麻、毛、包芯纱与缝纫线。',
      ),
      'yarn-mercerised-80-2-red-face',
    ],
    below: [
      [
        'cotton-yarns',
        words('Cotton yarns', '棉纱'),
        words('Carded, combed, mélange, mercerised, organic and recycled.', '普梳、精梳、麻花、丝光、有机与再生。'),
        'yarn-combed-40-ecru-face',
      ],
      [
        'linen-and-wool-yarns',
        words('Linen and wool yarns', '麻纱与毛纱'),
        words('Wet-spun flax in Nm 26, two-fold wool in Nm 28.', '湿纺亚麻26公支，双股毛纱28公支。'),
        'yarn-wool-nm-28-2-charcoal-face',
      ],
      [
        'fancy-and-core-yarns',
        words('Slub and core-spun yarns', '竹节纱与包芯纱'),
        words('Programmed slubs for denim, elastane cores for stretch.', '牛仔用程控竹节，弹力用氨纶包芯。'),
        'yarn-ring-slub-16-indigo-face',
      ],
      [
        'sewing-threads',
        words('Sewing threads', '缝纫线'),
        words('Poly-cotton core thread, dyed to the shade of the cloth.', '涤芯棉包缝纫线，与面料配色。'),
        'yarn-sewing-tkt-120-face',
      ],
    ],
  },
  {
    top: [
      'denim',
      words('Denim', '牛仔布'),
      words(
        'Rope-dyed indigo from 8 to 16 ounces, on projectile looms and on twelve shuttle looms.',
        '束染靛蓝，8至16盎司，片梭织机与十二台有梭织机织造。',
      ),
      'denim-12-3-classic-face',
    ],
    below: [
      [
        'selvedge-denim',
        words('Selvedge denim', '赤耳牛仔'),
        words('Shuttle-woven at 80 cm with a closed red edge.', '有梭织造，幅宽80厘米，红线光边。'),
        'selvedge-denim-14-raw-face',
      ],
      [
        'rigid-denim',
        words('Rigid denim', '无弹牛仔'),
        words('All-cotton twills, right-hand, left-hand and broken.', '全棉右斜、左斜与破斜纹。'),
        'denim-broken-twill-13-face',
      ],
      [
        'stretch-denim',
        words('Stretch denim', '弹力牛仔'),
        words('Core-spun weft, heat-set for a growth under three per cent.', '包芯纬纱，热定形，残余伸长低于3%。'),
        'denim-10-stretch-face',
      ],
      [
        'shirting-denim',
        words('Shirting denim', '衬衫牛仔'),
        words('2/1 twill at eight ounces, for shirts and dresses.', '8盎司2/1斜纹，用于衬衫与连衣裙。'),
        'denim-8-light-shirt-face',
      ],
    ],
  },
  {
    top: [
      'finishes',
      words('Denim finishes', '牛仔后整理'),
      words(
        'Ten ways to finish one cloth, each with its process and its litres of water a metre.',
        '一块布的十种后整理，逐一列明工艺与每米用水。',
      ),
      'finish-ozone-light-drape',
    ],
    below: [
      [
        'wash-finishes',
        words('Washes', '水洗类'),
        words(
          'Rinse, enzyme, ozone, laser and tint, on cloth or garment.',
          '退浆、酵素、臭氧、激光与套色，面料或成衣加工。',
        ),
        'finish-enzyme-stone-face',
      ],
      [
        'surface-finishes',
        words('Surface finishes', '表面类'),
        words('Mercerised, brushed, coated, resin-set and sanforised.', '丝光、磨毛、涂层、树脂与预缩。'),
        'finish-coated-black-face',
      ],
    ],
  },
  {
    top: [
      'home-textiles',
      words('Home textiles', '家用纺织品'),
      words(
        'Wide-width bedding, table linen, curtains and upholstery, woven from the same dyed yarns.',
        '阔幅床品、餐桌布、窗帘与家具面料，出自同一批色纱。',
      ),
      'washed-linen-sheeting-blue-drape',
    ],
    below: [
      [
        'bedding',
        words('Bedding', '床品面料'),
        words(
          'Percale, sateen, linen, flannel and ticking up to 280 cm.',
          '密织平纹、贡缎、亚麻、法兰绒与枕芯布，最宽280厘米。',
        ),
        'percale-200-white-face',
      ],
      [
        'table-and-kitchen',
        words('Table and kitchen', '餐桌与厨房'),
        words('Damask, herringbone linen and honeycomb towelling.', '大马士革提花、人字麻布与蜂巢巾布。'),
        'damask-tablecloth-white-face',
      ],
      [
        'curtains-and-upholstery',
        words('Curtains and upholstery', '窗帘与家具面料'),
        words(
          'Jacquard, basket weaves and chenille with their Martindale cycles.',
          '大提花、方平与雪尼尔，附马丁代尔耐磨次数。',
        ),
        'jacquard-medallion-teal-face',
      ],
    ],
  },
];

const category = (parent: string | null, [slug, title, summary, picture]: CategoryText, slugs: readonly string[]) => ({
  slug,
  parent,
  title,
  summary,
  figures: categoryFigures(products.filter((product) => slugs.includes(product.category))),
  picture,
});

/** The tree, each branch followed by what grows on it. */
export const categories: readonly DemoCategory[] = branches.flatMap(({ top, below }) => {
  const slugs = below.map(([slug]) => slug);
  return [category(null, top, slugs), ...below.map((text) => category(top[0], text, [text[0]]))];
});
