import { captions } from './captions';
import type { DemoVideo } from './types';
import { words } from './words';

const captionsOf = (film: string) => captions[film] ?? [];
const paragraph = (en: string, zh: string) => words(`<p>${en}</p>`, `<p>${zh}</p>`);

export const videos: readonly DemoVideo[] = [
  {
    slug: 'how-14-oz-falls',
    film: 'film-drape-denim',
    captions: captionsOf('film-drape-denim'),
    poster: 'film-drape-denim',
    addedAt: '2025-05-15',
    product: 'selvedge-denim-14-raw',
    title: words('How 14 ounces fall', '14盎司怎样垂落'),
    summary: words(
      'A raw selvedge denim hangs from its edge: few folds, wide ones, and each stays where it fell.',
      '原色赤耳牛仔悬垂：褶少而阔，落在哪里便停在哪里。',
    ),
    bodyHtml: paragraph(
      'Count the folds: a stiff cloth makes three where a washed one makes seven. What you see is the loomstate quality WD-1402, with its size still in. The same cloth after a rinse falls into half as wide a fold.',
      '数一数褶：硬布三道，洗过的七道。画面为坯布款WD-1402，浆料仍在。退浆轻洗之后，同一块布的褶宽只剩一半。',
    ),
  },
  {
    slug: 'warp-to-weft',
    film: 'film-warp-to-weft',
    captions: captionsOf('film-warp-to-weft'),
    poster: 'film-warp-to-weft',
    addedAt: '2025-07-03',
    product: 'denim-12-3-classic',
    title: words('From warp to weft', '从经到纬'),
    summary: words(
      'A slow turn over the face of a 3/1 twill: blue from one side, pale from the other.',
      '镜头缓缓转过3/1斜纹的布面：一侧看是蓝，另一侧看是白。',
    ),
    bodyHtml: paragraph(
      'Three quarters of the face is warp, so the indigo dominates. When the light comes along the weft, the ecru picks between the ends begin to shine, and the diagonal stands out. Judge a denim’s shade with the light across the twill.',
      '布面四分之三是经，所以靛蓝为主。光顺着纬向来时，经间的本白纬纱亮起，斜路凸显。给牛仔对色，请让光横过斜纹。',
    ),
  },
  {
    slug: 'cones-turning',
    film: 'film-cones-turning',
    captions: captionsOf('film-cones-turning'),
    poster: 'film-cones-turning',
    addedAt: '2025-09-18',
    product: 'yarn-combed-40-ecru',
    title: words('Cones, turning', '转动的筒子'),
    summary: words(
      'Winding angle, taper and edge of a dyed cone, seen from all sides before it goes to the creel.',
      '色纱筒子上架之前，四面看卷绕角、锥度与边缘。',
    ),
    bodyHtml: paragraph(
      'A good cone shows crossing yarns at an even angle, no ridge at the base and no thread lying over the nose. Soft edges dye darker than the body; that is why the shoulders are rounded before dyeing.',
      '好筒子交叉角匀，底部无凸边，小头无蛛网纱。边软则得色深，所以染前要先倒边。',
    ),
  },
  {
    slug: 'satin-in-the-light',
    film: 'film-satin-light',
    captions: captionsOf('film-satin-light'),
    poster: 'film-satin-light',
    addedAt: '2025-12-11',
    product: 'satin-cotton-bordeaux',
    title: words('Satin and the light', '缎与光'),
    summary: words(
      'A lamp passes over bordeaux cotton satin, and the highlight runs along the warp.',
      '一盏灯掠过酒红棉缎，高光沿经向流动。',
    ),
    bodyHtml: paragraph(
      'Four of five crossings show warp, lying parallel and mercerised. Light is thrown back in one plane, so a satin changes its depth with every fold and each panel of a garment must be cut in one direction.',
      '五个交织点四个见经，经纱平行而丝光，反光在同一平面，故缎面随褶变深浅，成衣各片须同向裁剪。',
    ),
  },
  {
    slug: 'a-pinked-swatch',
    film: 'film-pinked-swatch-turn',
    captions: captionsOf('film-pinked-swatch-turn'),
    poster: 'film-pinked-swatch-turn',
    addedAt: '2026-03-19',
    product: 'workwear-twill-olive',
    title: words('A pinked swatch', '一块花边剪样'),
    summary: words(
      'A hand sample of workwear twill is turned over: face, back, and an edge cut so that it does not fray.',
      '工装斜纹手样翻面：正面、反面，与不散的锯齿边。',
    ),
    bodyHtml: paragraph(
      'The teeth cut every yarn on the bias, so none can be pulled out along its length. We send swatches in this shape, ten by ten centimetres, with article number, lot and the date on the back.',
      '锯齿把每根纱都斜着剪断，无法整根抽出。我们寄样即此式样，十厘米见方，背面写品号、批号与日期。',
    ),
  },
  {
    slug: 'the-shed-opens',
    film: 'film-loom-shed',
    captions: captionsOf('film-loom-shed'),
    poster: 'film-loom-shed',
    addedAt: '2026-06-25',
    product: null,
    title: words('The shed opens', '梭口开合'),
    summary: words(
      'Warp ends part and close around the pick: one beat of the loom, slowed down.',
      '经纱分开，又围着纬纱合拢：织机的一拍，放慢来看。',
    ),
    bodyHtml: paragraph(
      'The heddles lift one half of the warp and lower the other; into the wedge between them goes the pick, and the reed beats it home. At full speed this happens seven times in a second.',
      '综丝提起一半经纱，压下另一半；纬纱穿过其间的楔口，钢筘随即打紧。全速时，一秒钟发生七次。',
    ),
  },
];
