import { words } from '../generator/trades/trade';
import { activitiesOf } from './activity-rows';

/** What was, in the past half year. */
export const pastActivities = activitiesOf([
  [
    { day: -12, from: '14:00', hours: 2, seats: 30, enrolled: 27, audience: 'members' },
    'office',
    ['出口单证避坑交流会', 'Export papers: what goes wrong'],
    ['三份被退回的信用证，逐条讲明白。', 'Three letters of credit that came back, clause by clause.'],
  ],
  [
    {
      day: -5,
      from: '09:30',
      hours: 3,
      seats: 35,
      enrolled: 28,
      audience: 'members',
      state: 'cancelled',
      reason: words('场地检修。', 'The hall was under repair.'),
    },
    'office',
    ['节能改造补贴申报说明', 'Subsidies for saving energy'],
    ['哪些设备可以申报，材料怎样准备。', 'Which machines qualify, and what papers they need.'],
  ],
  [
    { day: -19, from: '14:00', hours: 3, seats: 30, enrolled: 24, audience: 'everyone', came: true },
    'dyeHouse',
    ['靛蓝还原染色实操', 'Indigo vats by hand'],
    ['从配缸到氧化，每人一块布。', 'From setting the vat to oxidation, one cloth each.'],
  ],
  [
    { day: -33, from: '09:30', hours: 4, seats: 50, enrolled: 44, audience: 'members', came: true },
    'office',
    ['团体标准宣贯会', 'A new group standard explained'],
    ['《色织格子面料外观评定》逐条说明。', 'How yarn-dyed checks are graded, clause by clause.'],
  ],
  [
    { day: -47, from: '13:00', hours: 5, seats: 20, enrolled: 20, audience: 'members', came: true },
    'laboratory',
    ['纱线条干与疵点判读', 'Reading yarn faults'],
    ['乌斯特图谱怎样读，哪些疵点该退货。', 'How to read the charts, and which faults to send back.'],
  ],
  [
    { day: -61, from: '10:00', hours: 6, seats: 90, enrolled: 71, audience: 'everyone', came: true },
    'townHall',
    ['秋冬面料对样日', 'Matching day for winter'],
    ['二十分钟一轮，当天成交十七单。', 'Twenty minutes a round; seventeen orders on the day.'],
  ],
  [
    { day: -89, from: '14:00', hours: 2, seats: 40, enrolled: 36, audience: 'everyone', came: true },
    'office',
    ['出口退税问答', 'Export refunds: questions and answers'],
    ['税务所带着常见的退单来。', 'The tax office brings the claims that came back.'],
  ],
  [
    { day: -117, from: '09:00', hours: 7, seats: 40, enrolled: 38, audience: 'members', came: true, price: [220, 150] },
    'shaoxing',
    ['参观绍兴印花基地', 'A day at the printers of Shaoxing'],
    ['数码印花与圆网印花同款对比。', 'Digital and rotary printing of one design side by side.'],
  ],
  [
    { day: -140, from: '14:00', hours: 3, seats: 60, enrolled: 49, audience: 'everyone', came: true },
    'school',
    ['织机保养与停台分析', 'Looms: upkeep and stops'],
    ['一周停台记录，找出三个最费时的原因。', 'A week of stops, and the three causes that cost most.'],
  ],
]);
