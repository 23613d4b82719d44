import type { communityContract } from '../../community';
import type { ExamplesOf } from './example';

type Groups = (typeof communityContract)['groups'];

const version = 1_795_219_200_000;
/** Of a whole list. */
const listVersion = '9f86d081884c7d65';
const idempotency_key = 'f3a91c0b7d2e4856';
const page = { ccId: 1, limit: 25, offset: 0 };
const done = { done: true } as const;

const img = {
  url: '/p3/48213377-9c1e5b7a.webp',
  width: 1600,
  height: 900,
  colour: '#41597a',
  alt: { 'zh-cn': '织机旁的坯布', en: 'Grey cloth beside a loom' },
};

const kept = {
  id: 31,
  version,
  scene: 'news',
  name: 'loom.jpg',
  size: 182_044,
  img,
  created_time: 1_795_219_200,
};

export const attachments = {
  allocation: {
    request: { scene: 'news' },
    answer: {
      method: 'PUT',
      path: '/v1/attachments/upload/image',
      max_size: 20_971_520,
      name_limit: 100,
      types: ['image/jpeg', 'image/png', 'image/webp'],
    },
  },
  image: {
    request: {
      ccId: 1,
      scene: 'news',
      alt_zh: '织机旁的坯布',
      alt_en: 'Grey cloth beside a loom',
      idempotency_key,
      file: 'loom.jpg',
    },
    answer: kept,
  },
  avatar: { request: { file: 'anna.jpg' }, answer: { avatar: '/p4/20418833-51bd0c2f.webp' } },
} satisfies ExamplesOf<Groups['attachments']>;

export const mediaDesk = {
  search: { request: { ...page, scene: 'news', keywords: 'loom' }, answer: { list: [kept], total: 1 } },
  get: {
    request: { ccId: 1, id: 31 },
    answer: { ...kept, uses: [{ kind: 'news', id: 21, title: 'The autumn fair opens' }] },
  },
  update: {
    request: { ccId: 1, id: 31, version, scene: 'news', alt_zh: '织机旁的坯布', alt_en: 'Grey cloth beside a loom' },
    answer: { id: 31, version },
  },
  remove: { request: { ccId: 1, ids: [31] }, answer: done },
} satisfies ExamplesOf<Groups['mediaDesk']>;

const sent = { ccId: 1, version: listVersion, idempotency_key };

const banner = { is_shown: true, href: '/activities', texts: { 'zh-cn': { title: '秋季交易会' }, en: null } };

const words = {
  'zh-cn': { name: '运河检测中心', summary: '织物检测。' },
  en: { name: 'Canal Testing House', summary: 'Tests of cloth.' },
};
const partner = { is_shown: true, href: 'https://testing.example', texts: words };
const program = { is_shown: true, app_id: 'wx0000000000000000', path: 'pages/fair', texts: words };

export const bannerDesk = {
  getAll: { request: { ccId: 1 }, answer: { version: listVersion, list: [{ id: 2, ...banner, img }] } },
  saveAll: {
    request: { ...sent, list: [{ id: 2, ...banner, img_url: img.url }] },
    answer: { version: listVersion, list: [{ id: 2, ...banner, img }] },
  },
  remove: { request: { ccId: 1, ids: [2] }, answer: done },
} satisfies ExamplesOf<Groups['bannerDesk']>;

export const partnerDesk = {
  getAll: { request: { ccId: 1 }, answer: { version: listVersion, list: [{ id: 4, ...partner, img: null }] } },
  saveAll: {
    request: { ...sent, list: [{ id: 4, ...partner, img_url: null }] },
    answer: { version: listVersion, list: [{ id: 4, ...partner, img: null }] },
  },
} satisfies ExamplesOf<Groups['partnerDesk']>;

export const programDesk = {
  getAll: { request: { ccId: 1 }, answer: { version: listVersion, list: [{ id: 1, ...program, img: null }] } },
  saveAll: {
    request: { ...sent, list: [{ ...program, img_url: null }] },
    answer: { version: listVersion, list: [{ id: 1, ...program, img: null }] },
  },
} satisfies ExamplesOf<Groups['programDesk']>;

