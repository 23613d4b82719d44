import type { communityContract } from '../../community';
import type { ExamplesOf } from './example';

type Groups = (typeof communityContract)['groups'];

const page = { ccId: 1, limit: 12, offset: 0 };
const version = 1_795_219_200_000;
const saved = { id: 808, version };
const one = { ccId: 1, activityId: 808 };

const times = { start_time: 1_796_140_800, end_time: 1_796_151_600 };

const evening = {
  id: 808,
  status: 1,
  phase: 'full',
  is_top: false,
  title: 'An evening on indigo',
  place: 'The dye house, Canal Road',
  summary: 'A vat is opened, and everybody dips.',
  ...times,
  seats: 30,
  taken: 30,
  enrolled: 33,
  audience: 'members',
  price_from: 5_000,
} as const;

const label = (en: string, chinese: string) => ({ 'zh-cn': chinese, en });

const form = {
  fields: [
    {
      kind: 'choice',
      key: 'meal',
      label: label('Meal', '用餐'),
      required: true,
      options: [
        { key: 'rice', label: label('Rice', '米饭') },
        { key: 'none', label: label('None', '不用餐') },
      ],
      isMultiple: false,
    },
  ],
} as const;

const version1 = { id: 3, number: 1, form } as const;

const standing = {
  id: 71,
  state: 'waiting',
  size: 3,
  place: 1,
  offer_end_time: null,
  total: 15_000,
  payment: 'unpaid',
} as const;

const offered = { ...standing, state: 'offered', place: null, offer_end_time: 1_795_305_600 } as const;
const confirmed = { ...standing, state: 'confirmed', place: null } as const;
const quit = { ...standing, state: 'quit', place: null } as const;

const contact = { contact: 'Anna Larsen', email: 'anna@buyers.example', phone: '+45 33 12 00 00' };

const sent = { ...one, ticket_id: 4, ...contact, answers: { meal: 'rice' }, idempotency_key: 'b5f1c0a2e4' };

const people = [{ name: 'Anna Larsen', member_id: 31 }, { name: 'Bo Madsen' }, { name: 'Carl Holm' }];

const own = {
  ...standing,
  enrolled_time: 1_795_219_200,
  activity: {
    id: 808,
    phase: 'full',
    title: 'An evening on indigo',
    place: 'The dye house, Canal Road',
    ...times,
  },
} as const;

const certificate = { name: 'certificate.pdf', content_type: 'application/pdf', content: 'JVBERi0xLjM=' };

export const activities = {
  page: { request: { ...page, status: 1 }, answer: { list: [evening], total: 1 } },
  search: { request: { ...page, keywords: 'indigo', month: '2026-12' }, answer: { list: [evening], total: 1 } },
  detail: {
    request: { activityId: 808 },
    answer: {
      ...evening,
      cc_id: 1,
      body: 'Bring a shirt that may turn blue.',
      cancel_reason: '',
      close_time: 1_796_140_800,
      is_open: true,
      has_waiting_list: true,
      waiting: 3,
      offer_hours: 24,
      largest_party: 6,
      img: null,
      tickets: [
        { id: 4, title: 'Standard', price: 20_000, member_price: 5_000, is_for_members: false, seats: null, taken: 30 },
      ],
      form: version1,
      updated_time: 1_795_219_200,
    },
  },
  memberJoin: { request: { ...one, answers: { meal: 'none' } }, answer: { ...confirmed, size: 1, total: 5_000 } },
  enrol: { request: sent, answer: { ...confirmed, size: 1, total: 20_000 } },
  enrolMany: { request: { ...sent, people }, answer: standing },
  accept: { request: { enrolmentId: 71 }, answer: confirmed },
  quit: { request: { enrolmentId: 71 }, answer: quit },
  mine: { request: page, answer: { list: [own], total: 1 } },
  enrolment: {
    request: { enrolmentId: 71 },
    answer: {
      ...own,
      ...offered,
      ticket: 'Standard',
      ...contact,
      payment_note: '',
      bill_id: 412,
      places: [
        {
          id: 301,
          name: 'Anna Larsen',
          code: null,
          svg: null,
          checked_in_time: null,
          is_given_up: false,
          can_hand_on: true,
        },
      ],
      answers: { meal: 'rice' },
      form: version1,
      notices: [{ id: 2, title: 'Another door', body: 'Please use the gate on the canal.', time: 1_796_000_000 }],
    },
  },
  rename: { request: { enrolmentId: 71, place_id: 301, name: 'Bo Madsen' }, answer: confirmed },
  certificate: { request: { enrolmentId: 71, placeId: 301 }, answer: certificate },
  ticket: {
    request: { code: 'Zm9ydHkgd2FycHMgYW5k' },
    answer: {
      name: 'Bo Madsen',
      ticket: 'Standard',
      code: 'Zm9ydHkgd2FycHMgYW5k',
      svg: '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
      checked_in_time: null,
      activity: own.activity,
    },
  },
  voucher: { request: { enrolmentId: 71, files: ['slip.jpg'] }, answer: { ...confirmed, payment: 'review' } },
  formFile: { request: { files: ['permit.pdf'] }, answer: { id: 55, name: 'permit.pdf', size: 20_480 } },
} satisfies ExamplesOf<Groups['activities']>;

const titles = {
  'zh-cn': { title: '靛蓝之夜', place: '运河路染坊', summary: '开缸，人人动手。' },
  en: { title: 'An evening on indigo', place: 'The dye house, Canal Road', summary: 'A vat is opened.' },
};

