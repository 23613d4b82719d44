import { pageSections, writtenPages, writtenPageTexts } from '../database/schema';
import { inLanguages } from './in-languages';
import { insertAll } from './insert-all';
import type { DemoAdding } from './load-demo';

export async function addPages({ tx, content, pictures }: DemoAdding): Promise<void> {
  await insertAll(
    tx,
    writtenPages,
    content.pages.map(({ name }) => ({ name })),
  );
  await insertAll(
    tx,
    writtenPageTexts,
    content.pages.flatMap(({ name, title, description }) =>
      inLanguages((say) => ({ page: name, title: say(title), description: say(description) })),
    ),
  );
  await insertAll(
    tx,
    pageSections,
    content.pages.flatMap(({ name, sections }) =>
      sections.flatMap(({ kind, title, bodyHtml, picture, items }, position) =>
        inLanguages((say) => ({
          page: name,
          position,
          kind,
          title: say(title),
          bodyHtml: say(bodyHtml),
          pictureId: picture === null ? null : (pictures.get(picture)?.id ?? null),
          items: items.map((item) => ({
            name: say(item.name),
            value: say(item.value),
            ...(item.note === undefined ? {} : { note: say(item.note) }),
          })),
        })),
      ),
    ),
  );
}
