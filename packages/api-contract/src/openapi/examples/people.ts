import { permissions } from '@selvedge/domain/rights';
import type { communityContract } from '../../community';
import type { ExamplesOf } from './example';

type Groups = (typeof communityContract)['groups'];

const anna = {
  id: 7,
  nick: 'anna',
  avatar: null,
  phone: '+8613800000000',
  email: 'anna@brookside.example',
  language: 'en',
  has_password: true,
  created_time: 1_795_219_200,
  erase_time: null,
} as const;

const key = 'Vq3nY0cE6mB1xK8tR5wZ2uJ7hL4pS9dF0aGgHhIiJjK';
const session = { token: key, expires_time: 1_802_995_200, is_new: false, kept: false, user: anna };
const inCookie = { ...session, token: null };
const done = { done: true } as const;
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
const signIn = { account: 'anna@brookside.example', password: 'weft and warp' };

export const auth = {
  login: { request: signIn, answer: session },
  h5Login: { request: { account: '138 0000 0000', code: '402913' }, answer: inCookie },
  register: {
    request: { target: '138 0000 0000', code: '402913', nick: 'anna', password: 'weft and warp' },
    answer: { ...session, is_new: true },
  },
  firstAdministrator: {
    request: { key, account: 'anna@brookside.example', nick: 'anna', password: 'weft and warp' },
    answer: { ...inCookie, is_new: true },
  },
  thirdParties: { request: {}, answer: { list: [{ provider: 'oidc', name: 'Guild pass' }] } },
  thirdPartyBegin: {
    request: { provider: 'oidc' },
    answer: { url: 'https://pass.example/authorize?client_id=portal', state: key, expires_time: 1_795_219_800 },
  },
  thirdPartyLogin: {
    request: { provider: 'oidc', state: key, answer: `code=9f2c&state=${key}` },
    answer: session,
  },
  websocket: { request: {}, answer: { ticket: key, expires_time: 1_795_219_260 } },
  logout: { request: {}, answer: done },
  membershipCheck: { request: { ccId: 1 }, answer: { is_member: true } },
  membershipV2Check: {
    request: { ccId: 1 },
    answer: {
      account_id: 7,
      is_member: true,
      is_staff: true,
      memberships: [{ ccId: 1, memberId: 4 }],
      grants: [{ ccId: 1, permission: 'news.write' }],
      duties: { is_council: true, votes: 2, companies: 1 },
    },
  },
} satisfies ExamplesOf<Groups['auth']>;

export const vcode = {
  create: {
    request: {},
    answer: {
      algorithm: 'SHA-256',
      challenge: '5d41402abc4b2a76b9719d911017c592',
      maxnumber: 50_000,
      salt: '9f2c?expires=1795220400',
      signature: 'c4b3',
      wait: { payload: 'd2FpdA==', seconds: 20 },
    },
  },
  guardCheck: { request: { payload: 'd2FpdA==' }, answer: { verified: true, expires_time: 1_795_220_400 } },
  send: {
    request: { target: '138 0000 0000', scene: 'login' },
    answer: { sent_to: '+86138****0000', expires_time: 1_795_219_800, next_time: 1_795_219_230 },
  },
} satisfies ExamplesOf<Groups['vcode']>;

export const user = {
  info: { request: {}, answer: anna },
  infoUpdate: { request: { nick: 'anna', language: 'en' }, answer: anna },
  search: {
    request: { keywords: 'ann' },
    answer: { list: [{ id: 7, nick: 'anna', avatar: null, communities: [1] }], total: 1 },
  },
  checkNick: { request: { nick: 'anna' }, answer: { is_free: false } },
  userCard: { request: { id: 7 }, answer: { id: 7, nick: 'anna', avatar: null, communities: [1] } },
  qrcode: { request: {}, answer: { content: 'https://portal.example/card/7', svg } },
  scanKeyCreate: {
    request: {},
    answer: { content: `https://portal.example/scan?key=${key}`, svg, key, secret: key, expires_time: 1_795_219_380 },
  },
  scanKeyState: {
    request: { key },
    answer: { state: 'scanned', content: `https://portal.example/scan?key=${key}`, svg },
  },
  scanKeyScan: { request: { key }, answer: { user_agent: 'Firefox', expires_time: 1_795_219_380 } },
  scanKeyConfirm: { request: { key, agree: true }, answer: { state: 'confirmed' } },
  scanKeyRedeem: { request: { key, secret: key }, answer: session },
  logOff: { request: { password: 'weft and warp' }, answer: { erase_time: 1_796_428_800 } },
  password: { request: { old_password: 'weft and warp', password: 'warp and weft' }, answer: done },
  phoneBind: { request: { phone: '138 0000 0000', code: '402913' }, answer: anna },
  phoneVerify: { request: { code: '402913' }, answer: { verified: true } },
  resetPassword: {
    request: { target: 'anna@brookside.example', code: '402913', password: 'warp and weft' },
    answer: done,
  },
  settingUpdate: { request: { setting: { 'mail.digest': 'weekly', sound: null } }, answer: { version: 4 } },
  settingSync: { request: { version: 3 }, answer: { version: 4, setting: { 'mail.digest': 'weekly' } } },
  sessions: {
    request: {},
    answer: {
      list: [
        {
          id: 12,
          kind: 'cookie',
          user_agent: 'Firefox',
          created_time: 1_795_219_200,
          seen_time: 1_795_222_800,
          expires_time: 1_797_811_200,
          is_current: true,
        },
      ],
    },
  },
  sessionRevoke: { request: { id: 12 }, answer: done },
} satisfies ExamplesOf<Groups['user']>;

const firstPage = { ccId: 1, limit: 12, offset: 0 };

export const roles = {
  page: {
    request: firstPage,
    answer: {
      list: [
        {
          id: 2,
          key: 'editor',
          name: 'Editor',
          names: { en: 'Editor', 'zh-cn': '编辑' },
          permissions: ['news.write', 'news.publish'],
          holders: 1,
        },
      ],
      total: 1,
    },
  },
  users: {
    request: { ...firstPage, roleId: 2 },
    answer: {
      list: [
        {
          id: 5,
          role_id: 2,
          account_id: 7,
          position_id: null,
          category_id: null,
          name: 'anna',
          given_time: 1_795_219_200,
        },
      ],
      total: 1,
    },
  },
  save: { request: { ccId: 1, names: { en: 'Proofreader', 'zh-cn': '校对' } }, answer: { id: 9 } },
  remove: { request: { ccId: 1, roleId: 9 }, answer: done },
  give: { request: { ccId: 1, roleId: 2, account_id: 7 }, answer: { id: 5 } },
  take: { request: { ccId: 1, id: 5 }, answer: done },
  permissions: {
    request: { ccId: 1 },
    answer: { list: permissions.map((permission) => ({ permission, is_own: true })) },
  },
  assign: { request: { ccId: 1, roleId: 9, permissions: ['news.write'] }, answer: done },
} satisfies ExamplesOf<Groups['roles']>;

export const audit = {
  page: {
    request: firstPage,
    answer: {
      list: [
        {
          id: 31,
          account_id: 7,
          nick: 'anna',
          act: 'role.give',
          subject: 'role:2',
          details: { account: 9 },
          time: 1_795_219_200,
        },
      ],
      total: 1,
    },
  },
} satisfies ExamplesOf<Groups['audit']>;
