import type { DemoNews, Words } from './types';

export const newsCategories: Readonly<Record<string, Words>> = {
  association: { 'zh-cn': '协会要闻', en: 'Association' },
  trade: { 'zh-cn': '行业', en: 'Trade' },
  technique: { 'zh-cn': '技术', en: 'Technique' },
};

export const news: readonly DemoNews[] = [
  {
    category: 'association',
    day: -3,
    isTop: true,
    picture: {
      name: 'rolls',
      alt: { 'zh-cn': '并排斜放的色织布卷', en: 'Rolls of yarn-dyed cloth, side by side' },
    },
    title: {
      'zh-cn': '春季色织面料对接会：四十二家工厂，一天谈成一百零六个样',
      en: 'Forty-two mills, one day, a hundred and six swatches agreed',
    },
    summary: {
      'zh-cn': '没有讲话，没有剪彩，每桌二十分钟。到下午五点，取样单写完了三本。',
      en: 'No speeches, no ribbon, twenty minutes a table. By five o’clock three books of swatch slips were full.',
    },
    body: {
      'zh-cn':
        '今年的春季对接会换了办法：先把买家要的克重、门幅和交期收上来，再按此排桌。工厂带的样少了一半，谈成的却多了。\n\n最抢手的是 120 克上下的色织府绸和 10 安以下的轻牛仔。三家买家当场约了看厂，两家改了原定的海外采购计划。\n\n秘书处会在三十天后逐一回访，把没做成的原因也记下来，供下一次排桌使用。',
      en: 'The spring meeting was arranged the other way round this year: we first asked the buyers for weight, width and delivery, and then set the tables. The mills brought half the swatches and agreed on more.\n\nMost wanted were yarn-dyed poplins around 120 g/m² and denims under 10 oz. Three buyers fixed a mill visit on the spot, and two changed plans to buy abroad.\n\nIn thirty days we shall ask everybody what became of it, and keep the reasons why a deal failed for the next seating.',
    },
  },
  {
    category: 'technique',
    day: -8,
    title: {
      'zh-cn': '同一色号，五个缸次：色差从哪里来',
      en: 'One shade, five dye lots: where the difference comes from',
    },
    summary: {
      'zh-cn': '东湾检测把五家会员的缸差数据放在一起，水质排在染料之前。',
      en: 'Dongwan Testing laid five members’ lots side by side. Water came before dyestuff.',
    },
    body: {
      'zh-cn': '五家会员各交五个缸次的样品，统一在东湾检测测色。差异最大的一组，原因是软水器再生周期过长。',
      en: 'Five members gave samples of five lots each, measured on one instrument. The widest spread came from a water softener that was regenerated too rarely.',
    },
  },
  {
    category: 'trade',
    day: -14,
    title: { 'zh-cn': '有机棉纱报价连续三周回落', en: 'Organic cotton yarn: offers fall for a third week' },
    summary: {
      'zh-cn': '会员报价汇总显示，三十二支有机棉纱较上月低约百分之二。',
      en: 'Members’ offers for Ne 32 organic cotton stand about two per cent below last month.',
    },
    body: {
      'zh-cn': '汇总只收会员自愿填报的成交价，不收挂牌价；样本少于五笔的支数不公布。',
      en: 'The summary takes closed prices that members report of their own accord, no list prices; counts with fewer than five deals are left out.',
    },
  },
  {
    category: 'association',
    day: -22,
    title: {
      'zh-cn': '老师傅带徒第三期结业，十一人出师',
      en: 'Eleven apprentices finish the third masters’ course',
    },
    summary: {
      'zh-cn': '半年，一位师傅带两名徒弟，考的是接头、穿综和看布。',
      en: 'Half a year, two apprentices to a master; the test is knotting, drawing-in and reading cloth.',
    },
    body: {
      'zh-cn': '结业的十一人都留在了原来的工厂。第四期将增加整经和浆纱两个工种。',
      en: 'All eleven stay with their mills. The fourth course adds warping and sizing.',
    },
  },
];
