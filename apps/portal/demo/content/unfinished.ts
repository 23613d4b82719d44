import type { DemoAnnouncement, DemoNews } from './types';

/** What the secretariat is still writing, or has written for another day. */
export const unfinishedNews: readonly DemoNews[] = [
  {
    state: 'scheduled',
    day: 2,
    category: 'technique',
    title: { 'zh-cn': '筒子纱染色：水比降到一比六之后', en: 'Package dyeing at a liquor ratio of six to one' },
    summary: {
      'zh-cn': '三家会员的实测：水少了，蒸汽省了，匀染要怎么保。',
      en: 'Three members measured it: less water, less steam, and what it takes to stay level.',
    },
    body: {
      'zh-cn': '三家会员在同一配方下各做了二十缸。用水平均下降两成七，蒸汽下降一成九；匀染靠更慢的升温和更勤的换向。',
      en: 'Three members ran twenty lots each of one recipe. Water fell by 27 % and steam by 19 %; levelness asks for slower heating and for reversing the flow more often.',
    },
  },
  {
    state: 'draft',
    day: 0,
    category: 'association',
    title: { 'zh-cn': '秘书处冬季走访名单', en: 'Whom the secretariat visits this winter' },
    summary: { 'zh-cn': '十二月走访二十四家会员。', en: 'Twenty-four members in December.' },
    body: {
      'zh-cn': '名单待各片区联络员确认。',
      en: 'The list waits for the districts’ liaison officers.',
    },
  },
];

export const unfinishedAnnouncements: readonly DemoAnnouncement[] = [
  {
    state: 'draft',
    day: 0,
    title: { 'zh-cn': '春节前后值班安排（草稿）', en: 'Office hours around the Spring Festival (draft)' },
    body: { 'zh-cn': '值班表确认后发布。', en: 'Published when the rota is settled.' },
  },
];