const texts = {
  'zh-cn': { ...titles['zh-cn'], body: '请带一件可以染蓝的衬衫。' },
  en: { ...titles.en, body: 'Bring a shirt that may turn blue.' },
};

const settings = { close_time: null, has_waiting_list: true, offer_hours: 24, largest_party: 6 };

const ticket = {
  seats: null,
  price: 20_000,
  member_price: 5_000,
  is_for_members: false,
  texts: { 'zh-cn': { title: '普通票' }, en: { title: 'Standard' } },
};

const row = {
  id: 808,
  phase: 'full',
  is_top: false,
  ...times,
  seats: 30,
  taken: 30,
  audience: 'members',
  version,
  waiting: 3,
  checked_in: 0,
  texts: titles,
} as const;

const fields = {
  ccId: 1,
  state: 'published',
  ...times,
  seats: 30,
  audience: 'members',
  is_top: false,
  ...settings,
  img_url: null,
  texts,
  tickets: [ticket],
  form,
} as const;

const file = { name: 'enrolled.csv', content_type: 'text/csv; charset=utf-8', content: '77u/TmFtZQ0K' };

export const activityDesk = {
  search: { request: { ...page, state: 'coming' }, answer: { list: [row], total: 1 } },
  get: {
    request: one,
    answer: {
      ...row,
      ...settings,
      img: null,
      texts,
      cancel_reason: '',
      tickets: [{ ...ticket, id: 4, taken: 30 }],
      form,
      form_version: 1,
    },
  },
  create: { request: fields, answer: saved },
  update: { request: { ...fields, activityId: 808, version, tickets: [{ ...ticket, id: 4 }] }, answer: saved },
  deleteActivity: { request: { ccId: 1, ids: [808] }, answer: { done: true } },
  top: { request: { ...one, is_top: true }, answer: saved },
  cancel: {
    request: { ...one, reason: { 'zh-cn': { reason: '染坊停电。' }, en: { reason: 'The dye house has no power.' } } },
    answer: saved,
  },
  members: {
    request: { ...page, activityId: 808, state: 'waiting' },
    answer: {
      list: [
        {
          ...standing,
          ticket: 'Standard',
          source: 'self',
          ...contact,
          enrolled_time: 1_795_219_200,
          has_voucher: false,
          places: [{ id: 301, name: 'Anna Larsen', member_id: 31, checked_in_time: null, is_given_up: false }],
          answers: [{ label: 'Meal', answer: 'Rice' }],
          files: [],
        },
      ],
      total: 1,
    },
  },
  exportMembers: { request: { ...one, format: 'csv' }, answer: file },
  enrolFor: {
    request: { ...one, source: 'walk_in', contact: 'Bo Madsen', people: [{ name: 'Bo Madsen' }] },
    answer: { ...confirmed, size: 1, total: 20_000 },
  },
  acceptFor: { request: { ...one, enrolmentId: 71 }, answer: confirmed },
  quitFor: { request: { ...one, enrolmentId: 71 }, answer: quit },
  payment: {
    request: { ...one, enrolmentId: 71, payment: 'refused', note: 'The amount is another one.' },
    answer: { ...confirmed, payment: 'refused' },
  },
  voucher: {
    request: { ...one, enrolmentId: 71 },
    answer: { name: 'slip.jpg', content_type: 'image/jpeg', content: '/9j/4AAQ' },
  },
  door: {
    request: one,
    answer: {
      activity: { id: 808, title: 'An evening on indigo', place: 'The dye house, Canal Road', ...times, seats: 30 },
      list: [
        {
          place_id: 301,
          name: 'Anna Larsen',
          contact: 'Anna Larsen',
          ticket: 'Standard',
          code_hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
          unpaid: 0,
          checked_in_time: null,
        },
      ],
    },
  },
  checkIn: {
    request: { ...one, list: [{ place_id: 301, time: 1_796_140_000 }] },
    answer: { list: [{ place_id: 301, checked_in_time: 1_796_140_000 }], refused: [] },
  },
  announce: {
    request: {
      ...one,
      title: 'Another door',
      body: 'Please use the gate on the canal.',
    },
    answer: { receivers: 28 },
  },
  resend: { request: { ...one, enrolmentId: 71 }, answer: confirmed },
  file: {
    request: { ...one, enrolmentId: 71, file_id: 55 },
    answer: { name: 'permit.pdf', content_type: 'application/pdf', content: 'JVBERi0xLjM=' },
  },
  certificate: { request: { ...one, placeId: 301 }, answer: certificate },
} satisfies ExamplesOf<Groups['activityDesk']>;

const meeting = {
  kind: 'own',
  id: 12,
  status: 1,
  title: 'Call the mill',
  place: '',
  note: '',
  start_time: 1_796_140_800,
  end_time: 1_796_144_400,
  can_change: true,
} as const;

const entry = { ccId: 1, title: 'Call the mill', start_time: 1_796_140_800, end_time: 1_796_144_400 };

export const schedule = {
  list: {
    request: { ccId: 1, status: 0, from: 1_796_054_400, until: 1_796_659_200 },
    answer: { list: [meeting], can_manage: false },
  },
  create: { request: entry, answer: { id: 12 } },
  update: { request: { ...entry, scheduleId: 12 }, answer: { id: 12 } },
  operate: { request: { scheduleId: 12, status: 2 }, answer: { id: 12 } },
  remove: { request: { scheduleId: 12 }, answer: {} },
  feed: { request: { wish: 'show' }, answer: { url: 'https://weavers.example/calendar/bXkgY2FsZW5kYXI.ics' } },
} satisfies ExamplesOf<Groups['schedule']>;
