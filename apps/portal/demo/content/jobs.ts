import type { DemoJob } from './types';

export const jobs: readonly DemoJob[] = [
  {
    company: 'qinghe',
    day: -1,
    pay: [12000, 16000],
    title: { 'zh-cn': '织造车间主任', en: 'Head of weaving' },
    place: { 'zh-cn': '纬岸', en: 'Weftshore' },
    summary: {
      'zh-cn': '管 96 台剑杆织机、四个班；懂色织排花，能把停台率压到 6% 以下。',
      en: '96 rapier looms and four shifts; you know yarn-dyed patterning and keep stoppages below 6 %.',
    },
  },
  {
    company: 'yuansha',
    day: -3,
    pay: [9000, 13000],
    title: { 'zh-cn': '打样染色工程师', en: 'Dyer for lab dips' },
    place: { 'zh-cn': '纬岸', en: 'Weftshore' },
    summary: {
      'zh-cn': '棉、麻、天丝筒子纱小样，首样命中率是主要考核。',
      en: 'Lab dips on cotton, linen and lyocell packages; right-first-time is what counts.',
    },
  },
  {
    company: 'beidu',
    day: -6,
    pay: [7000, 10000],
    title: { 'zh-cn': '外贸跟单（英语）', en: 'Export merchandiser (English)' },
    place: { 'zh-cn': '纬岸', en: 'Weftshore' },
    summary: {
      'zh-cn': '跟进欧洲牛仔客户，从缩率报告到装箱单，一个人对到底。',
      en: 'European denim accounts, from the shrinkage report to the packing list, in one pair of hands.',
    },
  },
  {
    company: 'hengshan',
    day: -9,
    pay: [6000, 8000],
    title: { 'zh-cn': '验布员（夜班）', en: 'Fabric inspector (nights)' },
    place: { 'zh-cn': '横山', en: 'Hengshan' },
    summary: {
      'zh-cn': '四分制验布，包夜餐与宿舍；熟手优先，生手可教。',
      en: 'Four-point inspection; night meals and a room are included. Experience helps, we also teach.',
    },
  },
  {
    company: 'suochuan',
    day: -15,
    title: { 'zh-cn': '织机调试技师', en: 'Loom fitter' },
    place: { 'zh-cn': '全国出差', en: 'Travelling in China' },
    summary: {
      'zh-cn': '现场装机与调试，每月出差约十二天，待遇面议。',
      en: 'Installs and sets up looms on site, about twelve days a month on the road. Pay by arrangement.',
    },
  },
];
