import type { DemoPage } from '../types';
import { words } from '../words';
import { section } from './section';

export const denimFabricFinishing: DemoPage = {
  name: 'denim-fabric-finishing',
  title: words('Denim fabric finishing', '牛仔面料整理'),
  description: words(
    'Singeing, skewing, sanforising, mercerising, coating, ozone and laser, with the water that each takes.',
    '烧毛、拉斜、预缩、丝光、涂层、臭氧与激光，用水逐项列明。',
  ),
  sections: [
    section('lead', {
      title: words('The last tenth of the work is what people touch.', '最后一成工夫，是手摸得到的。'),
      body: [
        words(
          'Denim leaves the loom straight, hairy and ten per cent too long. Finishing takes the hair off, turns the weft to the angle at which it will rest after washing, and shortens the cloth before the customer’s machine does.',
          '牛仔下机时，纬平、多毛、长出一成。整理去其毛，将纬纱转到洗后自会停下的角度，并赶在洗衣机之前把布缩好。',
        ),
      ],
      picture: 'service-denim-finishing',
    }),
    section('band', {
      title: words('Water by finish', '各整理用水'),
      body: [
        words(
          'Litres for a metre of 12-ounce cloth, 160 cm wide, measured at the meter of each machine and averaged over a quarter.',
          '以12盎司、幅宽160厘米的布为准，每米升数，逐机水表计量，季度平均。',
        ),
      ],
      items: [
        { name: words('Sanforised raw', '预缩原色'), value: words('1 litre', '1升') },
        { name: words('Laser whisker', '激光猫须'), value: words('8 litres', '8升') },
        { name: words('Rinse', '退浆轻洗'), value: words('9 litres', '9升') },
        { name: words('Ozone, light blue', '臭氧浅蓝'), value: words('11 litres', '11升') },
        { name: words('Mercerised', '丝光'), value: words('14 litres', '14升') },
        {
          name: words('Enzyme stone', '酵素石磨'),
          value: words('24 litres', '24升'),
          note: words('an old stone and chlorine wash took 70', '老式石磨加漂水为70升'),
        },
      ],
    }),
    section('steps', {
      title: words('The finishing line', '整理线'),
      items: [
        {
          name: words('Singeing', '烧毛'),
          value: words('Two flames on the face, 90 m a minute.', '正面双火口，每分钟90米。'),
        },
        {
          name: words('Skewing', '拉斜'),
          value: words('The weft is turned by 2 to 3.5 degrees against the twill.', '逆斜向转纬2至3.5度。'),
        },
        {
          name: words('Sanforising', '预缩'),
          value: words('On the rubber belt, 8 to 14 per cent in length.', '橡毯预缩，经向8%至14%。'),
        },
        {
          name: words('Washing off', '水洗'),
          value: words('Only where the finish asks for it; counter-current.', '按需而设，逆流水洗。'),
        },
        {
          name: words('Testing', '检测'),
          value: words(
            'Three washes, then size, skew, rubbing and tear, on each lot.',
            '每批三洗后测尺寸、纬斜、摩擦与撕破。',
          ),
        },
      ],
    }),
    section('text', {
      title: words('What ozone can and cannot', '臭氧能与不能'),
      body: [
        words(
          'Ozone breaks the double bond that makes indigo blue and leaves cellulose nearly untouched, as long as the cloth is damp. It reddens sulphur black and tires elastane, so those go another way. The gas is made on the spot, and destroyed before the door opens; the room is monitored at 0.1 ppm.',
          '布含潮时，臭氧断开靛蓝的双键而几乎不伤纤维素。硫化黑遇之泛红，氨纶遇之疲劳，故另走他路。臭氧现制现用，开门前分解殆尽，车间监测限0.1ppm。',
        ),
      ],
      picture: 'article-water-per-metre',
    }),
  ],
};
