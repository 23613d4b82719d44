import type { DemoPage } from '../types';
import { words } from '../words';
import { section } from './section';

export const oemOdm: DemoPage = {
  name: 'oem-odm',
  title: words('OEM and ODM', '来样与来图定制'),
  description: words(
    'Cloth to your swatch or from our designers’ desk: analysis in three days, handloom in ten, production from 800 metres.',
    '来样仿制或由我方设计：三天分析，十天手织样，大货800米起。',
  ),
  sections: [
    section('lead', {
      title: words('Bring a swatch, or only an idea.', '带一块布，或一个想法。'),
      body: [
        words(
          'OEM: you have the quality, we find its construction and make it again. ODM: you have the garment in mind, we propose the cloth. In both cases the draft, the recipe and the name belong to you if you ordered them exclusively, and that stands in the contract.',
          'OEM：您有品种，我们分析规格并重织。ODM：您有成衣构想，我们提出面料。凡买断者，组织、配方与品名归您，写入合同。',
        ),
      ],
      picture: 'service-oem-odm',
    }),
    section('steps', {
      title: words('Six steps to a roll with your name', '六步到您的布卷'),
      items: [
        {
          name: words('Brief', '需求'),
          value: words('End use, weight, price window, month of delivery.', '用途、克重、价位、交货月份。'),
          note: words('day 0', '第0天'),
        },
        {
          name: words('Analysis', '来样分析'),
          value: words(
            'Draft, counts, density, twist and fibre from a piece of 10 × 10 cm.',
            '10×10厘米布片即可测组织、纱支、密度、捻度、成分。',
          ),
          note: words('3 days', '3天'),
        },
        {
          name: words('Handloom', '手织样'),
          value: words('Four colourways, 30 × 40 cm each, from dyed yarn.', '色纱手织，四个配色，每块30×40厘米。'),
          note: words('10 days', '10天'),
        },
        {
          name: words('Sample length', '样布'),
          value: words('30 to 50 metres from a production loom, finished and tested.', '大机织30至50米，成品并检测。'),
          note: words('21 days', '21天'),
        },
        {
          name: words('Order', '下单'),
          value: words(
            'Sealed sample, tolerances and test limits signed by both sides.',
            '封样、公差与检测限值双方签署。',
          ),
          note: words('day by agreement', '日期另议'),
        },
        {
          name: words('Production', '大货'),
          value: words('Shipment sample from the first roll before the rest leaves.', '首卷船样确认后，其余方可出货。'),
          note: words('30 to 60 days', '30至60天'),
        },
      ],
    }),
    section('figures', {
      title: words('Terms', '条件'),
      items: [
        {
          name: words('Exclusive construction', '独家规格'),
          value: words('from 3,000 m a year', '年3000米起'),
        },
        {
          name: words('Exclusive colour', '独家颜色'),
          value: words('from 800 m', '800米起'),
          note: words('on a construction of ours', '用现有规格'),
        },
        {
          name: words('Weight tolerance', '克重公差'),
          value: words('±5 %', '±5%'),
          note: words('ISO 3801, conditioned', '按ISO 3801调湿后'),
        },
        {
          name: words('Quantity tolerance', '数量公差'),
          value: words('±5 % a colour', '每色±5%'),
        },
        {
          name: words('Terms of delivery', '交货条款'),
          value: words('FOB, CIF or DAP, Incoterms 2020', 'FOB、CIF、DAP（Incoterms 2020）'),
        },
      ],
    }),
    section('questions', {
      title: words('Questions buyers ask', '买家常问'),
      items: [
        {
          name: words('How small may the first order be?', '首单最少多少？'),
          value: words(
            '800 metres a colour from a construction that we already weave, 3,000 metres for a construction of your own. Sample lengths of 30 to 50 metres come before either.',
            '现有规格每色800米起，独家规格3000米起。两者之前均可先做30至50米样布。',
          ),
        },
        {
          name: words('Who owns the design?', '设计归谁所有？'),
          value: words(
            'You do, if you order it exclusively: the draft, the recipe and the name stand in the contract. Otherwise the quality stays in our collection and others may order it.',
            '买断者归您：组织、配方、品名写入合同。未买断者留在我方产品系列，他人亦可订购。',
          ),
        },
        {
          name: words('What do you need to copy a cloth?', '仿样需要提供什么？'),
          value: words(
            'A piece of at least 10 × 10 cm with a selvedge if there is one, the end use, and the month of delivery. More cloth makes the analysis of twist and finish surer.',
            '至少10×10厘米的布片（有布边更好）、用途、交货月份。布片越大，捻度与后整理分析越准。',
          ),
        },
        {
          name: words('Is the handloom charged for?', '手织样收费吗？'),
          value: words(
            'No. Four colourways of one construction are free of charge; the courier is yours. Sample lengths from a production loom are invoiced at the price of the order.',
            '不收。同一规格四个配色免费，快递费到付。大机样布按订单单价计费。',
          ),
        },
        {
          name: words('What happens when the shipment differs from the sample?', '大货与封样不符怎么办？'),
          value: words(
            'You receive a shipment sample from the first roll before the rest leaves. What lies outside the signed tolerances is woven again or credited, as you choose.',
            '首卷即寄船样，确认后其余方可出货。超出双方签署的公差，重织或退款，由您选择。',
          ),
        },
      ],
    }),
  ],
};
