import type { DemoPage } from '../types';
import { words } from '../words';
import { section } from './section';

export const home: DemoPage = {
  name: 'home',
  title: words('Weftland Mills: yarn-dyed cloth, denim and yarns', '纬陆纺织：色织面料、牛仔布与色纱'),
  description: words(
    'Yarn-dyed shirtings, denim from 8 to 16 ounces, dyed yarns and home textiles, each with its construction and its figures.',
    '色织衬衫布、8至16盎司牛仔、色纱与家纺面料，规格与数据逐一列明。',
  ),
  sections: [
    section('lead', {
      title: words('Cloth begins with the yarn’s colour.', '布，始于纱的颜色。'),
      body: [
        words(
          'We dye, weave and finish under one roof, and tell you the figures before you ask.',
          '染、织、整理同在一厂，数据先于询问。',
        ),
      ],
      picture: 'hero-denim-drape',
    }),
    section('band', {
      title: words('Four doors, one yard of cloth.', '四道门，一匹布。'),
      body: [
        words(
          'From cone to finished roll the lot number never changes. That is why the shade on your swatch is the shade on the last metre.',
          '从筒子到成品卷，批号始终不变。所以小样上的颜色，就是最后一米的颜色。',
        ),
      ],
      picture: 'hero-rolls',
      items: [
        {
          name: words('Yarn dyeing', '染纱'),
          value: words(
            '2,400 kg a day, lab dip in 48 hours, ΔE under 0.8 to the standard.',
            '日产2400公斤，48小时出小样，与标样色差ΔE小于0.8。',
          ),
        },
        {
          name: words('Yarn processing', '纱线加工'),
          value: words(
            'Doubling, twisting, mercerising and winding; slub patterns to your drawing.',
            '并、捻、丝光、络筒，竹节按来图编程。',
          ),
        },
        {
          name: words('Weaving', '织造'),
          value: words(
            '96 rapier looms, 48 projectile looms for denim, and 12 shuttle looms for selvedge.',
            '96台剑杆、48台片梭织牛仔，12台有梭织机专织赤耳。',
          ),
        },
        {
          name: words('Denim finishing', '牛仔整理'),
          value: words(
            'Ozone and laser instead of chlorine and sand: a light blue for 11 litres of water a metre.',
            '以臭氧、激光代替漂水与喷砂，浅蓝每米用水11升。',
          ),
        },
      ],
    }),
  ],
};
