import { activities as content } from '../../demo/content/activities';
import { onlyRow } from '../database/only-row';
import { activities, activityEnrolments, activityTexts } from '../database/schema';
import { demoMoment } from './demo-moment';
import { inEachLanguage } from './in-each-language';
import type { DemoWriter } from './load-demo';
import type { WrittenCompanies } from './write-companies';

const hour = 3_600_000;

export async function writeActivities(writer: DemoWriter, companies: WrittenCompanies): Promise<void> {
  const everybody = [...companies.values()].flatMap(({ memberIds }) => memberIds);
  for (const activity of content) await writeActivity(writer, activity, everybody);
}

async function writeActivity(
  { db, communityId, now }: DemoWriter,
  activity: (typeof content)[number],
  everybody: readonly number[],
): Promise<void> {
  const { day, from, hours, seats, enrolled, audience, title, place, summary } = activity;
  const startsAt = demoMoment(now, day, from);
  const endsAt = new Date(startsAt.getTime() + hours * hour);
  const { id: activityId } = onlyRow(
    await db
      .insert(activities)
      .values({ communityId, startsAt, endsAt, seats, audience })
      .returning({ id: activities.id }),
  );
  await db.insert(activityTexts).values(inEachLanguage({ title, place, summary }, { activityId }));
  // One a quarter of an hour, beginning a month before, so that the order of arrival is known.
  const enrolments = everybody.slice(0, enrolled).map((memberId, place) => ({
    activityId,
    memberId,
    enrolledAt: new Date(startsAt.getTime() - 30 * 24 * hour + (place * hour) / 4),
  }));
  if (enrolments.length < enrolled) throw new Error(`The demo has too few members for ${title.en}.`);
  await db.insert(activityEnrolments).values(enrolments);
}
