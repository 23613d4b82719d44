import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { DemoProduct, Words } from '../../demo/content';
import {
  facetNames,
  pictureTexts,
  productAttributes,
  productCertificates,
  productFibres,
  productPictures,
  products,
  productTexts,
  productUses,
} from '../database/schema';
import { mediaAddress } from '../media/media-key';
import type { DemoPicture } from './add-pictures';
import { reducedRow } from './add-reductions';
import { stockRow } from './add-shop';
import { certificateCode, facetNamesOf } from './facet-names-of';
import { inLanguages } from './in-languages';
import { insertAll } from './insert-all';
import type { DemoAdding } from './load-demo';
import { dayStart, idAt, idOf } from './numbering';

export async function addProducts({ tx, content, pictures, folder, now }: DemoAdding): Promise<void> {
  const models = await readdir(path.join(folder, 'models')).catch(() => []);
  const all = content.products.map((product, index) => ({ ...product, id: idAt(index), position: index }));
  await insertAll(
    tx,
    products,
    all.map((product) => ({
      ...rowOf(product, idOf(content.categories, product.category)),
      ...stockRow(product, product.position),
      ...reducedRow(content.reductions, product.slug, now),
      ...modelOf(product, models, pictures),
    })),
  );
  await insertAll(tx, productTexts, all.flatMap(textsOf));
  await insertAll(tx, productAttributes, all.flatMap(attributesOf));
  await insertAll(
    tx,
    productFibres,
    all.flatMap(({ id, composition }) => composition.map((share, position) => ({ productId: id, position, ...share }))),
  );
  await insertAll(
    tx,
    productUses,
    all.flatMap(({ id, uses }) => uses.map(({ slug }, position) => ({ productId: id, position, code: slug }))),
  );
  await insertAll(
    tx,
    productCertificates,
    all.flatMap(({ id, certificates }) =>
      certificates.map(({ name, validUntil }, position) => {
        return { productId: id, position, code: certificateCode(name), name, validUntil };
      }),
    ),
  );
  await insertAll(tx, facetNames, facetNamesOf(content.products));

  const albums = all.map((product) => ({ product, album: albumOf(product, pictures) }));
  await insertAll(
    tx,
    productPictures,
    albums.flatMap(({ product, album }) =>
      album.map(({ id, kind, repeatMm }, position) => ({
        ...{ productId: product.id, position, pictureId: id, kind, repeatMm },
      })),
    ),
  );
  const described = new Map(
    albums.flatMap(({ product, album }) => album.map((picture) => [picture.id, { picture, product }])),
  );
  await insertAll(
    tx,
    pictureTexts,
    [...described.values()].flatMap(({ picture, product }) =>
      inLanguages((say, language) => ({
        pictureId: picture.id,
        alt: `${say(product.title)}${language === 'en' ? ', ' : '，'}${say(pictureWords[picture.kind])}`,
      })),
    ),
  );
}

type Numbered = DemoProduct & { readonly id: number; readonly position: number };

function rowOf(product: Numbered, categoryId: number): typeof products.$inferInsert {
  const { id, position, articleNumber, slug, addedAt, isHot, isNew, isRecommend, gsm, ne, weave, figures } = product;
  return {
    ...{ id, position, categoryId, articleNumber, slug, isHot, isNew, isRecommend, weave },
    addedAt: dayStart(addedAt),
    figures: [...figures],
    weightGsm: gsm,
    countNe: ne,
    priceMin: product.priceMinCents,
    priceMax: product.priceMaxCents,
    priceUnit: product.moqUnit,
  };
}

/** A product's model, when there is one, behind the picture that shows the cloth's fall best. */
function modelOf(product: Numbered, models: readonly string[], pictures: ReadonlyMap<string, DemoPicture>) {
  const file = `${product.slug}.glb`;
  if (!models.includes(file)) return {};
  const album = albumOf(product, pictures);
  const poster = album.find(({ kind }) => kind === 'drape') ?? album[0];
  return { modelUrl: mediaAddress('models', file), modelPictureId: poster?.id ?? null };
}

function textsOf({ id, title, summary, descriptionHtml }: Numbered) {
  return inLanguages((say) => ({
    productId: id,
    title: say(title),
    summary: say(summary),
    bodyHtml: say(descriptionHtml),
  }));
}

function attributesOf({ id, attributes }: Numbered) {
  return attributes.flatMap(({ key, name, value, second, unitCode, group }, position) =>
    inLanguages((say) => ({
      productId: id,
      position,
      group,
      code: key,
      name: say(name),
      value: say(value),
      second: second === undefined ? null : say(second),
      unitCode: unitCode ?? null,
    })),
  );
}

function albumOf({ pictures: names }: Numbered, pictures: ReadonlyMap<string, DemoPicture>): DemoPicture[] {
  return names.flatMap((name) => pictures.get(name) ?? []);
}

const pictureWords: Readonly<Record<DemoPicture['kind'], Words>> = {
  face: { en: 'the face at close range', 'zh-cn': '正面近景' },
  back: { en: 'the back', 'zh-cn': '反面' },
  drape: { en: 'draped', 'zh-cn': '垂感' },
  swatch: { en: 'a swatch', 'zh-cn': '色样' },
  pattern: { en: 'the repeat', 'zh-cn': '花型' },
  detail: { en: 'a detail', 'zh-cn': '细节' },
  pack: { en: 'as it is delivered', 'zh-cn': '交货包装' },
};
