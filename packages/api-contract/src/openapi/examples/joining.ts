import type { communityContract } from '../../community';
import type { ExamplesOf } from './example';

type Groups = (typeof communityContract)['groups'];

const version = 1_795_219_200_000;
const time = 1_795_219_200;
const saved = { id: 12, version };
const done = { done: true } as const;
const page = { ccId: 1, limit: 25, offset: 0 };
const one = { ccId: 1, id: 12 };

const form = {
  fields: [
    {
      kind: 'choice',
      key: 'trade',
      label: { 'zh-cn': '行业', en: 'Trade' },
      required: true,
      options: [{ key: 'weaving', label: { 'zh-cn': '织造', en: 'Weaving' } }],
      isMultiple: false,
    },
  ],
} as const;

const contact = { name: 'Lin Wen', email: 'lin@mill.example', post: 'Sales', is_contact: true };

const written = {
  name: 'Canal Mill',
  email: 'office@mill.example',
  phone: '+86 571 0000 0000',
  answers: { trade: 'weaving' },
  people: [contact],
};

const head = {
  id: 12,
  version,
  form_id: 2,
  form: 'Company membership',
  kind: 'company',
  name: 'Canal Mill',
  state: 'running',
  stage: 'review',
  deadline: time + 604_800,
  submitted_time: time,
  updated_time: time,
} as const;

const customForm = { id: 4, number: 1, form };
const regions = [{ id: 3, title: 'Hangzhou' }];

const detail = {
  ...head,
  ccId: 1,
  seats: 4,
  language: 'en',
  ...written,
  custom_form: customForm,
  regions,
  files: [{ id: 9, name: 'licence.pdf', size: 48_213 }],
  stages: [
    { kind: 'review', days: 7, state: 'now', time: time + 604_800 },
    { kind: 'vote', days: 14, state: 'coming', time: null },
  ],
  events: [
    { id: 31, kind: 'submitted', stage: 'review', text: '', details: {}, by: null, is_shown: true, time },
    { id: 32, kind: 'question', stage: 'review', text: 'Which looms?', details: {}, by: null, is_shown: true, time },
  ],
  reason: '',
} as const;

const file = { name: 'certificate.pdf', type: 'application/pdf', content: 'JVBERi0xLjM=' };

export const join = {
  forms: {
    request: { ccId: 1 },
    answer: {
      list: [
        {
          id: 2,
          kind: 'company',
          title: 'Company membership',
          description: 'For mills and traders.',
          seats: 4,
          months: 12,
        },
      ],
      stages: [{ kind: 'review', days: 7 }],
    },
  },
  apply: { request: { ccId: 1, form_id: 2 }, answer: saved },
  save: { request: { id: 12, version, ...written }, answer: saved },
  attach: {
    request: { id: 12, field: 'licence', files: ['licence.pdf'] },
    answer: { files: [{ id: 9, name: 'licence.pdf' }] },
  },
  submit: { request: { id: 12 }, answer: saved },
  detail: { request: { id: 12 }, answer: detail },
  mine: { request: { ccId: 1 }, answer: { list: [head] } },
  answer: { request: { id: 12, version, text: 'Forty rapier looms.' }, answer: saved },
  withdraw: { request: { id: 12, version }, answer: saved },
  votes: {
    request: { ccId: 1 },
    answer: {
      list: [
        {
          id: 12,
          name: 'Canal Mill',
          kind: 'company',
          form: 'Company membership',
          deadline: time,
          choice: null,
          voted: 3,
          electorate: 15,
          answers: { trade: 'weaving' },
          custom_form: customForm,
          regions,
        },
      ],
    },
  },
  vote: { request: { ...one, choice: 'yes' }, answer: done },
  page: { request: { ...page, stage: 'review' }, answer: { list: [head], total: 1 } },
} satisfies ExamplesOf<Groups['join']>;

const settings = {
  stages: [
    { kind: 'review', days: 7, people: [7] },
    { kind: 'vote', days: 14, people: [], vote: { quorum: 50, majority: 'simple', positions: [] } },
  ],
  number_prefix: 'WS',
  number_has_year: true,
  number_digits: 4,
} as const;

const formFields = {
  kind: 'company',
  category_id: 3,
  seats: 4,
  months: 12,
  is_open: true,
  texts: {
    'zh-cn': { title: '企业会员', description: '' },
    en: { title: 'Company membership', description: 'For mills and traders.' },
  },
  form,
} as const;

