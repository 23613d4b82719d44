import type { DemoPage } from '../types';
import { words } from '../words';
import { section } from './section';

export const yarnWeaving: DemoPage = {
  name: 'yarn-weaving',
  title: words('Weaving', '织造'),
  description: words(
    '156 looms: rapier with dobby and jacquard, projectile for denim, shuttle for selvedge; 60 to 560 g/m².',
    '156台织机：剑杆配多臂与提花、片梭织牛仔、有梭织赤耳，克重60至560。',
  ),
  sections: [
    section('lead', {
      title: words('One hundred and fifty-six looms, three ways to carry a weft.', '156台织机，三种引纬。'),
      body: [
        words(
          'A rapier hands the weft over in the middle, a projectile throws it across, a shuttle takes its whole bobbin along. Each is right for a different cloth, and we run all three.',
          '剑杆在中央交接纬纱，片梭一掷而过，梭子则携纡同行。各宜其布，三者我们都有。',
        ),
      ],
      picture: 'service-yarn-weaving',
    }),
    section('band', {
      title: words('The sheds', '织机一览'),
      items: [
        {
          name: words('Rapier, 96 looms', '剑杆，96台'),
          value: words('150 to 340 cm in the reed, 420 picks a minute', '筘幅150至340厘米，每分钟420纬'),
          note: words('24 with jacquard, 60 with dobby of 20 shafts', '24台配大提花，60台配20片综多臂'),
        },
        {
          name: words('Projectile, 48 looms', '片梭，48台'),
          value: words('Denim and canvas up to 560 g/m²', '牛仔与帆布，最高560克'),
          note: words('two widths of 170 cm side by side', '双幅170厘米并织'),
        },
        {
          name: words('Shuttle, 12 looms', '有梭，12台'),
          value: words('80 cm, 150 picks a minute', '80厘米，每分钟150纬'),
          note: words('closed selvedge on both sides', '两边均为光边'),
        },
        {
          name: words('Efficiency', '效率'),
          value: words('93 % on shirtings, 88 % on checks of six colours', '衬衫布93%，六色格88%'),
        },
        {
          name: words('Inspection', '检验'),
          value: words('Four-point system, at most 18 points per 100 m²', '四分制，每百平方米不超过18分'),
        },
      ],
    }),
    section('steps', {
      title: words('From cone to greige', '从筒子到坯布'),
      items: [
        {
          name: words('Warping', '整经'),
          value: words(
            'Sectional for checks, direct for plains; up to 12 colours in a warp.',
            '格子分条整经，素色直接整经；一轴至多12色。',
          ),
        },
        {
          name: words('Sizing', '浆纱'),
          value: words(
            'Starch and PVA-free size, 6 to 11 per cent by count.',
            '淀粉浆，不用PVA，上浆率按支数6%至11%。',
          ),
        },
        {
          name: words('Drawing-in', '穿经'),
          value: words(
            'By machine, 200 ends a minute; complicated drafts by hand.',
            '自动穿经每分钟200根，复杂组织手工穿。',
          ),
        },
        {
          name: words('Weaving', '织造'),
          value: words('At 75 per cent humidity for cotton, 80 for linen.', '棉75%湿度，麻80%。'),
        },
        {
          name: words('Greige inspection', '坯检'),
          value: words(
            'Every metre, with the fault’s place marked by a thread in the selvedge.',
            '逐米检验，疵点以边纱标位。',
          ),
        },
      ],
    }),
    section('text', {
      title: words('What the draft decides', '组织决定什么'),
      body: [
        words(
          'Plain weave crosses at every pick and therefore jams first: at Ne 40 it takes about 140 ends. A 3/1 twill leaves room for a third more, which is why denim can be that heavy. Every article on this site shows its draft on point paper, drawn from the same table that sets the loom.',
          '平纹每纬必交，最先挤紧：40支约止于140根。3/1斜纹可多容三成，牛仔方能如此之重。本站每个品种皆附意匠图，与上机用的是同一张表。',
        ),
      ],
    }),
  ],
};
