import { news as written } from '../content/news';
import type { DemoNews, DemoPicture, Words } from '../content/types';
import { regions } from './name-words';
import { seededRandom } from './random';
import { shots } from './trades/shots';
import { words } from './trades/trade';

interface Subject {
  readonly category: string;
  readonly picture?: DemoPicture;
  readonly title: (where: Words, count: number) => Words;
  readonly summary: (where: Words, count: number) => Words;
}

const subjects: readonly Subject[] = [
  {
    category: 'association',
    picture: shots.floor,
    title: (where, count) =>
      words(
        `${where['zh-cn']}片区走访：${count} 家会员，${count * 2} 条建议`,
        `${where.en}: ${count} members visited, ${count * 2} suggestions noted`,
      ),
    summary: () =>
      words(
        '秘书处带着上一次的清单去，做到的当面划掉，没做到的说明原因。',
        'The secretariat took last year’s list along: what is done was struck off, the rest was explained.',
      ),
  },
  {
    category: 'trade',
    title: (where, count) =>
      words(
        `${where['zh-cn']}布市周报：成交 ${count} 万米`,
        `${where.en} cloth market: ${count * 10},000 metres in a week`,
      ),
    summary: () =>
      words(
        '衬衫面料走量，牛仔持平，家纺订单集中在月底。',
        'Shirtings moved, denim stood still, home-textile orders came in at the month’s end.',
      ),
  },
  {
    category: 'technique',
    picture: shots.fastness,
    title: (where, count) =>
      words(
        `摩擦色牢度为何差半级：${where['zh-cn']} ${count} 组对照`,
        `Half a grade of rubbing fastness: ${count} pairs from ${where.en}`,
      ),
    summary: () =>
      words(
        '同一块布，干擦与湿擦的差别大多出在水洗不净。',
        'On one cloth, dry and wet rubbing differ mostly because it was not rinsed clean.',
      ),
  },
  {
    category: 'association',
    title: (where, count) =>
      words(
        `${where['zh-cn']}技能比武，${count} 名挡车工同台接头`,
        `${count} weavers knot against the clock in ${where.en}`,
      ),
    summary: () =>
      words(
        '最快的一位十五秒接三个头，老师傅说还能再快。',
        'The fastest tied three knots in fifteen seconds; the old masters say it can be done faster.',
      ),
  },
  {
    category: 'technique',
    picture: shots.indigo,
    title: (where, count) =>
      words(
        `靛蓝浸染次数与色深：${where['zh-cn']}的 ${count} 缸记录`,
        `Dips and depth of indigo: ${count} vats in ${where.en}`,
      ),
    summary: () =>
      words(
        '第九浸之后，深度增加不到百分之三，助剂却多一成。',
        'After the ninth dip the shade gains less than three per cent and takes a tenth more chemicals.',
      ),
  },
  {
    category: 'trade',
    picture: shots.cones,
    title: (where, count) =>
      words(`${where['zh-cn']}棉纱报价汇总（${count} 笔成交）`, `Cotton yarn prices in ${where.en} (${count} deals)`),
    summary: () =>
      words(
        '四十支精梳环比持平，花式纱溢价收窄。',
        'Combed Ne 40 held its price on the month; fancy yarns earn less above it.',
      ),
  },
  {
    category: 'association',
    picture: shots.water,
    title: (where, count) =>
      words(
        `${where['zh-cn']}染整用水公开：${count} 家企业交出表`,
        `${count} dyehouses of ${where.en} open their water books`,
      ),
    summary: () =>
      words(
        '每千米布耗水从八十八吨降到六十一吨，数据由第三方抄表。',
        'A thousand metres took 88 tonnes of water and now takes 61; the meters are read by a third party.',
      ),
  },
  {
    category: 'technique',
    picture: shots.mill,
    title: (where, count) =>
      words(
        `剑杆织机停台排查：${where['zh-cn']} ${count} 天的数据`,
        `Why rapier looms stop: ${count} days of figures from ${where.en}`,
      ),
    summary: () =>
      words(
        '断经占六成，其中一半与浆纱回潮有关。',
        'Six stops of ten are warp breaks, and half of those go back to the moisture of the size.',
      ),
  },
];

const first = words(
  '这次由秘书处与会员单位共同完成，过程和数字都记在当天的工作单上。',
  'The secretariat and the members did this together; every step and every figure stands on that day’s worksheet.',
);
const last = words(
  '原始数据可到秘书处查阅，欢迎指出不对的地方。下一次安排会提前三周公布。',
  'The raw figures can be read at the office, and corrections are welcome. The next date is announced three weeks ahead.',
);

/** The news written by hand, and as many made ones as fill an archive of about a year. */
export function makeNews(total = 60): readonly DemoNews[] {
  const random = seededRandom(60);
  const places = Object.values(regions);
  const made = Array.from({ length: total - written.length }, (_, place): DemoNews => {
    const subject = subjects[place % subjects.length];
    const where = places[Math.floor(place / subjects.length) % places.length];
    if (subject === undefined || where === undefined) throw new Error('The demo has no more subjects.');
    const { category, picture, title, summary } = subject;
    const count = random.between(11, 68);
    const line = summary(where, count);
    return {
      category,
      day: -(25 + Math.round(place * 6.2)),
      title: title(where, count),
      summary: line,
      body: {
        'zh-cn': `${line['zh-cn']}\n\n${first['zh-cn']}\n\n${last['zh-cn']}`,
        en: `${line.en}\n\n${first.en}\n\n${last.en}`,
      },
      ...(picture && { picture }),
    };
  });
  return [...written, ...made];
}
