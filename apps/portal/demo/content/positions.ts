import type { DemoPosition, Words } from './types';

const words = (chinese: string, english: string): Words => ({ 'zh-cn': chinese, en: english });

/** The first so many council companies that the generator makes, by their first person. */
const made = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => [`made-${from + place}`, 0] as const);

export const positions: readonly DemoPosition[] = [
  {
    title: words('会长', 'President'),
    duty: words(
      '召集会员大会与理事会，对外代表协会。',
      'Calls the general meeting and the council, and speaks for the association.',
    ),
    rank: 'council',
    seats: 1,
    holders: [['qinghe', 0]],
    before: [['hengshan', 1]],
  },
  {
    title: words('副会长', 'Vice-president'),
    duty: words('分管标准、贸易与技能三个条线。', 'Look after standards, trade and skills.'),
    rank: 'council',
    seats: 6,
    holders: [
      ['beidu', 0],
      ['hengshan', 1],
    ],
    before: [['qinghe', 0]],
  },
  {
    title: words('秘书长', 'Secretary'),
    duty: words('主持秘书处日常工作，答复会员来信。', 'Runs the office day by day and answers the members.'),
    rank: 'secretariat',
    seats: 1,
    holders: [['yuansha', 0]],
  },
  {
    title: words('理事', 'Council member'),
    duty: words('审议预算、标准与新会员。', 'Decide on the budget, the standards and new members.'),
    rank: 'council',
    seats: 21,
    holders: [['xitang', 0], ['baisha', 0], ['nanqiao', 0], ...made(0, 8)],
  },
  {
    title: words('监事长', 'Chief supervisor'),
    duty: words('监督账目，向会员大会报告。', 'Watches the accounts and reports to the general meeting.'),
    rank: 'supervisors',
    seats: 1,
    holders: [['lanzhi', 0]],
  },
  {
    title: words('监事', 'Supervisor'),
    duty: words('列席理事会，随时查账。', 'Sit in at the council and may see the books at any time.'),
    rank: 'supervisors',
    seats: 3,
    holders: [
      ['chunmian', 0],
      ['yunjian', 0],
      ['dongwan', 0],
    ],
  },
  {
    title: words('副秘书长', 'Deputy secretary'),
    duty: words('负责活动、培训与网站。', 'Look after events, training and this site.'),
    rank: 'secretariat',
    seats: 2,
    holders: [
      ['suochuan', 0],
      ['made-12', 0],
    ],
  },
  {
    title: words('会员联络员', 'Member liaison'),
    duty: words('每个片区一名，走访会员。', 'One for each region; they visit the members.'),
    rank: 'secretariat',
    seats: 8,
    holders: made(14, 18),
  },
];
