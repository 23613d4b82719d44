import { shots } from './shots';
import { type DemoTrade, words } from './trade';

/** What makes things of cloth, finishes it, or serves who does. */
export const serviceTrades: Readonly<Record<string, DemoTrade>> = {
  hometextile: {
    title: words('家纺', 'Home textiles'),
    ending: words('家纺', 'Home Textiles'),
    lines: [words('床品 · 台布', 'Bed and table linen'), words('窗帘 · 装饰布', 'Curtains and furnishing')],
    does: [
      words(
        '裁剪到包装五条线，酒店布草占一半产能。',
        'Five lines from cutting to packing; half of what we make goes to hotels.',
      ),
    ],
    products: [
      {
        name: words('白色提花台布', 'White damask tablecloth'),
        summary: words('210 g/m² · 门幅 160 至 320 cm', '210 g/m² · 160 to 320 cm wide'),
        picture: shots.damask,
      },
      {
        name: words('三百根缎纹床品', 'Sateen 300 thread count'),
        summary: words('128 g/m² · 门幅 280 cm', '128 g/m² · 280 cm wide'),
        picture: shots.satin,
      },
    ],
    jobs: [
      {
        title: words('缝制车间组长', 'Sewing line leader'),
        summary: words('带二十人，做床品四件套，管效率与返工。', 'Twenty people, bed sets, output and repairs.'),
        pay: [7000, 9000],
      },
    ],
    pictures: [shots.damask, shots.satin, shots.yard],
  },
  finishing: {
    title: words('后整理', 'Finishing'),
    ending: words('整理', 'Finishing'),
    lines: [
      words('预缩 · 丝光 · 起绒', 'Sanforising, mercerising, brushing'),
      words('涂层 · 防水', 'Coating and water repellence'),
    ],
    does: [
      words(
        '两条定型线、一条丝光线，来料加工与自营各半。',
        'Two stenters and a merceriser; half of our work is on commission.',
      ),
    ],
    products: [
      {
        name: words('预缩整理', 'Sanforising'),
        summary: words('缩率 ±1 % · 日处理 8 万米', 'Shrinkage ±1 % · 80,000 m a day'),
        picture: shots.water,
      },
      {
        name: words('灯芯绒割绒整理', 'Corduroy cutting'),
        summary: words('8 至 21 条 · 门幅 150 cm', '8 to 21 wales · 150 cm wide'),
        picture: shots.corduroy,
      },
    ],
    jobs: [
      {
        title: words('定型机机长', 'Stenter leader'),
        summary: words(
          '管一台十二节定型机的温度、门幅与能耗。',
          'A stenter of twelve chambers: its heat, its width, its gas.',
        ),
        pay: [8000, 10500],
      },
    ],
    pictures: [shots.corduroy, shots.water, shots.floor],
  },
  machinery: {
    title: words('纺机', 'Machinery'),
    ending: words('纺机', 'Machinery'),
    lines: [
      words('织机配件 · 综框', 'Loom parts · heald frames'),
      words('整经机 · 验布机', 'Warpers and inspection machines'),
    ],
    does: [
      words(
        '综框、钢筘与剑带常备现货，二十四小时到厂维修。',
        'We stock frames, reeds and tapes, and are at your mill within twenty-four hours.',
      ),
    ],
    products: [
      {
        name: words('铝合金综框', 'Aluminium heald frame'),
        summary: words('1.9 至 3.6 m · 十六页', '1.9 to 3.6 m · sixteen shafts'),
        picture: shots.mill,
      },
    ],
    jobs: [
      {
        title: words('装配钳工', 'Fitter'),
        summary: words(
          '看得懂装配图，能出差，差旅另计。',
          'You read assembly drawings and travel; travel is paid apart.',
        ),
        pay: [7500, 10000],
      },
    ],
    pictures: [shots.mill],
  },
  testing: {
    title: words('检测与助剂', 'Testing and auxiliaries'),
    ending: words('检测', 'Testing'),
    lines: [words('色牢度 · 缩率', 'Fastness and shrinkage'), words('染料 · 助剂', 'Dyes and auxiliaries')],
    does: [
      words(
        '具备四十二项纺织检测能力，普通项目两天出报告。',
        'Forty-two textile tests; the common ones take two days.',
      ),
    ],
    products: [
      {
        name: words('色牢度成套检测', 'Fastness test set'),
        summary: words('水洗、摩擦、日晒 · 2 天', 'Washing, rubbing, light · 2 days'),
        picture: shots.fastness,
      },
    ],
    jobs: [
      {
        title: words('纺织检测员', 'Textile tester'),
        summary: words(
          '熟悉国标与 ISO 方法，会写中英文报告。',
          'Chinese and ISO methods, with reports in both languages.',
        ),
        pay: [6000, 8500],
      },
    ],
    pictures: [shots.fastness, shots.swatch],
  },
};
