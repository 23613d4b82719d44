import type { DemoPosition } from './types';

export const positions: readonly DemoPosition[] = [
  { title: { 'zh-cn': '会长', en: 'President' }, holders: [['qinghe', 0]] },
  {
    title: { 'zh-cn': '副会长', en: 'Vice-president' },
    holders: [
      ['beidu', 0],
      ['hengshan', 1],
    ],
  },
  { title: { 'zh-cn': '秘书长', en: 'Secretary' }, holders: [['yuansha', 0]] },
  {
    title: { 'zh-cn': '理事', en: 'Council member' },
    holders: [
      ['xitang', 0],
      ['baisha', 0],
    ],
  },
];
