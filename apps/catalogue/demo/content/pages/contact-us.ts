import type { DemoPage } from '../types';
import { words } from '../words';
import { section } from './section';

export const contactUs: DemoPage = {
  name: 'contact-us',
  title: words('Contact', '联系我们'),
  description: words(
    'Ask for swatches, prices or a lab dip. We answer within one working day, in English or Chinese.',
    '索取色卡、报价或打小样。一个工作日内以中文或英文回复。',
  ),
  sections: [
    section('lead', {
      title: words('Ask the mill.', '问厂里。'),
      body: [
        words(
          'Your message goes to the desk that can answer it: shirtings, denim, yarns or home textiles. You get a reply within one working day, with a name under it.',
          '您的留言直达对口业务：衬衫布、牛仔、纱线或家纺。一个工作日内回复，并署名。',
        ),
      ],
    }),
    section('contact', {
      title: words('Where we are', '我们在这里'),
      items: [
        {
          name: words('Address', '地址'),
          value: words('14 Shuttle Road, Weft Bank District, Lanshui', '澜水市纬岸区梭子路14号'),
          note: words('Visitors to gate 2, the blue one', '访客请走2号蓝门'),
        },
        { name: words('Telephone', '电话'), value: words('+86 000 5550 0142', '000-5550-0142') },
        {
          name: words('E-mail', '邮箱'),
          value: words('sales@weftland-mills.example', '业务部 sales@weftland-mills.example'),
        },
        {
          name: words('Hours', '工作时间'),
          value: words('Monday to Saturday, 8:30 to 17:30 (UTC+8)', '周一至周六 8:30–17:30'),
        },
      ],
    }),
    section('text', {
      title: words('What helps us to answer', '怎样问，答得快'),
      body: [
        words(
          'Tell us the end use, the weight you have in mind, the quantity per colour and the month in which you need the goods. A swatch or a photograph of the old quality helps more than a description. If there is a restricted substance list, attach it.',
          '请写明最终用途、期望克重、每色数量与要货月份。旧样布片或照片胜过描述。如有限用物质清单，请一并附上。',
        ),
        words(
          'Swatches up to A4 are free and leave within two days; sample lengths of three to thirty metres are cut from stock where the article says so.',
          'A4以内布样免费，两日内寄出；标注有现货的品种，可裁三至三十米样布。',
        ),
      ],
    }),
    section('questions', {
      title: words('Before you write', '来信之前'),
      items: [
        {
          name: words('How soon do you answer?', '多久能回复？'),
          value: words(
            'Within one working day, in English or Chinese. A price needs the construction, the quantity and the place of delivery.',
            '一个工作日内，中英文均可。报价需要规格、数量、交货地点。',
          ),
        },
        {
          name: words('Can I have swatches?', '可以寄布样吗？'),
          value: words(
            'Yes, up to twelve swatches of 20 × 30 cm free of charge. Choose products on this site and send them with the inquiry form.',
            '可以，20×30厘米布样12块以内免费。在本站选好品种，随询盘表一并提交即可。',
          ),
        },
        {
          name: words('Do you sell to private persons?', '零售给个人吗？'),
          value: words(
            'No. We sell to makers and traders, from the quantities that stand with each product.',
            '不零售。面向制造商与贸易商，起订量见各产品页。',
          ),
        },
      ],
    }),
  ],
};
