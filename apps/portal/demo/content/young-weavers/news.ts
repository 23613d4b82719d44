import { shots } from '../../generator/trades/shots';
import { words } from '../../generator/trades/trade';
import type { DemoNews, Words } from '../types';

export const categories: Readonly<Record<string, Words>> = {
  circle: words('社里的事', 'From the circle'),
  bench: words('织机旁', 'At the loom'),
};

export const news: readonly DemoNews[] = [
  {
    category: 'circle',
    day: -1,
    isTop: true,
    picture: shots.mill,
    title: words('老码头的第三台织机修好了', 'The third loom at Old Wharf runs again'),
    summary: words(
      '综框是新的，踏板是旧的，卷布辊来自横山一家关了门的厂。周五晚上开机。',
      'New shafts, old treadles, and a cloth beam from a mill in Hengshan that has closed. It starts on Friday night.',
    ),
    body: words(
      '十一个人，四个周末。最难的是筘：密度对不上，最后是青禾色织的老师傅从库房里翻出一把。\n\n这台机不归哪一家，谁排到谁用。登记本挂在门后，写名字、写时间、写织了什么。\n\n头一匹布留在社里，做成十二条毛巾，一人一条。',
      'Eleven people and four weekends. The reed was the worst: none had the right sett, until a master of Qinghe found one in the store.\n\nIt belongs to nobody: who has put a name down may weave. The book hangs behind the door, for names, hours and what was woven.\n\nThe first piece stays here: twelve towels, one for each of us.',
    ),
  },
  {
    category: 'bench',
    day: -9,
    picture: shots.indigo,
    title: words('三口缸，一个月，二十七件染坏的衣服', 'Three vats, a month, twenty-seven shirts gone wrong'),
    summary: words('多数不是缸的错，是布没洗干净。', 'Most were not the vat’s fault: the cloth had not been washed.'),
    body: words(
      '蓝缸把一个月的失败都留了下来，排成一面墙。最常见的是浆料没退，颜色浮在面上；其次是赶时间，氧化不够就下了第二遍。\n\n墙边写着每一件的前因后果，欢迎来认领。',
      'Blue Vat kept a month of failures and hung them on a wall. Most had size left in the cloth, so the colour sat on top; the rest were hurried, dipped again before the air had done its work.\n\nThe story of each stands beside it. Come and claim yours.',
    ),
  },
  {
    category: 'circle',
    day: -20,
    title: words('协会给了零头纱：一季四百公斤', 'The association gives us its ends: 400 kg a quarter'),
    summary: words(
      '七家会员厂轮流，运费由社里的会费出。',
      'Seven mills take turns; the carriage comes out of our fees.',
    ),
    body: words(
      '零头过去按废品卖。现在由零头纱铺统一分拣，按成本价给社员，剩下的照旧卖。\n\n账本贴在老码头，谁都能看。',
      'The ends used to be sold as waste. Now Odd Yarn sorts them, members get them at cost, and the rest is sold as before.\n\nThe book hangs at Old Wharf for everybody to read.',
    ),
  },
  {
    category: 'bench',
    day: -33,
    picture: shots.herringbone,
    title: words('一件大衣补了十四个小时', 'Fourteen hours on one coat'),
    summary: words(
      '人字呢，烟头烫的洞，线从下摆里抽。',
      'Herringbone, a cigarette hole, and thread drawn out of its own hem.',
    ),
    body: words(
      '织补间把过程拍成了四十张照片。洞不大，难在人字要接上：一上一下数错一根，整片就歪。\n\n大衣的主人等了三个星期，来取的时候找了两分钟没找到洞在哪里。',
      'The Mending Room took forty pictures of it. The hole was small; the herringbone had to meet: one thread wrong, and the whole patch leans.\n\nIts owner waited three weeks, and then could not find the hole in two minutes.',
    ),
  },
];
