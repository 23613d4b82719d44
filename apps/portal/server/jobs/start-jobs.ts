import { repeat, startMailer } from '@selvedge/server-kit';
import { erasePeople } from '../account/erase-people';
import { removeOldScanKeys } from '../account/scan-keys';
import { removeOldTickets } from '../account/socket-ticket';
import { passOnByTheClock, remindOfActivities } from '../activities/activity-jobs';
import { runDues } from '../fees/run-dues';
import { moveApplications } from '../joining/move-applications';
import { readPushServices } from '../notices/push-services';
import { removeOldNotices } from '../notices/remove-old-notices';
import { sendDuePushes } from '../notices/send-due-pushes';
import type { Resources } from '../resources';
import type { PortalSettings } from '../settings';
import { removeOldVisits } from '../third-party/visit-third-party';
import { removeOldProofs } from '../vcode/captcha-queries';
import { removeOldCodes } from '../vcode/code-queries';

const minute = 60_000;

/** What is worth nothing any more once its time is over. */
const passing = [
  removeOldCodes,
  removeOldProofs,
  removeOldScanKeys,
  removeOldTickets,
  removeOldVisits,
  removeOldNotices,
];

/** Starts what the portal does by itself; what is returned stops it. */
export function startJobs(
  { db, pool, mail, storage, now, log, origin, sites }: Resources,
  settings: Pick<PortalSettings, 'PUSH_SERVICES'>,
): () => Promise<void> {
  // First after a minute, also for a server that is restarted every night.
  const hourly = { every: 60 * minute, first: minute, log };
  const purge = async () => {
    for (const remove of passing) await remove(db, now());
  };
  const services = readPushServices(settings.PUSH_SERVICES);
  const push = () => sendDuePushes({ db, log, services, origin, now: now() });
  const originOf = (ccId: number) => {
    const site = sites.of(ccId);
    return site === undefined ? origin : sites.addressOf(site);
  };
  const stops = [
    startMailer({ pool, mail, log }),
    repeat(push, { name: 'pushing of notices', every: 2000, log }),
    repeat(() => moveApplications({ db, originOf, now: now() }), {
      name: 'applications that wait for nobody',
      // Who has paid the first dues sees the next stage while they still look.
      every: minute / 4,
      log,
    }),
    repeat(purge, { name: 'purge of old codes', ...hourly }),
    repeat(() => passOnByTheClock({ db, now: now(), origin }), {
      name: 'passing on of places',
      every: minute / 4,
      log,
    }),
    repeat(() => remindOfActivities({ db, now: now(), origin }), {
      name: 'reminders of activities',
      every: 10 * minute,
      first: minute,
      log,
    }),
    repeat(() => runDues({ db, originOf, now: now() }), { name: 'reminders and renewals of fees', ...hourly }),
    repeat(() => erasePeople({ db, storage, now: now() }), { name: 'erasure of people', ...hourly }),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
