import type { communityContract } from '../../community';
import type { ExamplesOf } from './example';

type Groups = (typeof communityContract)['groups'];

const firstPage = { ccId: 1, limit: 12, offset: 0 };

const newsEntry = { id: 1, label: 'News', href: '/news', is_enabled: true, children: [] };

/** Who writes or applies. */
const writer = { contacts: 'Anna Larsen', phone: '+45 33 12 00 00', email: 'anna@buyers.example' };

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
  baseInfoList: {
    request: { limit: 12, offset: 0 },
    answer: {
      list: [
        {
          cc_id: 1,
          name: 'Canal Weavers’ Association',
          desc: 'Weavers of the canal towns, since 1921.',
          seal: '运河织造',
          founded: 1921,
          domain: 'weavers.example',
          path: null,
          address: 'https://weavers.example',
        },
      ],
      total: 1,
    },
  },
  headerList: { request: { ccId: 1 }, answer: { list: [newsEntry] } },
  footerList: { request: { ccId: 1 }, answer: { list: [newsEntry, { ...newsEntry, id: 2, is_enabled: false }] } },
  footerEnableList: { request: { ccId: 1 }, answer: { list: [newsEntry] } },
  addMessage: {
    request: { ccId: 1, ...writer, content: 'Which mills weave linen?', idempotency_key: 'b5f1c0a2e4' },
    answer: { id: 61, received_at: 1_795_219_200 },
  },
  search: {
    request: { ccId: 1, keywords: 'linen' },
    answer: {
      list: [
        { kind: 'company', id: 12, title: 'Brookside Weaving', summary: 'Linens · linen blends', parent_id: null },
      ],
      total: 1,
      kinds: [{ kind: 'company', total: 1 }],
    },
  },
  getQrcode: {
    request: { ccId: 1, path: '/companies/12' },
    answer: { url: 'https://weavers.example/companies/12', svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  },
} satisfies ExamplesOf<Groups['officialWeb']>;

const fairOpens = {
  id: 21,
  category: 'Trade',
  category_id: 3,
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
    answer: {
      ...fairOpens,
      body: 'The doors open at nine.\n\nMembers enter free of charge.',
      updated_time: 1_795_219_200,
    },
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
  detail: {
    request: { announcementId: 5 },
    answer: { id: 5, is_top: false, title: 'Office closed', body: 'On 1 January.', show_time: 1_795_219_200 },
  },
  read: { request: { ccId: 1, announcementId: 5 }, answer: {} },
} satisfies ExamplesOf<Groups['announcements']>;

export { announcementDesk, applicationDesk, desk, messageDesk, newsDesk } from './desk';
export {
  attachments,
  bannerDesk,
  companyDesk,
  jobDesk,
  mediaDesk,
  memberDesk,
  partnerDesk,
  positionDesk,
  productDesk,
  programDesk,
  settingsDesk,
} from './desk-settings';
export { audit, auth, roles, user, vcode } from './people';
