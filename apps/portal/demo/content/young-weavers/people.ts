import { words } from '../../generator/trades/trade';
import type { DemoPerson } from '../types';

type Pair = readonly [chinese: string, english: string];

/** Somebody in a row: what the circle calls them, what they do, and, of one in each studio, a little more. */
type PersonRow = readonly [name: Pair, post: Pair, introduction?: Pair];

/** Nicknames of a workshop, as the circle calls its people: nobody real is meant. */
const rows = {
  nightloom: [
    [
      ['阿梭', 'Asuo'],
      ['夜班织造', 'Weaver on the night shift'],
      [
        '在色织厂值了六年夜班，下班后织自己的布。每月头一个周五守着共用织机。',
        'Six years of night shifts at a yarn-dyed mill, and cloth of her own after work. Keeps the shared loom on the first Friday.',
      ],
    ],
    [
      ['青纬', 'Qingwei'],
      ['图样设计', 'Pattern designer'],
    ],
    [
      ['小综', 'Xiaozong'],
      ['学徒', 'Apprentice'],
    ],
  ],
  bluevat: [
    [
      ['蓝靛子', 'Landianzi'],
      ['染缸看护', 'Keeper of the vat'],
      [
        '守着三口发酵靛缸，愿意把配方写在墙上给人看。',
        'Keeps three fermented indigo vats and writes the recipes on the wall for everybody.',
      ],
    ],
    [
      ['草木', 'Caomu'],
      ['植物染', 'Dyes with plants'],
    ],
    [
      ['阿渍', 'Azi'],
      ['扎染', 'Ties and binds'],
    ],
  ],
  oddyarn: [
    [
      ['圈圈', 'Quanquan'],
      ['花式纱', 'Fancy yarns'],
      [
        '收各家厂的零头纱，捻成没有两支一样的线。',
        'Collects the ends of other mills’ lots and twists them into yarns that are never twice the same.',
      ],
    ],
    [
      ['捻捻', 'Niannian'],
      ['捻线', 'Twister'],
    ],
    [
      ['阿锭', 'Ading'],
      ['手纺', 'Spins by hand'],
    ],
  ],
  mendroom: [
    [
      ['补娘', 'Buniang'],
      ['织补', 'Mender'],
      [
        '把破洞补成图案。周六下午开门，带着衣服来就行。',
        'Mends holes into patterns. Open on Saturday afternoons: just bring the coat.',
      ],
    ],
    [
      ['纽扣', 'Niukou'],
      ['改衣', 'Alters clothes'],
    ],
    [
      ['线头', 'Xiantou'],
      ['摄影与文字', 'Pictures and words'],
    ],
  ],
} as const satisfies Record<string, readonly PersonRow[]>;

/** People are told apart by the character that is their own, not by the 阿 or 小 before it. */
const familiar = /^[阿小]/;

let count = 0;

/** How to reach somebody of the circle: shown to its members, and to nobody else. */
function person([name, post, introduction]: PersonRow): DemoPerson {
  count += 1;
  const number = String(count).padStart(2, '0');
  const [chinese, english] = name;
  return {
    name: words(chinese, english),
    initial: words(chinese.replace(familiar, '').slice(0, 1), english.slice(0, 1)),
    post: words(...post),
    ...(introduction !== undefined && { introduction: words(...introduction) }),
    phone: `+86 575 5553 00${number}`,
    email: `weaver${number}@youngweavers.example`,
    privacy: { phone: 'members', email: 'members' },
  };
}

/** The people of each studio. */
export const peopleOf = {
  nightloom: rows.nightloom.map(person),
  bluevat: rows.bluevat.map(person),
  oddyarn: rows.oddyarn.map(person),
  mendroom: rows.mendroom.map(person),
} as const satisfies Record<keyof typeof rows, readonly DemoPerson[]>;
