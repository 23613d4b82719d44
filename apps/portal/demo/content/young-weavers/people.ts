import { words } from '../../generator/trades/trade';
import type { DemoPerson, Words } from '../types';

interface Written {
  readonly name: Words;
  readonly initial: Words;
  readonly post: Words;
  readonly introduction?: Words;
}

let count = 0;

/** How to reach somebody of the circle: shown to its members, and to nobody else. */
function person({ name, initial, post, introduction }: Written): DemoPerson {
  count += 1;
  const number = String(count).padStart(2, '0');
  return {
    name,
    initial,
    post,
    ...(introduction !== undefined && { introduction }),
    phone: `+86 575 5553 00${number}`,
    email: `weaver${number}@youngweavers.example`,
    privacy: { phone: 'members', email: 'members' },
  };
}

/** Nicknames of a workshop, as the circle calls its people: nobody real is meant. */
export const peopleOf = {
  nightloom: [
    person({
      name: words('阿梭', 'Asuo'),
      initial: words('梭', 'A'),
      post: words('夜班织造', 'Weaver on the night shift'),
      introduction: words(
        '在色织厂值了六年夜班，下班后织自己的布。每月头一个周五守着共用织机。',
        'Six years of night shifts at a yarn-dyed mill, and cloth of her own after work. Keeps the shared loom on the first Friday.',
      ),
    }),
    person({ name: words('青纬', 'Qingwei'), initial: words('青', 'Q'), post: words('图样设计', 'Pattern designer') }),
    person({ name: words('小综', 'Xiaozong'), initial: words('综', 'X'), post: words('学徒', 'Apprentice') }),
  ],
  bluevat: [
    person({
      name: words('蓝靛子', 'Landianzi'),
      initial: words('蓝', 'L'),
      post: words('染缸看护', 'Keeper of the vat'),
      introduction: words(
        '守着三口发酵靛缸，愿意把配方写在墙上给人看。',
        'Keeps three fermented indigo vats and writes the recipes on the wall for everybody.',
      ),
    }),
    person({ name: words('草木', 'Caomu'), initial: words('草', 'C'), post: words('植物染', 'Dyes with plants') }),
    person({ name: words('阿渍', 'Azi'), initial: words('渍', 'A'), post: words('扎染', 'Ties and binds') }),
  ],
  oddyarn: [
    person({
      name: words('圈圈', 'Quanquan'),
      initial: words('圈', 'Q'),
      post: words('花式纱', 'Fancy yarns'),
      introduction: words(
        '收各家厂的零头纱，捻成没有两支一样的线。',
        'Collects the ends of other mills’ lots and twists them into yarns that are never twice the same.',
      ),
    }),
    person({ name: words('捻捻', 'Niannian'), initial: words('捻', 'N'), post: words('捻线', 'Twister') }),
    person({ name: words('阿锭', 'Ading'), initial: words('锭', 'A'), post: words('手纺', 'Spins by hand') }),
  ],
  mendroom: [
    person({
      name: words('补娘', 'Buniang'),
      initial: words('补', 'B'),
      post: words('织补', 'Mender'),
      introduction: words(
        '把破洞补成图案。周六下午开门，带着衣服来就行。',
        'Mends holes into patterns. Open on Saturday afternoons: just bring the coat.',
      ),
    }),
    person({ name: words('纽扣', 'Niukou'), initial: words('纽', 'N'), post: words('改衣', 'Alters clothes') }),
    person({
      name: words('线头', 'Xiantou'),
      initial: words('线', 'X'),
      post: words('摄影与文字', 'Pictures and words'),
    }),
  ],
} as const;
