import { categories, categoryTexts } from '../database/schema';
import { inLanguages } from './in-languages';
import { insertAll } from './insert-all';
import type { DemoAdding } from './load-demo';
import { idAt, idOf } from './numbering';

export async function addCategories({ tx, content, pictures }: DemoAdding): Promise<void> {
  const all = content.categories;
  await insertAll(
    tx,
    categories,
    all.map(({ slug, parent, picture }, index) => ({
      id: idAt(index),
      parentId: parent === null ? null : idOf(all, parent),
      position: index,
      slug,
      pictureId: pictures.get(picture)?.id ?? null,
    })),
  );
  await insertAll(
    tx,
    categoryTexts,
    all.flatMap(({ title, summary, figures }, index) =>
      inLanguages((say) => ({
        categoryId: idAt(index),
        title: say(title),
        summary: say(summary),
        figures: say(figures),
      })),
    ),
  );
}
