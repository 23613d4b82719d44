import { type SearchField, searchDocument } from '@selvedge/server-kit';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { productsToIndex, saveSearchDocuments } from './search-queries';

type Indexed = Awaited<ReturnType<typeof productsToIndex>>[number];

const atOnce = 200;

/** Makes the search documents of products anew, after they were added or changed. */
export async function indexProducts(db: CatalogueDatabase, ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += atOnce) {
    const rows = await productsToIndex(db, ids.slice(start, start + atOnce));
    await saveSearchDocuments(
      db,
      rows.map((row) => ({ productId: row.id, search: searchDocument(fieldsOf(row)) })),
    );
  }
}

function fieldsOf(product: Indexed): SearchField[] {
  const { texts } = product;
  return [
    { weight: 'A', text: product.articleNumber ?? '' },
    ...texts.map(({ title }): SearchField => ({ weight: 'A', text: title })),
    { weight: 'B', text: product.categories.join(' ') },
    { weight: 'B', text: product.tags.join(' ') },
    { weight: 'B', text: product.facets.join(' ') },
    {
      weight: 'B',
      text: [...product.fibres, ...product.certificates].map((row) => ('name' in row ? row.name : row.code)).join(' '),
    },
    ...texts.map(({ subtitle, summary }): SearchField => ({ weight: 'C', text: `${subtitle} ${summary}` })),
    { weight: 'C', text: product.attributes.map(({ value }) => value).join(' ') },
    { weight: 'C', text: product.options.flatMap(({ values }) => values).join(' ') },
    ...texts.map(({ bodyHtml }): SearchField => ({ weight: 'D', text: plainText(bodyHtml) })),
  ];
}

/** The words of HTML without its marks; entities are few in ours and only cost a word. */
function plainText(html: string): string {
  return html.replace(/<[^>]*>/g, ' ').replace(/&\w{1,10};/g, ' ');
}
