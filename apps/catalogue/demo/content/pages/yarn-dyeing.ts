import type { DemoPage } from '../types';
import { words } from '../words';
import { section } from './section';

export const yarnDyeing: DemoPage = {
  name: 'yarn-dyeing',
  title: words('Yarn dyeing', '染纱'),
  description: words(
    'Cone dyeing with reactive, vat and disperse dyes, rope and sheet dyeing with indigo; lab dips in 48 hours.',
    '活性、还原、分散筒子染色，靛蓝束染与片染，48小时出小样。',
  ),
  sections: [
    section('lead', {
      title: words('The colour goes in before the cloth exists.', '布未成，色先入。'),
      body: [
        words(
          'Yarn is wound softly on perforated tubes, stacked on spindles and dyed under pressure, the liquor running from inside out and back again. What decides is the winding: a cone of 0.38 g/cm³ lets the dye through everywhere, one of 0.45 stays pale at its heart.',
          '纱线松式络在多孔管上，叠于染杆，加压染色，染液由内而外，再由外而内。成败在络筒：密度0.38克/立方厘米处处染透，到0.45则内层发白。',
        ),
      ],
      picture: 'service-yarn-dyeing',
    }),
    section('band', {
      title: words('What the dyehouse holds to', '染厂的尺度'),
      items: [
        {
          name: words('Capacity', '产能'),
          value: words('2,400 kg a day', '每日2400公斤'),
          note: words('26 vessels from 5 to 800 kg', '26台染缸，5至800公斤'),
        },
        {
          name: words('Shade to standard', '与标样色差'),
          value: words('ΔE CMC(2:1) under 0.8', 'ΔE CMC(2:1) 小于0.8'),
          note: words('under D65, checked under TL84', 'D65光源，TL84复核'),
        },
        {
          name: words('Inside to outside of a cone', '筒子内外层差'),
          value: words('ΔE under 0.5', 'ΔE 小于0.5'),
        },
        {
          name: words('Right first time', '一次成功率'),
          value: words('94.6 %', '94.6%'),
          note: words('average of the last four quarters', '近四季平均'),
        },
        {
          name: words('Water for a reactive shade', '活性染色用水'),
          value: words('46 litres a kilogram', '每公斤46升'),
          note: words('at a liquor ratio of 1 to 6', '浴比1:6'),
        },
      ],
    }),
    section('steps', {
      title: words('How an order goes', '一张订单的走法'),
      items: [
        {
          name: words('Lab dip', '打小样'),
          value: words('Three options a shade, on your yarn, within 48 hours.', '以大货用纱，每色三档，48小时内。'),
        },
        {
          name: words('Approval', '确认'),
          value: words(
            'You sign one; we keep the other half of it sealed for two years.',
            '贵方签一块，另一半由我方封存两年。',
          ),
        },
        {
          name: words('Soft winding', '松筒'),
          value: words('Density and weight of each cone are measured, not guessed.', '逐筒称重、测密度，不凭手感。'),
        },
        {
          name: words('Dyeing', '染色'),
          value: words(
            'Salt, alkali and temperature are dosed by curve, and every curve is stored.',
            '盐、碱、温度按曲线自动加入，曲线存档。',
          ),
        },
        {
          name: words('Soaping and drying', '皂洗与烘干'),
          value: words(
            'Soaped until the last bath is clear, dried by radio frequency at 60 °C.',
            '皂洗至末浴清澈，60℃射频烘干。',
          ),
        },
        {
          name: words('Release', '放行'),
          value: words(
            'A knitted sock of each vessel beside the standard, fastness on every dark lot.',
            '每缸织袜对样，深色逐批测牢度。',
          ),
        },
      ],
    }),
    section('text', {
      title: words('Indigo is another trade', '靛蓝自成一行'),
      body: [
        words(
          'For denim the yarn is gathered into ropes of some 380 ends, dipped, squeezed and aired, eight times over, and opened again on the long-chain beamer. Indigo is only soluble while it is reduced and only fast once it is oxidised, so the minute in the air matters as much as the seconds in the vat.',
          '做牛仔时，约380根纱集束成条，浸、轧、氧化，循环八道，再于分经机上重新展开。靛蓝还原时方溶，氧化后方固，空气中的一分钟与染槽里的数秒同样要紧。',
        ),
      ],
      picture: 'article-indigo-rope-dyeing',
    }),
  ],
};
