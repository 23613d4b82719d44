import type { DemoAssociation } from '../../demo/content/types';
import { onlyRow } from '../database/only-row';
import { news, newsCategories, newsCategoryTexts, newsTexts } from '../database/schema';
import { demoMoment } from './demo-moment';
import { storedPicture } from './demo-pictures';
import { inEachLanguage } from './in-each-language';
import { insertRows } from './insert-rows';
import type { DemoWriter } from './load-demo';

export async function writeNews(
  writer: DemoWriter,
  { categories, items: content }: DemoAssociation['news'],
): Promise<void> {
  const categoryIds = await writeCategories(writer, categories);
  const { db, communityId, now } = writer;
  const ids = await insertRows(
    db,
    news,
    content.map(({ category, day, isTop = false, picture, state = 'published' as const }) => ({
      communityId,
      categoryId: categoryIds.get(category) ?? 0,
      isTop,
      state,
      publishAt: state === 'draft' ? null : demoMoment(now, day),
      createdAt: demoMoment(now, Math.min(day, 0) - 1),
      updatedAt: demoMoment(now, Math.min(day, 0)),
      picture: storedPicture(picture),
    })),
  );
  await db
    .insert(newsTexts)
    .values(
      content.flatMap(({ title, summary, body }, place) =>
        inEachLanguage({ title, summary, body }, { newsId: ids[place] ?? 0 }),
      ),
    );
}

async function writeCategories(
  { db, communityId }: DemoWriter,
  categories: DemoAssociation['news']['categories'],
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (const [sort, [key, title]] of Object.entries(categories).entries()) {
    const { id: categoryId } = onlyRow(
      await db.insert(newsCategories).values({ communityId, sort }).returning({ id: newsCategories.id }),
    );
    await db.insert(newsCategoryTexts).values(inEachLanguage({ title }, { categoryId }));
    ids.set(key, categoryId);
  }
  return ids;
}
