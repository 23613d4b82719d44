import type { DemoAnnouncement } from './types';

export const announcements: readonly DemoAnnouncement[] = [
  {
    day: -2,
    isTop: true,
    title: { 'zh-cn': '关于缴纳下一年度会费的通知', en: 'Membership fees for the coming year' },
    body: {
      'zh-cn':
        '会费标准不变：会长单位 12,000 元，副会长单位 8,000 元，理事单位 4,000 元，会员单位 1,500 元。请在年底前转入协会账户，附言写明单位名称。成立不满两年的企业减半。',
      en: 'The fees stay as they are: president’s company ¥12,000, vice-presidents ¥8,000, council ¥4,000, members ¥1,500 a year. Please pay into the association’s account by the end of December and name your company. Firms younger than two years pay half.',
    },
  },
  {
    day: -4,
    title: { 'zh-cn': '新会员公示：东湾检测', en: 'Proposed new member: Dongwan Testing' },
    body: {
      'zh-cn': '经两家会员推荐、秘书处走访，拟吸收东湾检测为会员单位。如有异议，请在七个工作日内书面告知秘书处。',
      en: 'Two members have proposed Dongwan Testing and the secretary has visited its laboratory. Objections reach us in writing within seven working days.',
    },
  },
  {
    day: -7,
    title: {
      'zh-cn': '团体标准《色织物色差分级》征求意见',
      en: 'Draft group standard: colour difference grades of yarn-dyed fabric',
    },
    body: {
      'zh-cn':
        '征求意见稿把同缸、不同缸和不同批次的允许色差分开规定，并给出取样位置。意见请写明条款号，月底前发至协会邮箱。',
      en: 'The draft sets separate limits within a dye lot, between lots and between orders, and says where to sample. Please name the clause in your comments and send them by the end of the month.',
    },
  },
  {
    day: -11,
    title: { 'zh-cn': '协会网站服务升级说明', en: 'What is new on this site' },
    body: {
      'zh-cn': '网站现有中文、英文两种语言，手机上也能看清。资讯、公告、活动、招聘都在首页。',
      en: 'The site now speaks Chinese and English and reads well on a phone. News, notices, events and jobs stand on the home page.',
    },
  },
  {
    day: -19,
    title: { 'zh-cn': '冬季用电错峰安排', en: 'Staggered power hours in winter' },
    body: {
      'zh-cn': '十二月起，染整企业错峰时段为每日 10:00–11:30。请提前安排缸次，避免中途停机。',
      en: 'From December the staggered hours for dyeing and finishing are 10:00–11:30 each day. Plan your lots so that no bath stands half-way.',
    },
  },
];
