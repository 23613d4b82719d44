import type { DemoContent, DemoLink } from '../../demo/content';
import { navigationItems, navigationItemTexts } from '../database/schema';
import { addressOf } from '../record-address';
import { inLanguages } from './in-languages';
import { insertAll } from './insert-all';
import type { DemoAdding } from './load-demo';
import { idOf } from './numbering';

type Item = typeof navigationItems.$inferInsert & { readonly id: number };
type Numbered = { readonly row: Item; readonly link: DemoLink };

export async function addNavigation({ tx, content, pictures }: DemoAdding): Promise<void> {
  const items: Numbered[] = [];
  const add = (place: Item['place'], links: readonly DemoLink[], parentId: number | null): void => {
    for (const [position, link] of links.entries()) {
      const id = items.length + 1;
      const name = parentId === null ? undefined : pictureOf(content, link);
      const pictureId = pictures.get(name ?? '')?.id ?? null;
      items.push({ link, row: { id, place, parentId, position, pictureId, ...leadOf(content, link) } });
      add(place, link.children, id);
    }
  };
  add('header', content.navigation.header, null);
  add('footer', content.navigation.footer, null);
  await insertAll(
    tx,
    navigationItems,
    items.map(({ row }) => row),
  );
  await insertAll(
    tx,
    navigationItemTexts,
    items.flatMap(({ row, link }) => inLanguages((say) => ({ itemId: row.id, title: say(link.title) }))),
  );
}

/** Where a link leads, and what it is called in relate_type (specification §3). */
function leadOf(content: DemoContent, { target, children }: DemoLink) {
  const relateType = children.length > 0 ? 'polymerize' : 'link';
  const to = (href: string) => ({ relateType, href });
  switch (target.kind) {
    case 'path':
      return to(target.path);
    case 'external':
      return { ...to(target.url), target: '_blank' };
    case 'none':
      return to('');
    default: {
      const records = {
        category: content.categories,
        product: content.products,
        article: content.articles,
        video: content.videos,
      };
      return to(addressOf[target.kind]({ id: idOf(records[target.kind], target.slug), slug: target.slug }));
    }
  }
}

/** What an entry of a dropdown shows: the picture of its category, or the first one on the page that it leads to. */
function pictureOf({ categories, pages, articles, videos }: DemoContent, { target }: DemoLink): string | undefined {
  if (target.kind === 'category') return categories.find(({ slug }) => slug === target.slug)?.picture;
  if (target.kind !== 'path') return undefined;
  const lists: Readonly<Record<string, string | undefined>> = {
    '/product-products': categories[0]?.picture,
    '/article-list': articles[0]?.cover,
    '/video-list': videos[0]?.poster,
  };
  const page = pages.find(({ name }) => `/${name}` === target.path);
  return lists[target.path] ?? page?.sections.find(({ picture }) => picture !== null)?.picture ?? undefined;
}
