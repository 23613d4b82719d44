import type pg from 'pg';
import type { Log } from '../log/create-log';
import { type Mail, MailError } from '../mail/mail';
import { type ClaimedMail, claimMails, noteDelayed, noteRefused, noteSent } from './outbox-queries';

export interface SendingOptions {
  readonly pool: pg.Pool;
  readonly mail: Mail;
  readonly log: Log;
  /** Seconds for which a taken mail is this process's: longer than any conversation lasts. Default 120. */
  readonly leaseSeconds?: number;
  /** Seconds to wait after each failed attempt; after the last of them a mail is given up. Default about three days. */
  readonly waits?: readonly number[];
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
export const DEFAULT_WAITS = [
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  HOUR,
  4 * HOUR,
  12 * HOUR,
  24 * HOUR,
  24 * HOUR,
] as const;

/** Few enough that a stop does not wait long, and that a dead process holds up few. */
const AT_ONCE = 5;

/**
 * Sends the mails that are due, once each, and returns how many were sent. Any number of processes may do it at once.
 *
 * A process that dies between the server's answer and its note sends that mail again, under the same Message-ID: a mail
 * may arrive twice then, but none is lost.
 */
export async function sendDueMails(options: SendingOptions, isStopped = () => false): Promise<number> {
  let sent = 0;
  while (!isStopped()) {
    const claimed = await claimMails(options.pool, AT_ONCE, options.leaseSeconds ?? 120);
    const outcomes = await Promise.all(claimed.map((mail) => sendOne(options, mail)));
    sent += outcomes.filter(Boolean).length;
    if (claimed.length < AT_ONCE) break;
  }
  return sent;
}

async function sendOne({ pool, mail, log, waits = DEFAULT_WAITS }: SendingOptions, claimed: ClaimedMail) {
  const { row, key, messageId, attempts, ...message } = claimed;
  const facts = { key, attempts };
  try {
    await mail.send({ ...message, id: messageId });
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    const wait = waits[attempts - 1];
    if (wait === undefined || (error instanceof MailError && error.outcome === 'refused')) {
      await noteRefused(pool, row, problem);
      log.error('a mail was refused and will not be sent', { ...facts, problem });
    } else {
      await noteDelayed(pool, row, problem, wait);
      log.warn('a mail could not be sent and waits', { ...facts, problem, seconds: wait });
    }
    return false;
  }
  await noteSent(pool, row);
  log.info('sent a mail', facts);
  return true;
}