const facts = {
  seal: '纬岸',
  founded: 1998,
  email: 'office@weftshore.example',
  phone: '+86 571 0000 0000',
  registration_number: '33-0000-1998',
  charter_adopted_on: '1998-09-09',
};

const story = {
  name: 'Weftshore Textile Association',
  desc: 'Mills along the canal.',
  introduction: 'Spinning, weaving and dyeing.',
  address: '1 Canal Road',
  hours: 'Monday to Friday, 9 to 17',
  about: 'Twelve mills founded it.',
  charter: 'The association serves its members.',
  registered_with: 'The bureau of civil affairs',
};

const entry = {
  level: 0,
  is_enabled: true,
  href: '/news',
  texts: { 'zh-cn': { label: '新闻' }, en: { label: 'News' } },
};
const title = { 'zh-cn': { title: '牛仔' }, en: { title: 'Denim' } };

export const settingsDesk = {
  get: {
    request: { ccId: 1 },
    answer: { id: 1, version, ...facts, domain: null, path: null, texts: { 'zh-cn': null, en: story } },
  },
  update: {
    request: { ccId: 1, version, ...facts, texts: { 'zh-cn': null, en: story } },
    answer: { id: 1, version },
  },
  navigation: {
    request: { ccId: 1, place: 'header' },
    answer: { version: listVersion, list: [{ id: 3, ...entry }] },
  },
  navigationSaveAll: {
    request: { ...sent, place: 'header', list: [{ id: 3, ...entry }] },
    answer: { version: listVersion, list: [{ id: 3, ...entry }] },
  },
  categories: {
    request: { ccId: 1, kind: 'trade' },
    answer: { version: listVersion, list: [{ id: 3, items: 12, texts: title }] },
  },
  categorySaveAll: {
    request: { ...sent, kind: 'trade', list: [{ id: 3, texts: title }] },
    answer: { version: listVersion, list: [{ id: 3, items: 12, texts: title }] },
  },
} satisfies ExamplesOf<Groups['settingsDesk']>;

const office = {
  rank: 'council',
  seats: 1,
  term_years: 4,
  is_shown: true,
  texts: {
    'zh-cn': { title: '会长', duty: '主持协会工作。' },
    en: { title: 'President', duty: 'Leads the association.' },
  },
} as const;

const term = { position_id: 1, member_id: 4, from: '2026-03-01' };

export const positionDesk = {
  getAll: { request: { ccId: 1 }, answer: { version: listVersion, list: [{ id: 1, holders: 1, ...office }] } },
  saveAll: {
    request: { ...sent, list: [{ id: 1, ...office }] },
    answer: { version: listVersion, list: [{ id: 1, holders: 1, ...office }] },
  },
  holders: {
    request: { ccId: 1, position_id: 1 },
    answer: { list: [{ member_id: 4, name: 'Lin Wen', from: '2026-03-01', until: null, state: 'running' }] },
  },
  holderSave: { request: { ccId: 1, ...term, until: '2030-03-01' }, answer: done },
  holderRemove: { request: { ccId: 1, ...term }, answer: done },
} satisfies ExamplesOf<Groups['positionDesk']>;

const person = {
  'zh-cn': { name: '林文', initial: '林', post: '厂长', introduction: '' },
  en: { name: 'Lin Wen', initial: 'L', post: 'Mill manager', introduction: '' },
};

const reached = { phone: '+86 138 0000 0000', email: 'lin@mill.example' };
const sorted = { category_id: 1, company_id: 3, region_id: null };

export const memberDesk = {
  search: {
    request: { ...page, keywords: 'Lin', state: 'active' },
    answer: {
      list: [
        {
          id: 4,
          name: 'Lin Wen',
          post: 'Mill manager',
          company: 'Qinghe',
          category: 'Companies',
          ...reached,
          state: 'active',
          has_account: true,
          joined_time: 1_700_000_000,
        },
      ],
      total: 1,
    },
  },
  get: {
    request: { ccId: 1, id: 4 },
    answer: {
      id: 4,
      version,
      state: 'active',
      ...sorted,
      ...reached,
      company: 'Qinghe',
      nick: 'lin',
      joined_time: 1_700_000_000,
      img: null,
      texts: person,
      terms: [{ title: 'President', from: '2026-03-01', until: null }],
    },
  },
  newOrUpdate: {
    request: { ccId: 1, id: 4, version, state: 'active', ...sorted, ...reached, img_url: null, texts: person },
    answer: { id: 4, version },
  },
  remove: { request: { ccId: 1, ids: [399] }, answer: done },
  choices: {
    request: { ccId: 1 },
    answer: {
      categories: [{ id: 1, name: 'Companies' }],
      regions: [{ id: 9, name: 'Canal district' }],
      positions: [{ id: 1, name: 'President' }],
    },
  },
} satisfies ExamplesOf<Groups['memberDesk']>;

