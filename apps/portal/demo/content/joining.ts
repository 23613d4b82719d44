import type { CustomForm } from '@selvedge/domain/custom-form';
import type { Words } from './types';

const words = (chinese: string, english: string): Words => ({ 'zh-cn': chinese, en: english });

const agreement = {
  kind: 'agreement',
  key: 'charter',
  label: words('协会章程', 'The charter'),
  text: words('我已阅读协会章程，愿意遵守。', 'I have read the charter and will keep to it.'),
  required: true,
} as const;

const region = { kind: 'region', key: 'region', label: words('所在地区', 'Region'), required: true } as const;

/** What a company that joins is asked. */
const companyForm: CustomForm = {
  fields: [
    {
      kind: 'text',
      key: 'licence',
      label: words('统一社会信用代码', 'Registration number'),
      hint: words('营业执照上的 18 位代码。', 'As it stands on the business licence.'),
      required: true,
      max: 30,
      isLong: false,
    },
    {
      kind: 'choice',
      key: 'trade',
      label: words('主营业务', 'Main trade'),
      required: true,
      isMultiple: true,
      options: [
        { key: 'spinning', label: words('纺纱', 'Spinning') },
        { key: 'weaving', label: words('织造', 'Weaving') },
        { key: 'dyeing', label: words('染整', 'Dyeing and finishing') },
        { key: 'trading', label: words('贸易', 'Trading') },
        { key: 'other', label: words('其他', 'Something else') },
      ],
    },
    {
      kind: 'text',
      key: 'trade_other',
      label: words('具体业务', 'What it is'),
      required: true,
      max: 100,
      isLong: false,
      when: { key: 'trade', is: ['other'] },
    },
    region,
    { kind: 'date', key: 'founded', label: words('成立日期', 'Founded on'), required: false },
    {
      kind: 'number',
      key: 'employees',
      label: words('员工人数', 'Employees'),
      required: true,
      min: 1,
      max: 100_000,
      decimals: 0,
    },
    {
      kind: 'group',
      key: 'mills',
      label: words('厂区', 'Mills'),
      hint: words('每个厂区填写一行。', 'One row for each mill.'),
      required: false,
      min: 0,
      max: 5,
      fields: [
        { kind: 'text', key: 'place', label: words('地点', 'Place'), required: true, max: 100, isLong: false },
        {
          kind: 'number',
          key: 'looms',
          label: words('织机台数', 'Looms'),
          required: false,
          min: 0,
          max: 10_000,
          decimals: 0,
        },
      ],
    },
    {
      kind: 'file',
      key: 'papers',
      label: words('营业执照', 'Business licence'),
      hint: words('扫描件或照片，每个不超过 20 MB。', 'A scan or a picture, up to 20 MB.'),
      required: false,
      max: 3,
    },
    agreement,
  ],
};

/** What a person who joins is asked. */
const personForm: CustomForm = {
  fields: [
    {
      kind: 'text',
      key: 'craft',
      label: words('从事的工作', 'What you do'),
      required: true,
      max: 100,
      isLong: false,
    },
    {
      kind: 'number',
      key: 'years',
      label: words('从业年数', 'Years in the trade'),
      required: true,
      min: 0,
      max: 80,
      decimals: 0,
    },
    region,
    {
      kind: 'text',
      key: 'why',
      label: words('为什么想加入', 'Why you would like to join'),
      required: false,
      max: 1000,
      isLong: true,
    },
    {
      kind: 'choice',
      key: 'heard',
      label: words('从哪里了解到协会', 'How you heard of us'),
      required: false,
      isMultiple: false,
      options: [
        { key: 'event', label: words('协会活动', 'At an event') },
        { key: 'member', label: words('会员介绍', 'From a member') },
        { key: 'elsewhere', label: words('其他途径', 'Elsewhere') },
      ],
    },
    {
      kind: 'text',
      key: 'introducer',
      label: words('介绍人', 'Who told you'),
      required: true,
      max: 100,
      isLong: false,
      when: { key: 'heard', is: ['member'] },
    },
    {
      kind: 'group',
      key: 'works',
      label: words('代表作品或项目', 'Works and projects'),
      required: false,
      min: 0,
      max: 5,
      fields: [
        { kind: 'text', key: 'title', label: words('名称', 'What it was'), required: true, max: 100, isLong: false },
        {
          kind: 'number',
          key: 'year',
          label: words('年份', 'Year'),
          required: false,
          min: 1950,
          max: 2100,
          decimals: 0,
        },
      ],
    },
    {
      kind: 'file',
      key: 'proof',
      label: words('资格或作品证明', 'A proof of your craft'),
      hint: words('证书、作品照片等，每个不超过 20 MB。', 'A certificate or a picture of your work, up to 20 MB.'),
      required: false,
      max: 3,
    },
    agreement,
  ],
};

/** What can be applied for. */
export const joinForms = [
  {
    key: 'company',
    kind: 'company',
    seats: 4,
    months: 12,
    title: words('企业会员', 'Company membership'),
    description: words(
      '面向纺织企业。一份申请可为最多四位同事提供席位，其中一位为联络人。',
      'For mills and traders. One application brings seats for up to four colleagues, one of them the contact.',
    ),
    form: companyForm,
  },
  {
    key: 'person',
    kind: 'person',
    seats: 1,
    months: 12,
    title: words('个人会员', 'Personal membership'),
    description: words('面向工程师、设计师与手艺人。', 'For engineers, designers and craftspeople.'),
    form: personForm,
  },
] as const;

export const memberCategories = [
  { key: 'company', title: words('企业会员', 'Companies') },
  { key: 'person', title: words('个人会员', 'Persons') },
  { key: 'honorary', title: words('荣誉会员', 'Honorary members') },
] as const;

/** An application of the demo: where it stands, and since how many days. */
export interface DemoApplication {
  readonly form: 'company' | 'person';
  readonly name: string;
  readonly at: 'review' | 'asked' | 'visit' | 'vote' | 'dues' | 'certificate' | 'admitted' | 'refused' | 'withdrawn';
  readonly day: number;
  readonly yes?: number;
}

export const applications: readonly DemoApplication[] = [
  { form: 'company', name: '望溪织造', at: 'review', day: -2 },
  { form: 'company', name: '云帆纺纱', at: 'review', day: -9 },
  { form: 'person', name: '纹样设计师周某', at: 'review', day: -1 },
  { form: 'company', name: '石桥染整', at: 'asked', day: -6 },
  { form: 'company', name: '青藤纱线', at: 'visit', day: -12 },
  { form: 'company', name: '大运河家纺', at: 'vote', day: -16, yes: 5 },
  { form: 'person', name: '织机技师吴某', at: 'vote', day: -11, yes: 9 },
  { form: 'company', name: '梅岭提花', at: 'dues', day: -24 },
  { form: 'company', name: '双塔牛仔', at: 'certificate', day: -33 },
  { form: 'company', name: '银杏面料', at: 'admitted', day: -60 },
  { form: 'person', name: '试验员郑某', at: 'admitted', day: -75 },
  { form: 'company', name: '远山贸易', at: 'refused', day: -48 },
  { form: 'person', name: '摄影师孙某', at: 'withdrawn', day: -40 },
];
