import { articles, articleTexts } from '../database/schema';
import { inLanguages } from './in-languages';
import { insertAll } from './insert-all';
import type { DemoAdding } from './load-demo';
import { dayStart, idAt } from './numbering';

export async function addArticles({ tx, content, pictures }: DemoAdding): Promise<void> {
  await insertAll(
    tx,
    articles,
    content.articles.map(({ slug, addedAt, reads, cover }, index) => ({
      id: idAt(index),
      slug,
      reads,
      addedAt: dayStart(addedAt),
      pictureId: pictures.get(cover)?.id ?? null,
    })),
  );
  await insertAll(
    tx,
    articleTexts,
    content.articles.flatMap(({ title, summary, bodyHtml }, index) =>
      inLanguages((say) => ({
        articleId: idAt(index),
        title: say(title),
        summary: say(summary),
        bodyHtml: say(bodyHtml),
      })),
    ),
  );
}
