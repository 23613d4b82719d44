import { words } from '../generator/trades/trade';
import { activitiesOf } from './activity-rows';

/** What is to come, what is going on, and what is called off. */
export const activities = activitiesOf([
  [
    { day: 6, from: '14:00', hours: 3, seats: 24, enrolled: 18, audience: 'everyone' },
    'office',
    ['牛仔水洗节水技术沙龙', 'Evening on water-saving denim washes'],
    [
      '臭氧、激光与低浴比三条路线的实测对比，白沙水洗带来同一块布的三种结果。',
      'Ozone, laser and low liquor ratio compared on figures. Baisha Laundry brings one cloth finished three ways.',
    ],
  ],
  [
    { day: 13, from: '09:30', hours: 4, seats: 35, enrolled: 31, audience: 'council' },
    'qingheRoom',
    ['第四届第二次理事会', 'Second meeting of the fourth council'],
    [
      '审议年度收支、团体标准立项与新会员名单。',
      'The year’s accounts, proposals for group standards, and the list of new members.',
    ],
  ],
  [
    { day: 20, from: '13:00', hours: 5, seats: 16, enrolled: 20, audience: 'members', isOffering: true },
    'laboratory',
    ['纱线染色色差实训班', 'Workshop: colour difference in yarn dyeing'],
    [
      '同一色号五个缸次，现场测 ΔE，学会判断该回修还是该让步接收。',
      'One shade from five dye lots: measure ΔE at the bench, and learn when to re-dye and when to accept.',
    ],
  ],
  [
    { day: 34, from: '10:00', hours: 6, seats: 40, enrolled: 9, audience: 'everyone' },
    'townHall',
    ['春夏色织面料对样日', 'Matching day: yarn-dyed cloth for summer'],
    [
      '带样来，带订单走：每家工厂一张桌，二十分钟一轮。',
      'Bring a swatch, leave with an order: one table a mill, twenty minutes a round.',
    ],
  ],
  [
    { day: -1, from: '09:00', hours: 96, seats: 200, enrolled: 64, audience: 'everyone' },
    'exhibitionHall',
    ['纬岸面料展', 'Weftshore cloth fair'],
    ['三天，六十家工厂，按克重与用途分区陈列。', 'Three days, sixty mills, shown by weight and by use.'],
  ],
  [
    { day: 41, from: '14:00', hours: 2, seats: 20, enrolled: 20, audience: 'everyone', waitingParty: 3 },
    'laboratory',
    ['弹力牛仔回弹率测试演示', 'Stretch denim: measuring recovery'],
    ['同一块布拉伸一百次以后，现场读数。', 'One cloth stretched a hundred times, read at the bench.'],
  ],
  [
    { day: 45, from: '09:30', hours: 3, seats: 60, enrolled: 22, audience: 'members' },
    'office',
    ['色纺纱配色经验交流', 'Blending coloured yarn: what worked'],
    ['三家纺纱厂各带一个失败的色号。', 'Three spinners each bring a shade that failed.'],
  ],
  [
    { day: 48, from: '13:30', hours: 4, seats: 30, enrolled: 11, audience: 'everyone', price: [300, 100] },
    'office',
    ['面料成本核算实务', 'Costing a cloth'],
    ['从纱支到缩率，逐项算出一米布的成本。', 'From yarn count to shrinkage: the cost of one metre, line by line.'],
  ],
  [
    { day: 52, from: '10:00', hours: 3, seats: 40, enrolled: 18, audience: 'members', closes: -1 },
    'waterCentre',
    ['印染废水新排放限值解读', 'New limits for dyehouse effluent'],
    ['新限值何时生效，哪些指标变严。', 'When the new limits take effect, and which of them are stricter.'],
  ],
  [
    { day: 55, from: '14:00', hours: 3, seats: 25, enrolled: 9, audience: 'everyone', price: [80, 0] },
    'townHall',
    ['提花组织设计入门', 'Jacquard weaves for beginners'],
    ['从意匠纸到织机，半天走一遍。', 'From point paper to the loom in half a day.'],
  ],
  [
    { day: 60, from: '09:00', hours: 8, seats: 45, enrolled: 31, audience: 'members', price: [260, 180], party: 4 },
    'nantong',
    ['参观南通家纺工厂', 'A day at the mills of Nantong'],
    ['两家工厂，一条全自动缝制线。', 'Two mills and a sewing line that runs by itself.'],
  ],
  [
    { day: 66, from: '15:00', hours: 2, seats: 80, enrolled: 12, audience: 'everyone' },
    'onlineToo',
    ['棉花期货与采购时机', 'Cotton futures and when to buy'],
    ['用过去五年的数据看采购时点。', 'Five years of figures on when to buy.'],
  ],
  [
    { day: 73, from: '18:00', hours: 3, seats: 120, enrolled: 40, audience: 'members', price: [0, 0], party: 8 },
    'hotel',
    ['会员年会', 'Annual dinner of the members'],
    ['工作报告、表彰与晚宴。', 'The report, the awards and a dinner.'],
  ],
  [
    { day: 80, from: '14:00', hours: 2, seats: 30, enrolled: 0, audience: 'everyone', state: 'draft' },
    'office',
    ['再生纤维认证流程', 'Certifying recycled fibre'],
    ['从原料单据到交易证书。', 'From the papers of the raw material to the transaction certificate.'],
  ],
  [
    { day: 87, from: '10:00', hours: 5, seats: 50, enrolled: 0, audience: 'members', state: 'draft' },
    'qinghe',
    ['春季打样日', 'Sampling day in spring'],
    ['每家两台打样机，当天出样。', 'Two sample looms a mill, cloth on the same day.'],
  ],
  [
    {
      day: 27,
      from: '14:00',
      hours: 2,
      seats: 40,
      enrolled: 17,
      audience: 'everyone',
      state: 'cancelled',
      reason: words('主讲人航班延误，改期另行通知。', 'The speaker’s flight was cancelled; a new date will be told.'),
    },
    'office',
    ['海运费走势说明会', 'Where freight rates are going'],
    ['货代公司讲解红海绕行后的报价。', 'A forwarder explains quotations since the detour.'],
  ],
]);
