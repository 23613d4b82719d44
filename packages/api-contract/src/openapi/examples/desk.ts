import type { communityContract } from '../../community';
import type { ExamplesOf } from './example';

type Groups = (typeof communityContract)['groups'];

const version = 1_795_219_200_000;
/** Of a whole list. */
const listVersion = '9f86d081884c7d65';
const page = { ccId: 1, limit: 25, offset: 0 };
const saved = { id: 21, version };
const done = { done: true } as const;

const scheduled = { state: 'scheduled', publish_time: 1_795_305_600 } as const;
const times = { created_time: 1_795_132_800, updated_time: 1_795_219_200 };

const words = {
  'zh-cn': { title: '秋季交易会开幕', summary: '六十家工厂展示两天。' },
  en: { title: 'The autumn fair opens', summary: 'Sixty mills show their cloths for two days.' },
};

const written = {
  'zh-cn': { ...words['zh-cn'], body: '上午九点开门。' },
  en: { ...words.en, body: 'The doors open at nine.' },
};

const item = { id: 21, version, category_id: 3, is_top: false, ...scheduled, ...times, img: null };
const fields = { ccId: 1, category_id: 3, is_top: false, img_url: null, ...scheduled, texts: written };

const category = { 'zh-cn': { title: '行业' }, en: { title: 'Trade' } };

const nothing = { total: 0, list: [] };

export const desk = {
  today: {
    request: { ccId: 1 },
    answer: {
      account_id: 7,
      nick: 'canal-desk',
      permissions: ['news.write', 'news.publish'],
      members: 212,
      queues: {
        drafts: {
          total: 1,
          list: [{ kind: 'news', id: 21, title: 'The autumn fair opens', time: 1_795_219_200, count: null }],
        },
        scheduled: nothing,
        messages: null,
        applications: null,
        joining: null,
        enrolments: null,
        hardly_read: nothing,
        vouchers: null,
        renewals: null,
        undelivered: null,
      },
    },
  },
  people: { request: { ccId: 1, keywords: 'canal' }, answer: { list: [{ id: 7, nick: 'canal-desk' }] } },
  companies: { request: { ccId: 1, keywords: 'qing' }, answer: { list: [{ id: 3, name: 'Qinghe' }] } },
} satisfies ExamplesOf<Groups['desk']>;

export const newsDesk = {
  search: { request: { ...page, state: 'scheduled' }, answer: { list: [{ ...item, texts: words }], total: 1 } },
  get: { request: { ccId: 1, id: 21 }, answer: { ...item, texts: written } },
  create: { request: fields, answer: saved },
  update: { request: { ...fields, id: 21, version }, answer: saved },
  remove: { request: { ccId: 1, ids: [21] }, answer: done },
  preview: {
    request: { ccId: 1, id: 21 },
    answer: {
      urls: {
        'zh-cn': 'https://portal.example/news/21?design=MTc5.c2ln',
        en: 'https://portal.example/en/news/21?design=MTc5.c2ln',
      },
      expires_time: 1_795_305_600,
    },
  },
  categories: {
    request: { ccId: 1 },
    answer: { version: listVersion, list: [{ id: 3, sort: 1, items: 12, texts: category }] },
  },
  categorySaveAll: {
    request: { ccId: 1, version: listVersion, list: [{ id: 3, texts: category }] },
    answer: { version: listVersion, list: [{ id: 3, sort: 0, items: 12, texts: category }] },
  },
  categorySave: { request: { ccId: 1, sort: 1, texts: category }, answer: { id: 3 } },
  categoryRemove: { request: { ccId: 1, id: 4 }, answer: done },
} satisfies ExamplesOf<Groups['newsDesk']>;

const announcementWords = {
  'zh-cn': { title: '办公室放假', body: '元旦休息一天。' },
  en: { title: 'Office closed', body: 'On 1 January.' },
};

const announcement = { is_top: false, audience: 'members', ...scheduled } as const;

export const announcementDesk = {
  search: {
    request: { ...page, keywords: 'office' },
    answer: {
      list: [{ id: 5, version, readers: 31, ...announcement, ...times, texts: announcementWords }],
      total: 1,
    },
  },
  get: {
    request: { ccId: 1, id: 5 },
    answer: { id: 5, version, readers: 31, ...announcement, ...times, texts: announcementWords },
  },
  newOrUpdate: {
    request: { ccId: 1, id: 5, version, ...announcement, texts: announcementWords },
    answer: { id: 5, version },
  },
  batchDelete: { request: { ccId: 1, ids: [5, 6] }, answer: done },
  modelList: { request: { ccId: 1 }, answer: { version: listVersion, list: [{ id: 2, texts: announcementWords }] } },
  modelSaveAll: {
    request: { ccId: 1, version: listVersion, list: [{ id: 2, texts: announcementWords }] },
    answer: { version: listVersion, list: [{ id: 2, texts: announcementWords }] },
  },
  readers: {
    request: { ...page, id: 5 },
    answer: { list: [{ id: 4, name: 'Lin Wen', read_time: 1_795_219_200 }], total: 1 },
  },
} satisfies ExamplesOf<Groups['announcementDesk']>;

const received = {
  id: 9,
  version,
  contacts: 'Anna Weber',
  phone: '+49 30 000000',
  email: 'anna@mill.example',
  content: 'May I visit the dye house in March?',
  language: 'en',
  state: 'new',
  note: '',
  received_time: 1_795_219_200,
} as const;

const answered = { ccId: 1, id: 9, version, state: 'answered', note: 'Invited for 12 March.' } as const;

export const messageDesk = {
  search: { request: { ...page, state: 'new' }, answer: { list: [received], total: 1 } },
  get: { request: { ccId: 1, id: 9 }, answer: received },
  update: { request: answered, answer: { id: 9, version } },
} satisfies ExamplesOf<Groups['messageDesk']>;

const application = { ...received, content: 'I have fitted looms for ten years.', job_id: 3, job: 'Loom fitter' };

export const applicationDesk = {
  search: { request: { ...page, state: 'new' }, answer: { list: [application], total: 1 } },
  get: {
    request: { ccId: 1, id: 9 },
    answer: { ...application, files: [{ id: 6, name: 'letter.pdf', size: 81_220 }] },
  },
  file: {
    request: { ccId: 1, id: 6 },
    answer: { url: 'https://portal.example/files/Ng.c2ln', expires_time: 1_795_219_500 },
  },
  update: { request: answered, answer: { id: 9, version } },
} satisfies ExamplesOf<Groups['applicationDesk']>;
