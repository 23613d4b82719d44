import { announcements as content } from '../../demo/content/announcements';
import { announcements, announcementTexts } from '../database/schema';
import { demoMoment } from './demo-moment';
import { inEachLanguage } from './in-each-language';
import type { DemoWriter } from './load-demo';
import { onlyRow } from './only-row';

export async function writeAnnouncements({ db, communityId, now }: DemoWriter): Promise<void> {
  for (const { day, isTop = false, ...texts } of content) {
    const { id: announcementId } = onlyRow(
      await db
        .insert(announcements)
        .values({ communityId, isTop, state: 'published', publishAt: demoMoment(now, day) })
        .returning({ id: announcements.id }),
    );
    await db.insert(announcementTexts).values(inEachLanguage(texts, { announcementId }));
  }
}
