import type { DemoPage } from '../types';
import { words } from '../words';
import { section } from './section';

export const yarnProcessing: DemoPage = {
  name: 'yarn-processing',
  title: words('Yarn processing', '纱线加工'),
  description: words(
    'Doubling, twisting, gassing, mercerising, steaming and winding of cotton, linen and wool yarns, for us and for others.',
    '棉、麻、毛纱的并线、捻线、烧毛、丝光、定捻与络筒，自用亦代客加工。',
  ),
  sections: [
    section('lead', {
      title: words('Between spinner and loom.', '纺与织之间。'),
      body: [
        words(
          'A yarn that spins well does not yet weave well. We double, twist, gas, mercerise, steam and wind it, on commission or for our own looms, from lots of 40 kilograms.',
          '好纺的纱未必好织。并、捻、烧毛、丝光、定捻、络筒，自用与代加工并行，40公斤起做。',
        ),
      ],
      picture: 'service-yarn-processing',
    }),
    section('band', {
      title: words('What we can do to a yarn', '一根纱可以怎样'),
      items: [
        {
          name: words('Doubling and twisting', '并线与捻线'),
          value: words('Two to six plies, 200 to 1,400 turns a metre', '2至6股，200至1400捻/米'),
          note: words('two-for-one, S or Z', '倍捻，S捻或Z捻'),
        },
        {
          name: words('Gassing', '烧毛'),
          value: words('900 m a minute', '每分钟900米'),
          note: words('takes 6 to 8 % off the weight, and nine in ten hairs', '失重6%至8%，毛羽去九成'),
        },
        {
          name: words('Mercerising', '丝光'),
          value: words('In the hank, 28 °Bé', '绞纱，28波美'),
          note: words('barium number 140 and above', '钡值140以上'),
        },
        {
          name: words('Slub and core', '竹节与包芯'),
          value: words('Programmed, repeat from 40 to 800 m', '程控，循环40至800米'),
        },
        {
          name: words('Winding', '络筒'),
          value: words('Cones of 0.25 to 2.5 kg', '0.25至2.5公斤/筒'),
          note: words('spliced, not knotted; cleared at ±35 % over 10 mm', '捻接不打结，电清±35%×10毫米'),
        },
      ],
    }),
    section('text', {
      title: words('Twist, told honestly', '捻度，说清楚'),
      body: [
        words(
          'Strength rises with twist, up to a point, and softness falls from the first turn. For weft that is to be raised we stop at a twist factor of 3.2; a voile warp goes to 5.5 and must be steamed for forty minutes before it lies down. We send the twist curve with the first lot.',
          '捻度增，强力先增后减，柔软则自第一捻起便减。起毛用纬纱捻系数止于3.2；巴厘纱经线到5.5，须定捻四十分钟方服帖。首批随附捻度曲线。',
        ),
        words(
          'A plied yarn is balanced when a metre of it, hung in a loop, does not turn. For a two-fold that takes about seventy per cent of the single twist, in the other direction.',
          '合股纱取一米对折悬垂而不自转，即为平衡。双股约取单纱捻度七成，捻向相反。',
        ),
      ],
      picture: 'hero-cones',
    }),
  ],
};
