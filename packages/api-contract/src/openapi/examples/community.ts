import type { communityContract } from '../../community';
import type { ExamplesOf } from './example';

type Groups = (typeof communityContract)['groups'];

const firstPage = { ccId: 1, limit: 12, offset: 0 };

export const officialWeb = {
  baseInfo: {
    request: { ccId: 1 },
    answer: {
      cc_id: 1,
      name: 'Canal Weavers’ Association',
      names: { en: 'Canal Weavers’ Association', 'zh-cn': '运河织造协会' },
      desc: 'Weavers of the canal towns, since 1921.',
      introduction: 'An association of mills, dyers and finishers.',
      seal: '运河织造',
      languages: ['zh-cn', 'en'],
      stats: { companies: 64, members: 212 },
      founded: 1921,
    },
  },
} satisfies ExamplesOf<Groups['officialWeb']>;

const fairOpens = {
  id: 21,
  category: 'Trade',
  is_top: true,
  title: 'The autumn fair opens',
  summary: 'Sixty mills show their cloths for two days.',
  show_time: 1_795_219_200,
  img: null,
};

export const news = {
  list: { request: firstPage, answer: { list: [fairOpens], total: 1 } },
  detail: {
    request: { type: 0, newsId: 21 },
    answer: { ...fairOpens, body: 'The doors open at nine.\n\nMembers enter free of charge.' },
  },
} satisfies ExamplesOf<Groups['news']>;

export const announcements = {
  list: {
    request: firstPage,
    answer: {
      list: [{ id: 5, is_top: false, title: 'Office closed', body: 'On 1 January.', show_time: 1_795_219_200 }],
      total: 1,
    },
  },
} satisfies ExamplesOf<Groups['announcements']>;

export const activities = {
  page: {
    request: { ...firstPage, status: 1 },
    answer: {
      list: [
        {
          id: 8,
          status: 1,
          title: 'An evening on indigo',
          place: 'The dye house, Canal Road',
          summary: 'A vat is opened, and everybody dips.',
          start_time: 1_796_140_800,
          end_time: 1_796_151_600,
          seats: 30,
          enrolled: 18,
          audience: 'members',
        },
      ],
      total: 1,
    },
  },
} satisfies ExamplesOf<Groups['activities']>;

export const recruitment = {
  list: {
    request: firstPage,
    answer: {
      list: [
        {
          id: 3,
          company: 'Brookside Weaving',
          title: 'Loom fitter',
          place: 'Foshan',
          summary: 'Forty rapier looms, two shifts.',
          pay: { min: 800_000, max: 1_100_000 },
          show_time: 1_795_219_200,
        },
      ],
      total: 1,
    },
  },
} satisfies ExamplesOf<Groups['recruitment']>;

export const enterprise = {
  list: {
    request: firstPage,
    answer: {
      list: [
        { id: 2, name: 'Brookside Weaving', trade: 'Weaving', rank: 'council', joined_time: 1_262_304_000, img: null },
      ],
      total: 1,
    },
  },
} satisfies ExamplesOf<Groups['enterprise']>;

export const positions = {
  list: {
    request: { ccId: 1 },
    answer: {
      list: [
        {
          id: 1,
          title: 'President',
          members: [{ id: 4, name: 'Lin Wen', initial: '林', company: 'Brookside Weaving' }],
        },
      ],
    },
  },
} satisfies ExamplesOf<Groups['positions']>;
export { desk, newsDesk } from './desk';
export { audit, auth, roles, user, vcode } from './people';