const job = {
  company_id: 3,
  is_published: true,
  employment: 'full',
  openings: 2,
  pay: { min: 800_000, max: 1_100_000 },
  close_time: 1_797_811_200,
  texts: {
    'zh-cn': null,
    en: {
      title: 'Loom fitter',
      place: 'Canal district',
      summary: 'Keeps forty looms running.',
      description: 'You set up and repair looms.',
      requirements: 'Five years beside looms',
    },
  },
} as const;

const listed = {
  id: 8,
  version,
  company: 'Qinghe',
  ...job,
  published_time: 1_795_132_800,
  updated_time: 1_795_219_200,
  applications: 3,
};

export const jobDesk = {
  search: { request: { ...page, is_published: 'true' }, answer: { list: [listed], total: 1 } },
  get: { request: { ccId: 1, id: 8 }, answer: listed },
  create: { request: { ccId: 1, ...job, idempotency_key }, answer: { id: 8, version } },
  update: { request: { ccId: 1, id: 8, version, ...job }, answer: { id: 8, version } },
  isPublished: { request: { ccId: 1, id: 8, is_published: false }, answer: { id: 8, version } },
  remove: { request: { ccId: 1, ids: [8] }, answer: done },
} satisfies ExamplesOf<Groups['jobDesk']>;

const mill = {
  rank: 'council',
  is_listed: true,
  region_id: null,
  trade_ids: [],
  founded: 1987,
  employees: 240,
  website: 'https://qinghe.example',
  phone: '+86 571 5550 0100',
  email: 'office@qinghe.example',
  texts: {
    'zh-cn': { name: '清河牛仔', trade: '牛仔布', introduction: '', address: '' },
    en: { name: 'Qinghe Denim', trade: 'Denim', introduction: 'Ninety shuttle looms.', address: '3 Canal Road' },
  },
} as const;

export const companyDesk = {
  search: {
    request: { ...page, keywords: 'Qinghe', rank: 'council' },
    answer: {
      list: [
        {
          id: 3,
          name: 'Qinghe Denim',
          trade: 'Denim',
          rank: 'council',
          is_listed: true,
          members: 4,
          products: 2,
          joined_time: 1_262_304_000,
        },
      ],
      total: 1,
    },
  },
  get: { request: { ccId: 1, id: 3 }, answer: { id: 3, version, ...mill, img: null, joined_time: 1_262_304_000 } },
  newOrUpdate: { request: { ccId: 1, id: 3, version, ...mill, img_url: null }, answer: { id: 3, version } },
  choices: {
    request: { ccId: 1 },
    answer: { trades: [{ id: 3, name: 'Weaving' }], regions: [{ id: 9, name: 'Canal district' }] },
  },
} satisfies ExamplesOf<Groups['companyDesk']>;

const denim = {
  is_shown: true,
  texts: {
    'zh-cn': { name: '赤耳丹宁', summary: '460 g/m² · 门幅 80 cm', description: '' },
    en: { name: 'Red selvedge denim', summary: '460 g/m² · 80 cm', description: '' },
  },
};

export const productDesk = {
  getAll: {
    request: { ccId: 1, company_id: 3 },
    answer: { version: listVersion, list: [{ id: 31, ...denim, img: null }] },
  },
  saveAll: {
    request: { ...sent, company_id: 3, list: [{ ...denim, img_url: null }] },
    answer: { version: listVersion, list: [{ id: 31, ...denim, img: null }] },
  },
} satisfies ExamplesOf<Groups['productDesk']>;
