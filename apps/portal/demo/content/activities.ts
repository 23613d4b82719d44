import type { DemoActivity } from './types';

export const activities: readonly DemoActivity[] = [
  {
    day: 6,
    from: '14:00',
    hours: 3,
    seats: 24,
    enrolled: 18,
    audience: 'everyone',
    title: { 'zh-cn': '牛仔水洗节水技术沙龙', en: 'Evening on water-saving denim washes' },
    place: { 'zh-cn': '协会二楼', en: 'Association, 2nd floor' },
    summary: {
      'zh-cn': '臭氧、激光与低浴比三条路线的实测对比，白沙水洗带来同一块布的三种结果。',
      en: 'Ozone, laser and low liquor ratio compared on figures. Baisha Laundry brings one cloth finished three ways.',
    },
  },
  {
    day: 13,
    from: '09:30',
    hours: 4,
    seats: 35,
    enrolled: 31,
    audience: 'council',
    title: { 'zh-cn': '第四届第二次理事会', en: 'Second meeting of the fourth council' },
    place: { 'zh-cn': '青禾色织会议室', en: 'Qinghe Yarn-Dyed, meeting room' },
    summary: {
      'zh-cn': '审议年度收支、团体标准立项与新会员名单。',
      en: 'The year’s accounts, proposals for group standards, and the list of new members.',
    },
  },
  {
    day: 20,
    from: '13:00',
    hours: 5,
    seats: 16,
    enrolled: 20,
    audience: 'members',
    title: { 'zh-cn': '纱线染色色差实训班', en: 'Workshop: colour difference in yarn dyeing' },
    place: { 'zh-cn': '东湾检测实验室', en: 'Dongwan Testing, laboratory' },
    summary: {
      'zh-cn': '同一色号五个缸次，现场测 ΔE，学会判断该回修还是该让步接收。',
      en: 'One shade from five dye lots: measure ΔE at the bench, and learn when to re-dye and when to accept.',
    },
  },
  {
    day: 34,
    from: '10:00',
    hours: 6,
    seats: 40,
    enrolled: 9,
    audience: 'everyone',
    title: { 'zh-cn': '春夏色织面料对样日', en: 'Matching day: yarn-dyed cloth for summer' },
    place: { 'zh-cn': '纬岸镇文化馆', en: 'Weftshore town hall' },
    summary: {
      'zh-cn': '带样来，带订单走：每家工厂一张桌，二十分钟一轮。',
      en: 'Bring a swatch, leave with an order: one table a mill, twenty minutes a round.',
    },
  },
  {
    day: -12,
    from: '14:00',
    hours: 2,
    seats: 30,
    enrolled: 27,
    audience: 'members',
    title: { 'zh-cn': '出口单证避坑交流会', en: 'Export papers: what goes wrong' },
    place: { 'zh-cn': '协会二楼', en: 'Association, 2nd floor' },
    summary: {
      'zh-cn': '三份被退回的信用证，逐条讲明白。',
      en: 'Three letters of credit that came back, clause by clause.',
    },
  },
];