export const joinDesk = {
  get: {
    request: one,
    answer: {
      ...detail,
      vote: { electorate: 15, yes: 7, no: 1, abstain: 2, needed: 8, is_quorate: true, outcome: 'accepted' },
      is_mine: true,
      member_id: null,
    },
  },
  comment: { request: { ...one, version, text: 'The licence is good.' }, answer: saved },
  ask: { request: { ...one, version, text: 'Which looms?' }, answer: saved },
  visit: { request: { ...one, version, day: '2026-11-20', text: 'Forty looms, all running.' }, answer: saved },
  approval: { request: { ...one, version, decision: 'advance', reason: '' }, answer: saved },
  file: { request: { ...one, file_id: 9 }, answer: { ...file, name: 'licence.pdf' } },
  settings: {
    request: { ccId: 1 },
    answer: {
      version,
      ...settings,
      people: [{ id: 7, nick: 'canal-desk' }],
      positions: [{ id: 4, title: 'Council member' }],
      categories: [{ id: 3, title: 'Companies' }],
    },
  },
  settingsSave: { request: { ccId: 1, version, ...settings }, answer: { version } },
  formList: {
    request: { ccId: 1 },
    answer: { list: [{ id: 2, version, ...formFields, version_number: 1, applications: 12 }] },
  },
  formSave: { request: { ccId: 1, id: 2, version, ...formFields }, answer: saved },
} satisfies ExamplesOf<Groups['joinDesk']>;

const key = 'k3v1Z0aQh2m9sXw8';

export const membership = {
  card: {
    request: { ccId: 1 },
    answer: {
      member_id: 31,
      number: 'WS-2026-0031',
      name: 'Lin Wen',
      initial: 'L',
      post: 'Sales',
      company: 'Canal Mill',
      category: 'Companies',
      positions: [],
      joined_day: '2026-11-20',
      valid_until: '2027-11-19',
      state: 'valid',
      address: `https://portal.example/verify/${key}`,
      svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
  },
  certificate: { request: { ccId: 1 }, answer: file },
  verify: {
    request: { key },
    answer: {
      state: 'valid',
      number: 'WS-2026-0031',
      name: 'L•• W••',
      community: 'Weftshore',
      since: 2026,
      valid_until: '2027-11-19',
    },
  },
  ownData: {
    request: {},
    answer: { name: 'my-data.json', type: 'application/json', content: 'e30=' },
  },
  invitation: { request: { token: key }, answer: { community: 'Weftshore', name: 'Lin Wen' } },
  accept: { request: { token: key }, answer: { member_id: 31 } },
  seats: {
    request: { ccId: 1 },
    answer: { list: [{ company_id: 5, company: 'Canal Mill', seats: 4, list: [], is_contact: true }] },
  },
  seatChange: {
    request: {
      ccId: 1,
      company_id: 5,
      what: { change: 'transfer', seat_id: 8, name: 'Chen Yu', email: 'chen@mill.example' },
    },
    answer: { company_id: 5, company: 'Canal Mill', seats: 4, list: [] },
  },
} satisfies ExamplesOf<Groups['membership']>;

const seat = {
  id: 8,
  member_id: 31,
  name: 'Lin Wen',
  email: 'lin@mill.example',
  post: 'Sales',
  is_contact: true,
  has_account: true,
  from_time: time,
};

const seats = { company_id: 5, company: 'Canal Mill', seats: 4, list: [seat] };

export const roll = {
  export: {
    request: { ccId: 1, format: 'csv', state: 'active' },
    answer: { name: 'members.csv', type: 'text/csv', content: 'bnVtYmVy' },
  },
  import: {
    request: { ccId: 1, files: ['members.csv'], dry_run: 'yes', encoding: 'auto', key: 'b3c1a7e0-import' },
    answer: {
      is_dry_run: true,
      encoding: 'gb18030',
      columns: ['name', 'email'],
      unknown_columns: ['备注'],
      rows: 2,
      good: 1,
      broken: 1,
      imported: 0,
      invited: 0,
      problems: [{ line: 3, name: '林文', problems: [{ column: 'email', code: 101 }] }],
    },
  },
  invite: { request: { ccId: 1, ids: [31] }, answer: { invited: 1 } },
  companies: {
    request: page,
    answer: { list: [{ id: 5, name: 'Canal Mill', seats: 4, taken: 1, contact: 'Lin Wen' }], total: 1 },
  },
  seats: { request: { ccId: 1, company_id: 5 }, answer: seats },
  seatCount: { request: { ccId: 1, company_id: 5, seats: 6 }, answer: done },
  seatChange: {
    request: { ccId: 1, company_id: 5, what: { change: 'end', seat_id: 8 } },
    answer: { ...seats, list: [] },
  },
  terms: {
    request: { ...page, state: 'due' },
    answer: {
      list: [
        {
          id: '4-31-2022-11-22',
          position_id: 4,
          member_id: 31,
          position: 'Council member',
          seats: 21,
          member: 'Lin Wen',
          company: 'Canal Mill',
          from: '2022-11-22',
          until: '2026-12-22',
          state: 'due',
        },
      ],
      total: 1,
    },
  },
} satisfies ExamplesOf<Groups['roll']>;
