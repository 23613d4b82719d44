import { fileURLToPath } from 'node:url';
import type { DemoContent, DemoProduct, Words } from '../../demo/content';
import type { DemoSource } from '../demo/load-demo';

const words = (en: string, zh: string): Words => ({ en, 'zh-cn': zh });

/** A small catalogue of its own, so that tests do not change when the demo's content does. */
export function demoFixture(): DemoSource {
  return { content, folder: fileURLToPath(new URL('fixture', import.meta.url)), manifest };
}

const manifest = [
  {
    file: 'poplin-white-face.webp',
    width: 1280,
    height: 1600,
    colour: '#dddcd8',
    subject: 'poplin-white',
    role: 'face',
  },
  {
    file: 'poplin-white-drape.webp',
    width: 1200,
    height: 1200,
    colour: '#c8c7c3',
    subject: 'poplin-white',
    role: 'drape',
  },
  {
    file: 'selvedge-denim-face.webp',
    width: 1280,
    height: 1600,
    colour: '#24324a',
    subject: 'selvedge-denim',
    role: 'face',
  },
];

type Given = Pick<DemoProduct, 'slug' | 'articleNumber' | 'category' | 'title'> & Partial<DemoProduct>;

function product(given: Given): DemoProduct {
  return {
    kind: 'fabric',
    summary: words('A cloth of the fixture.', '测试用面料。'),
    descriptionHtml: words('<p>Soft handle.</p>', '<p>手感柔软。</p>'),
    uses: [{ slug: 'shirts', name: words('Shirts', '衬衫') }],
    weave: 'plain',
    composition: [{ code: 'CO', percent: 100 }],
    construction: null,
    gsm: 127,
    oz: 3.7,
    widthCm: 150,
    usableWidthCm: 147,
    ne: 40,
    certificates: [],
    moq: 300,
    moqUnit: 'm',
    leadTimeDays: 30,
    attributes: [],
    figures: ['127 g/m²'],
    fastness: { washing: '4', rubbingDry: '4', rubbingWet: '3', perspiration: '4', light: '5' },
    shrinkage: null,
    care: [],
    isHot: false,
    isNew: false,
    isRecommend: false,
    addedAt: '2026-01-01',
    pictures: [],
    priceMinCents: 480,
    priceMaxCents: 620,
    ...given,
  };
}

const weight = {
  key: 'weight',
  name: words('Weight', '克重'),
  value: words('127 g/m²', '127 克/平方米'),
  unitCode: 'GM',
  group: 'construction',
} as const;

