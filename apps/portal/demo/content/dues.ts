import type { Words } from './types';

const words = (chinese: string, english: string): Words => ({ 'zh-cn': chinese, en: english });

/** Where the demo's members transfer their dues to. */
export const duesAccount = { holder: '纬岸纺织行业协会', bank: '江南水乡银行', number: '6228 0000 0000 1408' };

/** What companies tell of a year's turnover, in yuan; one after the other, and null where one has told nothing. */
export const turnovers = [8_600_000, null, 24_000_000, 61_500_000, 3_200_000, 128_000_000, null, 17_400_000] as const;

/** What a company pays for a year, in yuan: a base, and what comes on top of it. */
export const membershipFee = {
  title: words('年度会费', 'Membership'),
  description: words(
    '按企业收取，依职务、营业额与在册会员人数计算，分两期缴纳。期中入会的企业按剩余月数缴费。',
    'Asked of every member company, by office, turnover and active members, in two instalments. Who joins within the year pays for the months that are left.',
  ),
  base: 2000,
  each: 50,
  /** By the place of the office. */
  offices: [10_000, 6000, 3000],
  bands: [
    [10_000_000, 1000],
    [50_000_000, 3000],
    [100_000_000, 5000],
  ],
  most: 16_000,
} as const;

export const personalFee = {
  title: words('个人会员年度会费', 'Membership for persons'),
  description: words(
    '由没有企业席位的个人会员缴纳。期中入会者按剩余月数缴费。',
    'Paid by members who join for themselves. Who joins within the year pays for the months that are left.',
  ),
  amount: 360,
} as const;

export const councilFee = {
  title: words('理事会工作经费', 'Council contribution'),
  description: words(
    '由担任职务的会员个人承担，用于理事会会议与考察。',
    'Paid by those who hold an office, for meetings and visits.',
  ),
  amount: 600,
} as const;

export const fairFee = {
  title: words('春季面料展展位费', 'Stand at the spring fabric fair'),
  description: words('标准展位一个，含展具与电源。', 'One standard stand with furniture and power.'),
  amount: 3800,
} as const;

export const courseFee = {
  title: words('染整技师培训班', 'Course for dyers'),
  description: words('三天课程，含教材。', 'Three days, with papers.'),
  amount: 1200,
} as const;

/** What the desk wrote where it changed something by hand. */
export const duesReasons = {
  waived: '企业停产检修，经会长办公会同意减免。',
  refunded: '企业合并后重复缴费，退回原账户。',
  takenBack: '误记为本企业缴费，予以冲销。',
  refused: '凭证看不清，请重新拍照上传。',
} as const;

/** What a mail server says of an address that is not there. */
export const mailProblem = '550 5.1.1 mailbox unavailable';
