import type { DemoAssociation, DemoEnterprise } from '../../demo/content/types';
import {
  categories,
  categoryTexts,
  companies,
  companyProducts,
  companyProductTexts,
  companyTexts,
  companyTrades,
} from '../database/schema';
import { demoMoment } from './demo-moment';
import { storedPicture } from './demo-pictures';
import { inEachLanguage } from './in-each-language';
import { insertRows } from './insert-rows';
import type { DemoWriter } from './load-demo';
import { writeMembers } from './write-members';

/** A company of the demo as it was written, with its people in the order of the content. */
interface WrittenCompany {
  readonly id: number;
  readonly memberIds: readonly number[];
}

/** The written companies by the content's keys. */
export type WrittenCompanies = ReadonlyMap<string, WrittenCompany>;

export async function writeCompanies(
  writer: DemoWriter,
  { enterprises: content, trades, regions }: Pick<DemoAssociation, 'enterprises' | 'trades' | 'regions'>,
): Promise<WrittenCompanies> {
  const { db, communityId, now } = writer;
  const tradeIds = await writeCategories(writer, 'trade', trades);
  const regionIds = await writeCategories(writer, 'region', regions);
  const ids = await insertRows(
    db,
    companies,
    content.map(({ rank, joined, picture, region, founded, employees, website, phone, email }) => ({
      communityId,
      rank,
      joinedAt: demoMoment(now, joined),
      picture: storedPicture(picture),
      regionId: regionIds.get(region) ?? null,
      foundedYear: founded,
      employees,
      website,
      phone,
      email,
      updatedAt: now,
    })),
  );
  const written = content.map((company, place) => ({ company, id: ids[place] ?? 0 }));
  await db
    .insert(companyTexts)
    .values(
      written.flatMap(({ company: { name, trade, introduction, address }, id }) =>
        inEachLanguage({ name, trade, introduction, address }, { companyId: id }),
      ),
    );
  await db
    .insert(companyTrades)
    .values(
      written.flatMap(({ company, id }) =>
        company.trades.map((key) => ({ companyId: id, categoryId: tradeIds.get(key) ?? 0 })),
      ),
    );
  await writeProducts(writer, written);
  const memberIds = await writeMembers(writer, written, regionIds);
  return new Map(written.map(({ company, id }) => [company.key, { id, memberIds: memberIds.get(id) ?? [] }]));
}

async function writeCategories(
  { db, communityId }: DemoWriter,
  kind: 'trade' | 'region',
  content: DemoAssociation['trades'],
): Promise<ReadonlyMap<string, number>> {
  const entries = Object.entries(content);
  const ids = await insertRows(
    db,
    categories,
    entries.map((_entry, sort) => ({ communityId, kind, sort })),
  );
  await db
    .insert(categoryTexts)
    .values(entries.flatMap(([, { title }], place) => inEachLanguage({ title }, { categoryId: ids[place] ?? 0 })));
  return new Map(entries.map(([key], place) => [key, ids[place] ?? 0]));
}

interface OfCompany {
  readonly company: DemoEnterprise;
  readonly id: number;
}

async function writeProducts({ db, communityId, now }: DemoWriter, written: readonly OfCompany[]): Promise<void> {
  const all = written.flatMap(({ company, id }) => company.products.map((product, sort) => ({ product, sort, id })));
  const ids = await insertRows(
    db,
    companyProducts,
    all.map(({ product, sort, id }, place) => ({
      communityId,
      companyId: id,
      sort,
      picture: storedPicture(product.picture),
      isPublished: true,
      // A few a day, so that the list of everybody's products has an order.
      updatedAt: demoMoment(now, -Math.floor(place / 4)),
    })),
  );
  await db
    .insert(companyProductTexts)
    .values(
      all.flatMap(({ product: { name, summary } }, place) =>
        inEachLanguage({ name, summary }, { productId: ids[place] ?? 0 }),
      ),
    );
}
