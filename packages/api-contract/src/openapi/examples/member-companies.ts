import type { communityContract } from '../../community';
import type { ExamplesOf } from './example';

type Groups = (typeof communityContract)['groups'];

const firstPage = { ccId: 1, limit: 12, offset: 0 };

const loomFitter = {
  id: 3,
  company: 'Brookside Weaving',
  enterprise_id: 2,
  title: 'Loom fitter',
  place: 'Foshan',
  summary: 'Forty rapier looms, two shifts.',
  pay: { min: 800_000, max: 1_100_000 },
  show_time: 1_795_219_200,
};

export const recruitment = {
  list: { request: firstPage, answer: { list: [loomFitter], total: 1 } },
  detail: {
    request: { recruitmentId: 3 },
    answer: {
      ...loomFitter,
      description: 'You set up the looms.\n\nA master goes with you for two weeks.',
      requirements: 'Reads drawings\nThree years at the loom',
      employment: 'full',
      openings: 2,
      close_time: 1_797_811_200,
    },
  },
  apply: {
    request: {
      recruitmentId: 3,
      contacts: 'Wei Ming',
      phone: '+86 575 5550 0101',
      email: 'wei@mail.example',
      content: 'Eight years at rapier looms.',
      files: ['wei-ming.pdf'],
    },
    answer: { id: 14, received_at: 1_795_219_200 },
  },
} satisfies ExamplesOf<Groups['recruitment']>;

const brookside = {
  id: 2,
  name: 'Brookside Weaving',
  trade: 'Weaving',
  rank: 'council' as const,
  joined_time: 1_262_304_000,
  img: null,
};

export const enterprise = {
  list: { request: { ...firstPage, keywords: 'weav', trade_id: 3 }, answer: { list: [brookside], total: 1 } },
  detail: {
    request: { enterpriseId: 2 },
    answer: {
      ...brookside,
      introduction: 'Forty rapier looms beside the brook.',
      address: '8 Mill Lane',
      region: 'Foshan',
      trades: [{ id: 3, title: 'Weaving' }],
      website: 'https://brookside.example',
      phone: '+86 757 5550 0100',
      email: 'office@brookside.example',
      founded: 2003,
      employees: 120,
      people: [{ id: 4, name: 'Lin Wen', initial: '林', post: 'Head of weaving' }],
    },
  },
} satisfies ExamplesOf<Groups['enterprise']>;

export const products = {
  list: {
    request: { ...firstPage, enterprise_id: 2 },
    answer: {
      list: [
        {
          id: 31,
          name: 'Washed linen',
          summary: '165 g/m² · 280 cm wide',
          img: null,
          enterprise: { id: 2, name: 'Brookside Weaving' },
        },
      ],
      total: 1,
    },
  },
} satisfies ExamplesOf<Groups['products']>;
