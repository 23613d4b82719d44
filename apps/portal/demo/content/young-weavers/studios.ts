import { shots } from '../../generator/trades/shots';
import { words } from '../../generator/trades/trade';
import type { DemoEnterprise, Words } from '../types';
import { peopleOf } from './people';

export const crafts: Readonly<Record<string, { readonly title: Words }>> = {
  weaving: { title: words('手织', 'Handweaving') },
  dyeing: { title: words('植物染', 'Natural dyeing') },
  yarn: { title: words('手工纱', 'Handmade yarn') },
  mending: { title: words('织补与改造', 'Mending') },
};

export const quarters: Readonly<Record<string, { readonly title: Words }>> = {
  oldwharf: { title: words('老码头', 'Old Wharf') },
  reedlane: { title: words('综丝弄', 'Heddle Lane') },
};

export const studios: readonly DemoEnterprise[] = [
  {
    key: 'nightloom',
    rank: 'president',
    joined: -1240,
    name: words('夜织工作室', 'Night Loom Studio'),
    trade: words('小批量手织', 'Handwoven in small lots'),
    picture: shots.mill,
    people: peopleOf.nightloom,
    trades: ['weaving'],
    region: 'oldwharf',
    founded: 2021,
    employees: 3,
    phone: '+86 575 5554 0001',
    email: 'nightloom@youngweavers.example',
    introduction: words(
      '三个人，两台踏板织机，都是从厂里淘汰下来修好的。接三米起的小样，也教人织第一条围巾。\n\n每月头一个周五晚上开放织机，先到先坐。',
      'Three people and two treadle looms, both thrown out by a mill and repaired. Samples from three metres, and a first scarf for whoever wants to learn.\n\nOpen loom on the first Friday of the month: first come, first seated.',
    ),
    address: words('纬岸镇老码头 7 号仓', 'Warehouse 7, Old Wharf, Weftshore'),
    products: [
      {
        name: words('夜班格围巾', 'Night-shift scarf'),
        summary: words('羊毛 × 零头棉纱 · 180 × 32 cm', 'Wool and odd cotton · 180 × 32 cm'),
        picture: shots.check,
      },
      {
        name: words('三米小样布', 'Three-metre sample'),
        summary: words('自选经纬，十天交', 'Your warp, your weft, in ten days'),
      },
    ],
  },
  {
    key: 'bluevat',
    rank: 'council',
    joined: -1100,
    name: words('蓝缸', 'Blue Vat'),
    trade: words('发酵靛蓝与草木染', 'Fermented indigo and plants'),
    picture: shots.indigo,
    people: peopleOf.bluevat,
    trades: ['dyeing'],
    region: 'reedlane',
    founded: 2022,
    employees: 3,
    phone: '+86 575 5554 0002',
    email: 'bluevat@youngweavers.example',
    introduction: words(
      '三口缸，十二个深浅。缸的脾气记在墙上：哪天喂的，喂了什么，染出什么色。\n\n可以带自己的白衣服来染，也可以把染废了的带来再救一次。',
      'Three vats and twelve depths. Their tempers stand on the wall: when they were fed, with what, and what came out.\n\nBring a white shirt of your own, or one that went wrong elsewhere.',
    ),
    address: words('纬岸镇综丝弄 21 号后院', 'Back yard, 21 Heddle Lane, Weftshore'),
    products: [
      {
        name: words('靛蓝绞纱', 'Indigo hanks'),
        summary: words('棉 21 支 · 十二个深浅', 'Cotton Ne 21 · twelve depths'),
        picture: shots.indigo,
      },
    ],
  },
  {
    key: 'oddyarn',
    rank: 'member',
    joined: -640,
    name: words('零头纱铺', 'Odd Yarn Shop'),
    trade: words('零头再捻', 'Yarn from leftovers'),
    picture: shots.cones,
    people: peopleOf.oddyarn,
    trades: ['yarn'],
    region: 'oldwharf',
    founded: 2023,
    employees: 3,
    phone: '+86 575 5554 0003',
    email: 'oddyarn@youngweavers.example',
    introduction: words(
      '协会会员厂每季度给我们几百公斤零头，我们按颜色分、按手感配，捻成新的线。\n\n卖给手织的人，也卖给想给孩子织帽子的人。',
      'Each quarter the association’s mills give us some hundred kilograms of ends. We sort them by colour, match them by touch and twist them anew.\n\nFor handweavers, and for whoever knits a hat for a child.',
    ),
    address: words('纬岸镇老码头 9 号', '9 Old Wharf, Weftshore'),
    products: [
      {
        name: words('一斤杂色线', 'A jin of odd colours'),
        summary: words('不重样，拍照选', 'No two alike: choose from a picture'),
        picture: shots.cones,
      },
    ],
  },
  {
    key: 'mendroom',
    rank: 'member',
    joined: -410,
    name: words('织补间', 'The Mending Room'),
    trade: words('织补 · 改衣', 'Mending and altering'),
    picture: shots.herringbone,
    people: peopleOf.mendroom,
    trades: ['mending'],
    region: 'reedlane',
    founded: 2024,
    employees: 3,
    phone: '+86 575 5554 0004',
    email: 'mendroom@youngweavers.example',
    introduction: words(
      '补得看不出来，或者补得故意让人看出来，两种都会。周六下午两点到六点开门。\n\n修不好的不收钱，修好了随意给。',
      'Mended so that nobody sees it, or so that everybody does: we do both. Open on Saturdays from two to six.\n\nWhat can’t be saved costs nothing; for what can, give what you like.',
    ),
    address: words('纬岸镇综丝弄 4 号', '4 Heddle Lane, Weftshore'),
    products: [],
  },
];
