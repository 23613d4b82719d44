import { openDatabase } from '@selvedge/server-kit';
import type pg from 'pg';
import { type ActivityFields, createActivity } from '../activities/save-activity';
import type { PortalContext } from '../context';
import { type PortalDb, portalDb } from '../database/portal-db';
import { selectRights } from '../identity/identity-queries';
import { testNow } from './demo-database';
import { addAccount } from './people';

/** Hours after {@link testNow}, in unix seconds. */
export const inHours = (hours: number) => testNow.getTime() / 1000 + hours * 3600;

/** An activity in a week from {@link testNow}, with one kind of ticket that costs nothing. */
export const evening: ActivityFields = {
  ccId: 1,
  state: 'published',
  start_time: inHours(168),
  end_time: inHours(171),
  close_time: null,
  seats: 10,
  audience: 'everyone',
  is_top: false,
  has_waiting_list: true,
  offer_hours: 24,
  largest_party: 6,
  img_url: null,
  texts: { 'zh-cn': { title: '靛蓝之夜', place: '染坊', summary: '开缸。', body: '' }, en: null },
  tickets: [
    {
      seats: null,
      price: 0,
      member_price: null,
      is_for_members: false,
      texts: { 'zh-cn': { title: '普通票' }, en: null },
    },
  ],
  form: null,
};

const origin = 'https://portal.test';

/** A context with what changing activities needs beside the database. */
export function acting(context: PortalContext, now = testNow) {
  return { ...context, now, origin, limit: async () => undefined };
}

/** Makes an activity as somebody of the secretariat. */
export async function addActivity(staff: PortalContext, more: Partial<ActivityFields> = {}): Promise<number> {
  const { id } = await createActivity(acting(staff), { ...evening, ...more });
  return id;
}

/** Somebody who has signed in. */
export async function somebody(db: PortalDb, accountId?: number) {
  const id = accountId ?? (await addAccount(db));
  const actor = await selectRights(db, id, testNow);
  return acting({ db, now: testNow, language: 'zh-cn', actor });
}

/** What somebody fills in. */
export const filledIn = {
  ccId: 1,
  contact: 'Anna Larsen',
  email: 'anna@buyers.example',
  phone: '',
  answers: {},
} as const;

/** A party of some size by somebody of its own. */
export const partyOf = (size: number) =>
  Array.from({ length: size }, (_none, place) => ({ name: `Guest ${place + 1}` }));

/** Another instance of the portal: connections of its own to the same database. */
export function anotherInstance(pool: pg.Pool): { readonly db: PortalDb; readonly close: () => Promise<void> } {
  const { connectionString = '' } = pool.options;
  const other = openDatabase(connectionString, { connections: 5, applicationName: 'another' });
  return { db: portalDb(other.pool), close: other.close };
}
