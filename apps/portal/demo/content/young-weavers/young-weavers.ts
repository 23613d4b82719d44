import { shots } from '../../generator/trades/shots';
import { words } from '../../generator/trades/trade';
import type { DemoAssociation } from '../types';
import { categories, news } from './news';
import { crafts, quarters, studios } from './studios';

/** A small community beside the association, with a dozen members and pages of its own below `/c/weavers`. */
export const youngWeavers: DemoAssociation = {
  path: 'weavers',
  community: {
    seal: '青织',
    foundedYear: 2021,
    email: 'hello@youngweavers.example',
    phone: '+86 575 5554 0000',
    registrationNumber: 'WA-2021-0117',
    charterAdoptedOn: '2021-05-01',
    name: words('纬岸青年织造社', 'Weftshore Young Weavers'),
    desc: words(
      '纬岸的年轻织工、染工和织补人：共用织机，分享零头纱，每月一晚开放。',
      'The young weavers, dyers and menders of Weftshore: shared looms, shared yarn, and one open night a month.',
    ),
    introduction: words(
      '十二个人，四间工作室，三台修好的旧织机。白天各自上班，晚上在老码头碰头。协会给场地和零头纱，其余的自己来。',
      'Twelve people, four studios and three old looms that run again. By day each has a job; by night we meet at Old Wharf. The association gives the room and the ends of yarn, the rest is ours.',
    ),
    address: words('浙江省纬岸镇老码头 7 号仓', 'Warehouse 7, Old Wharf, Weftshore, Zhejiang, China'),
    hours: words('每月头一个周五 19:00–23:00', 'First Friday of the month, 19:00–23:00'),
    registeredWith: words('纬岸纺织行业协会', 'Weftshore Textile Association'),
    about: words(
      '二〇二一年，三个值夜班的织工把一台要当废铁卖的踏板织机搬进了老码头。修了两个月，第一晚织出来的布歪得没法看，但人来了二十个。\n\n社里没有老师，谁会谁教。每件工具有一个看护人，坏了由他去找零件。\n\n我们是协会的青年分社：账目单列，章程自己定，大事报协会备案。',
      'In 2021 three weavers of the night shift carried a treadle loom that was to be scrapped into Old Wharf. It took two months to mend; the first cloth was crooked beyond help, but twenty people came to see it.\n\nNobody teaches here: who knows how shows it. Each tool has a keeper, who looks for the parts when it breaks.\n\nWe are the association’s branch of the young: our accounts and our rules are our own, and what is grave we tell the association.',
    ),
    charter: words(
      '三十五岁以下，做纺织或愿意学的，都可以来。\n\n会费每年一百元，付不起的值两个晚上的班。\n\n共用的东西谁用坏谁说一声，不罚。\n\n社员的联系方式只给社员看。',
      'Whoever is under thirty-five and works with cloth, or wants to, may come.\n\nThe fee is ¥100 a year; who can’t pay keeps the loom for two nights.\n\nWho breaks a shared thing says so. There are no fines.\n\nHow to reach a member is for members only.',
    ),
  },
  trades: crafts,
  regions: quarters,
  enterprises: studios,
  positions: [
    {
      title: words('社长', 'Head of the circle'),
      duty: words('排织机，管钥匙。', 'Keeps the rota and the key.'),
      rank: 'council',
      seats: 1,
      holders: [['nightloom', 0]],
    },
    {
      title: words('看护人', 'Keepers'),
      duty: words('每样共用的工具一名。', 'One for each shared tool.'),
      rank: 'council',
      seats: 4,
      holders: [
        ['bluevat', 0],
        ['oddyarn', 0],
        ['mendroom', 0],
      ],
    },
    {
      title: words('记账', 'Bookkeeper'),
      duty: words('账本贴在墙上。', 'Hangs the book on the wall.'),
      rank: 'secretariat',
      seats: 1,
      holders: [['mendroom', 2]],
    },
  ],
  news: { categories, items: news },
  announcements: [
    {
      day: -2,
      isTop: true,
      title: words('周五开放夜：第三台织机首次开机', 'Open night on Friday: the third loom starts'),
      body: words(
        '晚上七点开门。想上机的写在登记本上，每人四十分钟。经线已经上好，纬纱自带也行，现场挑也行。',
        'Doors at seven. Put your name in the book for forty minutes at the loom. The warp is on; bring your weft or choose one here.',
      ),
    },
    {
      day: -12,
      title: words('冬季取暖：夜里十一点前必须关炉', 'In winter: the stove is out by eleven'),
      body: words(
        '仓库是木头的。最后走的人检查两遍，在门后签名。',
        'The warehouse is wood. Who leaves last checks twice and signs behind the door.',
      ),
    },
    {
      day: -26,
      title: words('零头纱第四季分配表', 'Who gets which ends this quarter'),
      body: words(
        '按报名先后与用途分。羊毛优先给学徒。',
        'By the order of asking and by what it is for. Wool goes to the apprentices first.',
      ),
    },
  ],
  activities: [
    {
      day: 6,
      from: '19:00',
      hours: 4,
      seats: 20,
      enrolled: 9,
      audience: 'everyone',
      title: words('老码头开放夜', 'Open night at Old Wharf'),
      place: words('老码头 7 号仓', 'Warehouse 7, Old Wharf'),
      summary: words('三台织机轮流坐，四十分钟一人。', 'Three looms in turn, forty minutes each.'),
    },
    {
      day: 20,
      from: '14:00',
      hours: 4,
      seats: 8,
      enrolled: 8,
      audience: 'members',
      title: words('织补入门：从袜子开始', 'Mending from the sock up'),
      place: words('综丝弄 4 号', '4 Heddle Lane'),
      summary: words('自带一只破袜子，另一只也行。', 'Bring one sock with a hole. The other will do too.'),
    },
  ],
  letters: { messages: [], applications: [] },
  jobs: [
    {
      company: 'nightloom',
      day: -5,
      pay: [4500, 6000],
      title: words('手织学徒', 'Apprentice weaver'),
      place: words('老码头', 'Old Wharf'),
      summary: words('一年学成，织机白天归你。', 'A year to learn, and the loom is yours by day.'),
      description: words(
        '从上经、穿综学起，三个月后独立接小样。师傅白天不在，晚上来看。',
        'You begin with warping and threading and take samples of your own after three months. The master comes at night.',
      ),
      requirements: words('坐得住\n分得清七种蓝', 'Sits still\nTells seven blues apart'),
      openings: 1,
      closes: 40,
    },
  ],
  navigation: [
    { place: 'header', href: '/news', label: words('社讯', 'News') },
    { place: 'header', href: '/announcements', label: words('通知', 'Notices') },
    { place: 'header', href: '/#activities', label: words('活动', 'Events') },
    { place: 'header', href: '/companies', label: words('工作室', 'Studios') },
    { place: 'header', href: '/members', label: words('社员', 'Members') },
    { place: 'header', href: '/about', label: words('关于我们', 'About') },
    { place: 'footer', href: '/about', label: words('关于我们', 'About us') },
    { place: 'footer', href: '/people', label: words('谁管什么', 'Who does what') },
    { place: 'footer', href: '/jobs', label: words('招人', 'Jobs') },
    { place: 'footer', href: '/contact', label: words('写信给我们', 'Write to us') },
    { place: 'footer', href: '/news.rss', label: words('RSS 订阅', 'RSS feed') },
  ],
  partners: [
    {
      name: words('纬岸纺织行业协会', 'Weftshore Textile Association'),
      summary: words('给场地和零头纱', 'Gives the room and the yarn'),
    },
    {
      name: words('梭溪职业技术学校', 'Suoxi Vocational School'),
      summary: words('每学期来两个班', 'Sends two classes a term'),
      href: 'https://school.suoxi.example',
    },
  ],
  banners: [{ title: words('周五开放夜', 'Open night on Friday'), picture: shots.canvas, href: '/announcements' }],
  programs: [],
};
