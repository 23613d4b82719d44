import type { communityContract } from '../../community';
import type { ExamplesOf } from './example';

type Groups = (typeof communityContract)['groups'];

const firstPage = { ccId: 1, limit: 12, offset: 0 };

const linWen = {
  id: 4,
  name: 'Lin Wen',
  initial: '林',
  company: 'Brookside Weaving',
  from: '2026-03-01',
  until: null,
};

const president = { id: 1, rank: 'council' as const, title: 'President', duty: 'Calls the general meeting.' };

export const positions = {
  list: { request: { ccId: 1 }, answer: { list: [{ ...president, members: [linWen] }] } },
} satisfies ExamplesOf<Groups['positions']>;

const shown = {
  id: 4,
  name: 'Lin Wen',
  initial: '林',
  img: null,
  post: 'Head of weaving',
  company: { id: 2, name: 'Brookside Weaving', rank: 'council' as const },
  region: 'Foshan',
  positions: ['President'],
};

const own = {
  region_id: null,
  phone: '+86 757 5550 0104',
  email: 'lin@brookside.example',
  texts: { 'zh-cn': { post: '织造总监', introduction: '' }, en: { post: 'Head of weaving', introduction: '' } },
  privacy: {
    name: 'public',
    picture: 'public',
    company: 'public',
    post: 'public',
    region: 'public',
    introduction: 'public',
    phone: 'hidden',
    email: 'members',
    joined: 'public',
  },
} as const;

export const directory = {
  list: { request: { ...firstPage, keywords: 'lin', region_id: 9 }, answer: { list: [shown], total: 1 } },
  detail: {
    request: { memberId: 4 },
    answer: { ...shown, introduction: '', phone: '', email: 'lin@brookside.example', joined_time: null },
  },
  own: {
    request: { ccId: 1 },
    answer: {
      id: 4,
      version: 1_795_219_200_000,
      name: 'Lin Wen',
      initial: '林',
      img: null,
      company: 'Brookside Weaving',
      positions: ['President'],
      joined_time: 1_700_000_000,
      ...own,
      regions: [{ id: 9, name: 'Foshan' }],
    },
  },
  ownUpdate: {
    request: { ccId: 1, version: 1_795_219_200_000, ...own },
    answer: { id: 4, version: 1_795_219_260_000 },
  },
} satisfies ExamplesOf<Groups['directory']>;

const banner = {
  id: 1,
  title: 'The directory',
  href: '/companies',
  img: { url: '/p2/1-rolls.webp', width: 1280, height: 764, colour: '#7a7167', alt: 'Rolls of cloth' },
};
const partner = { id: 5, name: 'Canal Laboratory', summary: 'Tests', href: 'https://lab.example', img: null };
const program = { id: 6, name: 'Swatch Finder', summary: 'Ask all members', app_id: 'swatch', path: '' };

export const community = {
  list: {
    request: { limit: 12, offset: 0 },
    answer: {
      list: [
        {
          cc_id: 1,
          name: 'Canal Weavers’ Association',
          desc: 'Weavers of the canal towns.',
          seal: '运河',
          address: 'https://weavers.example',
        },
      ],
      total: 1,
    },
  },
  mainPage: { request: { ccId: 1 }, answer: { banners: [banner], partners: [partner], programs: [program] } },
  introduction: {
    request: { ccId: 1 },
    answer: {
      cc_id: 1,
      name: 'Canal Weavers’ Association',
      introduction: 'An association of mills.',
      about: 'Founded in a warehouse.\n\nToday it has 64 companies.',
      charter: 'Any mill may apply.',
      registration_number: 'CW-1921-1',
      registered_with: 'Civil Affairs Office',
      charter_adopted_on: '1921-09-09',
      founded: 1921,
    },
  },
  members: { request: { ccId: 1, positionId: 1 }, answer: { list: [linWen], total: 1 } },
  positionSettings: { request: { ccId: 1 }, answer: { list: [{ ...president, seats: 1, term_years: 4 }] } },
  partners: { request: firstPage, answer: { list: [partner], total: 1 } },
  banners: { request: { ccId: 1 }, answer: { list: [banner] } },
  miniPrograms: { request: firstPage, answer: { list: [program], total: 1 } },
  categories: {
    request: { ccId: 1, kind: 'trade' },
    answer: { list: [{ id: 3, kind: 'trade', title: 'Weaving', total: 12 }] },
  },
  addVisit: { request: { ccId: 1, page: '/companies' }, answer: {} },
  visits: { request: firstPage, answer: { list: [{ day: '2026-11-21', page: '/companies', count: 40 }], total: 1 } },
} satisfies ExamplesOf<Groups['community']>;
