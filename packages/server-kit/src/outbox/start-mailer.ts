import { repeat } from '../jobs/repeat';
import { forgetMails } from './outbox-queries';
import { type SendingOptions, sendDueMails } from './send-due-mails';

export interface MailerOptions extends SendingOptions {
  /** Milliseconds between looks into the outbox. Default 2,000. */
  readonly every?: number;
}

const DAY = 24 * 60 * 60 * 1000;

/** Long enough to tell somebody on the telephone what became of a mail. */
const KEPT_DAYS = 90;

/**
 * Sends what comes into the outbox for as long as the process lives, together with any other instance.
 *
 * @returns how to stop it; mails that are on their way are waited for.
 */
export function startMailer({ every = 2000, ...options }: MailerOptions): () => Promise<void> {
  const { pool, log } = options;
  let stopped = false;
  const stops = [
    repeat(() => sendDueMails(options, () => stopped), { name: 'sending of mails', every, log }),
    repeat(() => forgetMails(pool, KEPT_DAYS), { name: 'purge of old mails', every: DAY, first: 5 * 60_000, log }),
  ];
  return async () => {
    stopped = true;
    await Promise.all(stops.map((stop) => stop()));
  };
}