const content: DemoContent = {
  site: {
    name: words('Fixture Mill', '样例纺织'),
    title: words('Fixture Mill: cloth', '样例纺织：面料'),
    keywords: words('cloth', '面料'),
    description: words('A mill for tests.', '测试用纺织厂。'),
    company: {
      name: words('Fixture Mill Co.', '样例纺织有限公司'),
      email: 'sales@fixture.example',
      phone: '+86 000 5550 0199',
      address: words('1 Test Road', '测试路1号'),
      hours: words('Daily', '每天'),
    },
    social: [{ type: 'whatsapp', areaCode: '86', account: '00055500199', message: words('Hello', '您好') }],
    isShop: false,
    isChatRequired: false,
    layout: {
      headerPosition: 1,
      homeHeaderPosition: 3,
      headerMode: 'hide',
      headerDropdown: 'normal',
      listAutoplay: false,
    },
  },
  navigation: {
    header: [
      {
        title: words('Fabrics', '面料'),
        target: { kind: 'category', slug: 'fabrics' },
        children: [{ title: words('Denim', '牛仔'), target: { kind: 'category', slug: 'denim' }, children: [] }],
      },
    ],
    footer: [{ title: words('Company', '公司'), target: { kind: 'none' }, children: [] }],
  },
  categories: [
    {
      slug: 'fabrics',
      parent: null,
      title: words('Fabrics', '面料'),
      summary: words('All cloth.', '全部面料。'),
      figures: words('', ''),
      picture: 'poplin-white-face',
    },
    {
      slug: 'shirting',
      parent: 'fabrics',
      title: words('Shirting', '衬衫布'),
      summary: words('', ''),
      figures: words('', ''),
      picture: 'poplin-white-face',
    },
    {
      slug: 'denim',
      parent: 'fabrics',
      title: words('Denim', '牛仔布'),
      summary: words('', ''),
      figures: words('', ''),
      picture: 'selvedge-denim-face',
    },
    {
      slug: 'yarns',
      parent: null,
      title: words('Yarns', '纱线'),
      summary: words('', ''),
      figures: words('', ''),
      picture: '',
    },
  ],
  products: [
    product({
      slug: 'poplin-white',
      articleNumber: 'WS-1133',
      category: 'shirting',
      title: words('White poplin 133', '漂白府绸133'),
      pictures: ['poplin-white-face', 'poplin-white-drape', 'not-rendered'],
      attributes: [weight],
      certificates: [{ name: 'OEKO-TEX STANDARD 100', validUntil: '2027-06-30' }],
    }),
    product({
      slug: 'oxford-blue',
      articleNumber: 'WS-1201',
      category: 'shirting',
      title: words('Blue Oxford twills', '蓝色牛津纺'),
      gsm: 140,
      addedAt: '2026-02-01',
    }),
    product({
      slug: 'cafe-flannel',
      articleNumber: 'WF-2001',
      category: 'shirting',
      title: words('Café flannel', '咖啡色法兰绒'),
      gsm: 170,
      ne: 20,
      isNew: true,
      addedAt: '2026-03-01',
    }),
    product({
      slug: 'selvedge-denim',
      articleNumber: 'WD-1402',
      category: 'denim',
      title: words('Selvedge denim 14 oz', '赤耳牛仔布14盎司'),
      weave: 'twill-3-1',
      gsm: 475,
      ne: 7,
      uses: [{ slug: 'jeans', name: words('Jeans', '牛仔裤') }],
      pictures: ['selvedge-denim-face'],
    }),
    product({
      slug: 'stretch-denim',
      articleNumber: 'WD-1510',
      category: 'denim',
      title: words('Stretch denim', '弹力牛仔布'),
      weave: 'twill-3-1',
      gsm: 340,
      ne: 10,
      uses: [{ slug: 'jeans', name: words('Jeans', '牛仔裤') }],
      composition: [
        { code: 'CO', percent: 98 },
        { code: 'EL', percent: 2 },
      ],
    }),
    product({
      slug: 'herringbone-linen',
      articleNumber: 'WL-3001',
      category: 'fabrics',
      title: words('Herringbone linen', '人字纹亚麻布'),
      weave: 'herringbone',
      gsm: 240,
      ne: 16,
      composition: [{ code: 'LI', percent: 100 }],
    }),
    product({
      slug: 'slub-yarn',
      articleNumber: 'WY-5001',
      category: 'yarns',
      kind: 'yarn',
      title: words('Slub yarn Ne 30', '竹节纱30支'),
      weave: null,
      gsm: null,
      ne: 30,
      uses: [],
      moqUnit: 'kg',
    }),
  ],
  reductions: [],
  shop: { shippingCents: 0, accounts: [] },
  articles: [1, 2, 3].map((number) => ({
    slug: `article-${number}`,
    title: words(`Article ${number}`, `文章${number}`),
    summary: words('Summary', '摘要'),
    bodyHtml: words('<p>Body</p>', '<p>正文</p>'),
    cover: 'poplin-white-drape',
    addedAt: `2026-0${number}-01`,
    reads: number,
  })),
  videos: [
    {
      slug: 'the-loom',
      title: words('The loom', '织机'),
      summary: words('A film.', '影片。'),
      bodyHtml: words('<p>Loom.</p>', '<p>织机。</p>'),
      film: 'film-loom',
      poster: 'selvedge-denim-face',
      addedAt: '2026-01-05',
      product: 'selvedge-denim',
      captions: [{ from: 0, to: 2.5, text: words('The shed opens.', '梭口张开。') }],
    },
  ],
  reviews: [
    {
      product: 'selvedge-denim',
      score: 3,
      language: 'en',
      text: 'Narrower than the first lot.',
      author: 'Jeans maker, Portugal',
      writtenAt: '2026-03-01',
      reply: 'Measured again.',
    },
    {
      product: 'selvedge-denim',
      score: 5,
      language: 'zh-cn',
      text: '布面匀净。',
      author: '成衣厂，宁波',
      writtenAt: '2026-01-01',
      reply: null,
    },
    {
      product: 'selvedge-denim',
      score: 5,
      language: 'en',
      text: 'One shade over four lots.',
      author: 'Laundry, Spain',
      writtenAt: '2026-02-01',
      reply: null,
    },
  ],
  downloads: [
    {
      slug: 'colour-card',
      title: words('Colour card', '色卡'),
      summary: words('All shades.', '全部颜色。'),
      file: 'colour-card.txt',
      isLimit: false,
      addedAt: '2026-01-02',
      forKinds: ['fabric'],
    },
    {
      slug: 'price-list',
      title: words('Price list', '价目表'),
      summary: words('On request.', '按需提供。'),
      file: 'price-list.txt',
      isLimit: true,
      addedAt: '2026-01-03',
      forKinds: ['fabric'],
    },
  ],
  pages: [
    {
      name: 'about-us',
      title: words('About us', '关于我们'),
      description: words('Who we are.', '我们是谁。'),
      sections: [
        {
          kind: 'lead',
          title: words('A mill', '一家工厂'),
          bodyHtml: words('<p>Since.</p>', '<p>始于。</p>'),
          picture: 'poplin-white-drape',
          items: [{ name: words('Looms', '织机'), value: words('120', '120台') }],
        },
      ],
    },
  ],
};
