import type { Log } from '@selvedge/server-kit';
import { and, eq, sql } from 'drizzle-orm';
import webPush from 'web-push';
import type { PortalDb } from '../database/portal-db';
import { type Language, type NoticeWords, pushDeliveries, pushDevices } from '../database/schema';
import { pageOutside } from './notice-mail';
import { type PushKeys, pushKeys } from './push-key';
import { isPushService } from './push-services';

export interface Pushing {
  readonly db: PortalDb;
  readonly log: Log;
  /** The services that may be called. */
  readonly services: readonly string[];
  /** The origin of the portal: where notices lead to, and who the services may write to. */
  readonly origin: string;
  readonly now: Date;
}

interface Delivery {
  readonly noticeId: number;
  readonly deviceId: number;
  readonly attempts: number;
  readonly key: string;
  readonly words: Readonly<Record<Language, NoticeWords>>;
  readonly address: string | null;
  readonly language: Language;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

const minute = 60;
/** Seconds to wait after each failed attempt; what could not be pushed within a day is old news. */
const waits = [minute, 5 * minute, 30 * minute, 2 * 60 * minute, 6 * 60 * minute, 12 * 60 * minute] as const;
const atOnce = 10;
const leaseSeconds = 60;
const timeoutMs = 10_000;
const keptSeconds = 24 * 60 * minute;

/**
 * Pushes the notices that are due, each once to each device, and returns how many were taken by the services. Any
 * number of instances may do it at once. A device that its service knows no more is forgotten.
 */
export async function sendDuePushes(pushing: Pushing): Promise<number> {
  let sent = 0;
  for (;;) {
    const due = await claimDeliveries(pushing);
    if (due.length === 0) return sent;
    const keys = await pushKeys(pushing.db);
    const outcomes = await Promise.all(due.map((delivery) => sendOne(pushing, keys, delivery)));
    sent += outcomes.filter(Boolean).length;
    if (due.length < atOnce) return sent;
  }
}

/** Takes what is due; it is due again when the lease is over, so that another process sends what a dead one took. */
async function claimDeliveries({ db, now }: Pushing): Promise<readonly Delivery[]> {
  const { rows } = await db.execute<Delivery & Record<string, unknown>>(sql`
    with due as (
      select notice_id, device_id from push_deliveries
      where due_at <= ${now} order by due_at limit ${atOnce} for update skip locked
    ), claimed as (
      update push_deliveries p set attempts = attempts + 1, due_at = ${now}::timestamptz + make_interval(secs => ${leaseSeconds})
      from due where p.notice_id = due.notice_id and p.device_id = due.device_id
      returning p.notice_id, p.device_id, p.attempts
    )
    select c.notice_id as "noticeId", c.device_id as "deviceId", c.attempts, n.key, n.words, n.address, a.language,
      d.endpoint, d.p256dh, d.auth
    from claimed c
    join notices n on n.id = c.notice_id
    join push_devices d on d.id = c.device_id
    join accounts a on a.id = d.account_id`);
  return rows;
}

async function sendOne(pushing: Pushing, keys: PushKeys, delivery: Delivery): Promise<boolean> {
  const { db, log, now } = pushing;
  const facts = { notice: delivery.noticeId, attempts: delivery.attempts };
  const status = await push(pushing, keys, delivery);
  if (typeof status === 'number' && status >= 200 && status < 300) {
    await removeDelivery(db, delivery);
    return true;
  }
  // Gone for good: the browser took its permission back, or the service is none of ours any more.
  if (status === 404 || status === 410 || status === 'unknown service') {
    await db.delete(pushDevices).where(eq(pushDevices.id, delivery.deviceId));
    log.info('forgot a device that notices were pushed to', { ...facts, status });
    return false;
  }
  const wait = waits[delivery.attempts - 1];
  const isRefused = typeof status === 'number' && status >= 400 && status < 500 && status !== 429;
  if (wait === undefined || isRefused) {
    await removeDelivery(db, delivery);
    log.error('a notice could not be pushed', { ...facts, status });
    return false;
  }
  const dueAt = new Date(now.getTime() + wait * 1000);
  await db.update(pushDeliveries).set({ dueAt }).where(isDelivery(delivery));
  log.warn('a notice could not be pushed and waits', { ...facts, status, seconds: wait });
  return false;
}

/** Asks the service; tells its status, or why there is none. */
async function push({ services, origin }: Pushing, keys: PushKeys, delivery: Delivery): Promise<number | string> {
  const { endpoint, p256dh, auth, words, language, address, key } = delivery;
  if (!isPushService(endpoint, services)) return 'unknown service';
  const payload = JSON.stringify({
    ...words[language],
    // A later notice of the same thing takes the place of the earlier one on the screen.
    tag: key,
    address: pageOutside(origin, address ?? '/me/notices', language),
    language,
  });
  try {
    const { method, headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject: origin.startsWith('https:') ? origin : 'https://localhost', ...keys },
      TTL: keptSeconds,
      contentEncoding: 'aes128gcm',
    });
    const answer = await fetch(endpoint, {
      method,
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      body: body as Buffer<ArrayBuffer>,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function isDelivery({ noticeId, deviceId }: Delivery) {
  return and(eq(pushDeliveries.noticeId, noticeId), eq(pushDeliveries.deviceId, deviceId));
}

async function removeDelivery(db: PortalDb, delivery: Delivery): Promise<void> {
  await db.delete(pushDeliveries).where(isDelivery(delivery));
}
