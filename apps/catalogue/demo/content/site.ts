import type { DemoSite } from './types';
import { words } from './words';

export const site: DemoSite = {
  name: words('Weftland Mills', '纬陆纺织'),
  title: words('Weftland Mills: yarn-dyed cloth, denim and yarns', '纬陆纺织：色织面料、牛仔布与色纱'),
  keywords: words(
    'yarn-dyed fabric, shirting, denim, selvedge denim, dyed yarn, denim finishing, home textiles, OEM, ODM',
    '色织布, 衬衫面料, 牛仔布, 赤耳牛仔, 色纱, 牛仔后整理, 家纺面料, OEM, ODM',
  ),
  description: words(
    'A vertical mill that dyes, winds, weaves and finishes under one roof. Every article with its construction, weight, width, smallest order and lead time.',
    '染纱、络筒、织造、整理一体的纺织厂。每个品种均列明规格、克重、幅宽、起订量与交期。',
  ),
  company: {
    name: words('Weftland Mills Co., Ltd.', '纬陆纺织有限公司'),
    email: 'sales@weftland-mills.example',
    phone: '+86 000 5550 0142',
    address: words('14 Shuttle Road, Weft Bank District, Lanshui', '澜水市纬岸区梭子路14号'),
    hours: words('Monday to Saturday, 8:30 to 17:30 (UTC+8)', '周一至周六 8:30–17:30（北京时间）'),
  },
  social: [
    {
      type: 'whatsapp',
      areaCode: '86',
      account: '00055500142',
      message: words('Hello, I have a question about an article.', '您好，我想咨询一个品种。'),
    },
    {
      type: 'wechat',
      areaCode: '',
      account: 'weftland-mills-example',
      message: words('Hello, may I have your swatch card?', '您好，能否寄一份色卡？'),
    },
    {
      type: 'email',
      areaCode: '',
      account: 'sales@weftland-mills.example',
      message: words('Inquiry from the catalogue', '来自产品目录的询价'),
    },
    { type: 'phone', areaCode: '86', account: '000 5550 0142', message: words('', '') },
    {
      type: 'telegram',
      areaCode: '',
      account: '@weftland_mills_example',
      message: words('Hello, I have a question about an article.', '您好，我想咨询一个品种。'),
    },
    { type: 'line', areaCode: '', account: '@weftland-mills-example', message: words('', '') },
    {
      type: 'messenger',
      areaCode: '',
      account: 'weftland.mills.example',
      message: words('Hello, I have a question about an article.', '您好，我想咨询一个品种。'),
    },
    { type: 'skype', areaCode: '', account: 'live:weftland-mills-example', message: words('', '') },
    { type: 'qq', areaCode: '', account: '1000000000', message: words('', '') },
  ],
  isChatRequired: true,
  isShop: false,
  layout: {
    headerPosition: 1,
    homeHeaderPosition: 2,
    headerMode: 'fixed',
    headerDropdown: 'flat',
    listAutoplay: false,
  },
};
