import type { DemoAnnouncement } from '../../demo/content/types';
import { announcements, announcementTexts } from '../database/schema';
import { demoMoment } from './demo-moment';
import { inEachLanguage } from './in-each-language';
import { insertRows } from './insert-rows';
import type { DemoWriter } from './load-demo';

export async function writeAnnouncements(
  { db, communityId, now }: DemoWriter,
  content: readonly DemoAnnouncement[],
): Promise<void> {
  const ids = await insertRows(
    db,
    announcements,
    content.map(({ day, isTop = false, state = 'published' as const }) => ({
      communityId,
      isTop,
      state,
      publishAt: state === 'draft' ? null : demoMoment(now, day),
    })),
  );
  await db
    .insert(announcementTexts)
    .values(
      content.flatMap(({ title, body }, place) => inEachLanguage({ title, body }, { announcementId: ids[place] ?? 0 })),
    );
}
