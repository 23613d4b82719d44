import { shots } from './shots';
import { type DemoTrade, words } from './trade';

/** What begins with fibre and dye. */
export const yarnTrades: Readonly<Record<string, DemoTrade>> = {
  spinning: {
    title: words('纺纱', 'Spinning'),
    ending: words('纺纱', 'Spinning'),
    lines: [
      words('精梳棉纱', 'Combed cotton yarns'),
      words('花式纱 · 竹节纱', 'Fancy and slub yarns'),
      words('再生纤维纱', 'Yarns of recycled fibre'),
    ],
    does: [
      words(
        '三万锭紧密纺，常年供应三十二支到八十支精梳棉纱。',
        'We run thirty thousand compact spindles and keep combed cotton from Ne 32 to Ne 80 in stock.',
      ),
      words(
        '专做小批量花式纱，一百公斤起订，七天打样。',
        'We spin fancy yarns in small lots: a hundred kilograms is enough, samples take seven days.',
      ),
    ],
    products: [
      {
        name: words('四十支精梳紧密纺棉纱', 'Combed compact cotton Ne 40'),
        summary: words('Ne 40/1 · 100 % 棉 · 筒重 1.89 kg', 'Ne 40/1 · 100 % cotton · cones of 1.89 kg'),
        picture: shots.cones,
      },
      {
        name: words('靛蓝竹节纱', 'Indigo slub yarn'),
        summary: words('Ne 16 · 棉 · 绳状染色', 'Ne 16 · cotton · rope dyed'),
        picture: shots.indigo,
      },
      {
        name: words('再生棉混纺纱', 'Recycled cotton blend'),
        summary: words('Ne 20 · 60 % 再生棉', 'Ne 20 · 60 % recycled cotton'),
        picture: shots.cones,
      },
    ],
    jobs: [
      {
        title: words('细纱挡车工', 'Ring-frame operator'),
        summary: words(
          '四班三运转，看八百锭；包住宿，熟手首月保底。',
          'Four shifts, eight hundred spindles; a room is included, and the first month’s pay is guaranteed.',
        ),
        pay: [6500, 8500],
      },
      {
        title: words('纺纱工艺员', 'Spinning technologist'),
        summary: words(
          '排条干、调牵伸，把重量不匀率控制在百分之一点五以内。',
          'You set drafts and keep the count variation below 1.5 %.',
        ),
        pay: [8000, 11000],
      },
    ],
    pictures: [shots.cones, shots.indigo],
  },
  dyeing: {
    title: words('染色', 'Dyeing'),
    ending: words('染业', 'Dyeworks'),
    lines: [
      words('筒子染色 · 绞纱染色', 'Package and hank dyeing'),
      words('活性染料 · 低盐工艺', 'Reactive dyes · low-salt process'),
    ],
    does: [
      words(
        '两万锭染色能力，首样命中率百分之九十三，每缸留样三年。',
        'We dye twenty thousand cones a day; 93 % of first dips are right, and we keep each lot’s sample for three years.',
      ),
      words(
        '染色车间用水全部计量，回用水比例超过一半。',
        'Every litre of the dyehouse is metered, and more than half of the water is used again.',
      ),
    ],
    products: [
      {
        name: words('纤维素纤维筒子染色', 'Package dyeing of cellulosics'),
        summary: words('500 g 至 500 kg · 7 天', '500 g to 500 kg · 7 days'),
        picture: shots.dips,
      },
      {
        name: words('靛蓝绳状染色', 'Indigo rope dyeing'),
        summary: words('浅蓝至深靛 · 6 至 16 浸', 'Pale to deep · 6 to 16 dips'),
        picture: shots.indigo,
      },
    ],
    jobs: [
      {
        title: words('染色配方员', 'Dye recipe technician'),
        summary: words(
          '负责活性与分散染料配方，会用测色仪。',
          'Recipes for reactive and disperse dyes, with a spectrophotometer at hand.',
        ),
        pay: [8500, 12000],
      },
      {
        title: words('污水处理操作工', 'Water treatment operator'),
        summary: words(
          '白班，持证上岗，负责生化段与在线监测。',
          'Day shift, with a certificate; the biological stage and its instruments are yours.',
        ),
        pay: [6000, 7500],
      },
    ],
    pictures: [shots.dips, shots.indigo, shots.water],
  },
  linen: {
    title: words('麻纺织', 'Linen and hemp'),
    ending: words('麻业', 'Linen'),
    lines: [words('亚麻布 · 棉麻布', 'Linens · linen blends'), words('水洗亚麻家纺', 'Washed linen for the home')],
    does: [
      words(
        '湿纺长麻纱二十六公支起，织造、气流水洗都在自己厂里。',
        'We wet-spin long linen from Nm 26 and weave and air-wash it ourselves.',
      ),
      words(
        '亚麻原料可追溯到产区，每批附检测报告。',
        'Our flax is traced to its growers, and each lot comes with its test report.',
      ),
    ],
    products: [
      {
        name: words('水洗亚麻床品面料', 'Washed linen sheeting'),
        summary: words('165 g/m² · 门幅 280 cm', '165 g/m² · 280 cm wide'),
        picture: shots.drape,
      },
      {
        name: words('本色亚麻帆布', 'Ecru linen canvas'),
        summary: words('260 g/m² · 100 % 亚麻', '260 g/m² · 100 % linen'),
        picture: shots.canvas,
      },
    ],
    jobs: [
      {
        title: words('亚麻布外贸业务员', 'Linen export sales'),
        summary: words(
          '日文或英文流利，跟家纺客户，提成按季发。',
          'Fluent in Japanese or English, home-textile accounts, commission each quarter.',
        ),
        pay: [7000, 12000],
      },
    ],
    pictures: [shots.canvas, shots.drape],
  },
};
