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
  registrationNumber: 'WA-1998-0042',
  charterAdoptedOn: '1998-09-09',
  registeredWith: { 'zh-cn': '纬岸镇民政办公室', en: 'Weftshore Civil Affairs Office' },
  about: {
    'zh-cn':
      '一九九八年，纬岸九家织造厂在梭巷的一间仓库里开了第一次会，约定有三件事大家一起做：一起谈棉纱，一起请师傅，一起定布的好坏。协会就从那天算起。\n\n今天协会有纺纱、染色、色织、牛仔、毛纺、麻纺、丝绸、针织、家纺、后整理、纺机与检测十二个工种的会员。每季度开一次理事会，每年开一次会员大会；账目由监事会审查，全文发给每一家会员。\n\n秘书处有六个人，管三样东西：会员名录、团体标准和技能学校。来信三个工作日内答复。',
    en: 'In 1998 nine mills of Weftshore met for the first time in a warehouse on Shuttle Lane and agreed to do three things together: to buy yarn, to pay for masters, and to say what a good cloth is. The association counts from that day.\n\nToday its members are spinners, dyers, yarn-dyed and denim weavers, woollen, linen and silk mills, knitters, makers of home textiles, finishers, machine builders and laboratories. The council meets each quarter and the general meeting once a year; the supervisors check the accounts, and every member gets them in full.\n\nSix people run the office. They keep the directory, the group standards and the school of skills, and they answer letters within three working days.',
  },
  charter: {
    'zh-cn':
      '凡在纬岸从事纺织及其配套的企业与个人，经两家会员推荐，均可申请入会。\n\n会员大会是最高权力机构；理事会每届四年，会长连任不超过两届。\n\n监事会独立于理事会，可随时查阅账目。\n\n协会不经营、不抽佣；会费标准由会员大会通过，支出每年公布。\n\n会员的联系方式由本人逐项决定是否公开，秘书处不得代为公开。',
    en: 'Any company or person of the textile trade in Weftshore may apply, proposed by two members.\n\nThe general meeting decides in the last resort; the council is elected for four years, and a president serves two terms at most.\n\nThe supervisors are independent of the council and may see the books at any time.\n\nThe association runs no business and takes no commission; the general meeting sets the fees, and all spending is published each year.\n\nEach member decides, field by field, which of their details are public. The secretariat never decides it for them.',
  },
};
