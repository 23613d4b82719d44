import type { DemoCommunity } from './types';

export const community: DemoCommunity = {
  seal: '纬岸',
  foundedYear: 1998,
  email: 'office@weftshore.example',
  phone: '+86 575 5550 0198',
  name: { 'zh-cn': '纬岸纺织行业协会', en: 'Weftshore Textile Association' },
  desc: {
    'zh-cn': '纬岸一带纺纱、染色、织造与整理企业的行业协会：发布资讯与公告，组织活动，推荐会员企业，代发招聘。',
    en: 'The trade association of the spinners, dyers, weavers and finishers of Weftshore: news, notices, events, member companies and jobs.',
  },
  introduction: {
    'zh-cn':
      '协会由九家织造厂于一九九八年发起，如今会员覆盖从纺纱到后整理的整条产业链。我们做三件事：让会员之间先做成生意，让车间里的技术有人教、有人学，让小厂也能参与行业标准的制定。协会不经营，不抽佣，账目每年向会员公开。',
    en: 'Nine weaving mills founded the association in 1998; today its members cover the whole chain from spinning to finishing. We do three things: help members trade with one another first, keep the skills of the workshop taught and learnt, and give small mills a voice in the standards of the trade. We run no business and take no commission, and our accounts are open to every member.',
  },
  address: { 'zh-cn': '浙江省纬岸镇梭巷 18 号二楼', en: '2nd floor, 18 Shuttle Lane, Weftshore, Zhejiang, China' },
  hours: { 'zh-cn': '周一至周五 8:30–11:30，13:30–17:00', en: 'Monday to Friday, 8:30–11:30 and 13:30–17:00' },
};
