import { and, gt, min, ne } from 'drizzle-orm';
import type { PortalDb } from '../database/portal-db';
import { activities, announcements, news, recruitments } from '../database/schema';

export interface MomentsOptions {
  readonly db: PortalDb;
  readonly now: () => Date;
  /** Something has become public, or has closed, by the clock alone. */
  readonly onMoment: () => void;
}

export interface Moments {
  /** Looks for the next moment anew, after something was written. */
  readonly look: () => void;
  readonly stop: () => void;
}

/** Longer waits than a timer bears are cut into days. */
const day = 86_400_000;

/** Tells when the next scheduled item becomes public, a job closes or an activity begins or ends: pages that were kept are wrong from then on. */
export function watchMoments({ db, now, onMoment }: MomentsOptions): Moments {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const look = (): void => {
    nextMoment(db, now()).then(
      (moment) => {
        clearTimeout(timer);
        if (isStopped) return;
        const wait = Math.min(moment === null ? day : moment.getTime() - now().getTime(), day);
        timer = setTimeout(() => {
          onMoment();
          look();
        }, Math.max(wait, 0) + 1);
        timer.unref();
      },
      // The database is away: whoever asks then is told by the pages themselves.
      () => undefined,
    );
  };
  return {
    look,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

async function nextMoment(db: PortalDb, now: Date): Promise<Date | null> {
  const found = await Promise.all([
    db
      .select({ at: min(news.publishAt) })
      .from(news)
      .where(and(ne(news.state, 'draft'), gt(news.publishAt, now))),
    db
      .select({ at: min(announcements.publishAt) })
      .from(announcements)
      .where(and(ne(announcements.state, 'draft'), gt(announcements.publishAt, now))),
    db
      .select({ at: min(recruitments.closesAt) })
      .from(recruitments)
      .where(gt(recruitments.closesAt, now)),
    ...[activities.startsAt, activities.endsAt, activities.closesAt].map((at) =>
      db
        .select({ at: min(at) })
        .from(activities)
        .where(gt(at, now)),
    ),
  ]);
  const moments = found.flatMap(([row]) => row?.at ?? []).map((at) => at.getTime());
  return moments.length === 0 ? null : new Date(Math.min(...moments));
}
