import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** Something that stands in a calendar. */
export interface CalendarEntry {
  /** The same entry has the same one for ever, in whatever file it stands. */
  readonly uid: string;
  readonly title: string;
  readonly place: string;
  readonly note: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isCancelled: boolean;
  /** Whether it is not sure yet that somebody takes part. */
  readonly isTentative?: boolean | undefined;
  /** When it changed last. */
  readonly changedAt: Date;
  readonly url?: string | undefined;
}

/** By which programs know an activity again, in the file of its own, the community's and a person's. */
export const activityKey = (activityId: number): string => `event-${activityId}`;

interface CalendarFile {
  readonly name: string;
  readonly language: string;
  readonly entries: readonly CalendarEntry[];
  /** When the file is made. */
  readonly now: Date;
}

/** An iCalendar file (RFC 5545), as calendar programs read it. */
export function calendarFile({ name, language, entries, now }: CalendarFile): string {
  const calendar = ical({
    name,
    prodId: { company: 'Selvedge', product: 'Portal', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    // How often programs are to look again, in seconds.
    ttl: 3600,
  });
  for (const entry of entries) {
    calendar.createEvent({
      id: entry.uid,
      start: entry.startsAt,
      end: entry.endsAt,
      stamp: now,
      lastModified: entry.changedAt,
      sequence: Math.floor(entry.changedAt.getTime() / 1000) - 1_700_000_000,
      summary: entry.title,
      ...(entry.place !== '' && { location: entry.place }),
      ...(entry.note !== '' && { description: entry.note }),
      ...(entry.url !== undefined && { url: entry.url }),
      status: statusOf(entry),
    });
  }
  return calendar.toString();
}

function statusOf({ isCancelled, isTentative = false }: CalendarEntry): ICalEventStatus {
  if (isCancelled) return ICalEventStatus.CANCELLED;
  return isTentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}
