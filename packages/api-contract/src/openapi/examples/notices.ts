import type { communityContract } from '../../community';
import type { ExamplesOf } from './example';

type Groups = (typeof communityContract)['groups'];

const due = {
  id: 31,
  ccId: 1,
  kind: 'fee',
  title: 'Dues of 2027',
  text: 'Your dues of 1,200.00 yuan are due on 31 January.',
  address: '/me/fees',
  made_time: 1_795_219_200,
  is_read: false,
} as const;
const switches = [{ kind: 'activity', portal: true, mail: false, push: true }] as const;
const endpoint = 'https://fcm.googleapis.com/fcm/send/dT5sVb0q3fA:APA91bF';
const point = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM';

export const notices = {
  page: { request: { limit: 12, offset: 0 }, answer: { list: [due], total: 1, unread: 1 } },
  read: { request: { id: 31 }, answer: { unread: 0 } },
  settings: { request: {}, answer: { switches: [...switches] } },
  settingUpdate: { request: { switches: [...switches] }, answer: { switches: [...switches] } },
} satisfies ExamplesOf<Groups['notices']>;

export const push = {
  key: { request: {}, answer: { public_key: point } },
} satisfies ExamplesOf<Groups['push']>;

export const device = {
  register: {
    request: { endpoint, p256dh: point, auth: 'tBHItJI5svbpez7KI4CCXg' },
    answer: { id: 2 },
  },
  remove: { request: { endpoint }, answer: { done: true } },
} satisfies ExamplesOf<Groups['device']>;
