import { newsCategories as categories, news as content } from '../../demo/content/news';
import { news, newsCategories, newsCategoryTexts, newsTexts } from '../database/schema';
import { demoMoment } from './demo-moment';
import { storedPicture } from './demo-pictures';
import { inEachLanguage } from './in-each-language';
import type { DemoWriter } from './load-demo';
import { onlyRow } from './only-row';

export async function writeNews(writer: DemoWriter): Promise<void> {
  const categoryIds = await writeCategories(writer);
  const { db, communityId, now } = writer;
  for (const { category, day, isTop = false, picture, ...texts } of content) {
    const categoryId = categoryIds.get(category);
    if (categoryId === undefined) throw new Error(`The demo has no news category ${category}.`);
    const publishAt = demoMoment(now, day);
    const { id: newsId } = onlyRow(
      await db
        .insert(news)
        .values({ communityId, categoryId, isTop, state: 'published', publishAt, picture: storedPicture(picture) })
        .returning({ id: news.id }),
    );
    await db.insert(newsTexts).values(inEachLanguage(texts, { newsId }));
  }
}

async function writeCategories({ db, communityId }: DemoWriter): Promise<ReadonlyMap<string, number>> {
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
