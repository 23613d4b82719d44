import { drafts } from '@selvedge/domain/textile';
import { describe, expect, it } from 'vitest';
import { attributeGroups, type DemoProduct, type Words } from '../types';
import { productSeeds, products } from '.';
import { productFaults } from './product-faults';
import type { FabricSeed } from './seed';

const named = products.map((product, index) => [product.slug, product, index] as const);

const productOf = (slug: string): DemoProduct => {
  const product = products.find((candidate) => candidate.slug === slug);
  if (!product) throw new Error(`no ${slug}`);
  return product;
};

const fabricSeedOf = (slug: string): FabricSeed => {
  const seed = productSeeds.find((candidate) => candidate.slug === slug);
  if (seed?.kind !== 'fabric') throw new Error(`${slug} is no fabric`);
  return seed;
};

describe('the demo’s products', () => {
  it('are at least 72, each with a slug and an article number of its own', () => {
    expect(products.length).toBeGreaterThanOrEqual(72);
    expect(new Set(products.map(({ slug }) => slug)).size).toBe(products.length);
    expect(new Set(products.map(({ articleNumber }) => articleNumber)).size).toBe(products.length);
    for (const { articleNumber } of products) expect(articleNumber).toMatch(/^W[SLBWDFYH]-\d{4}$/);
  });

  it.each(named)('%s is told in both languages, each for itself', (_, product) => {
    for (const text of [product.title, product.summary, product.descriptionHtml]) expectTwoTexts(text);
    expect(product.summary.en).toMatch(/^[A-Z0-9][^\n]*\.$/);
    expect(product.summary['zh-cn']).toMatch(/。$/);
    for (const text of [product.descriptionHtml.en, product.descriptionHtml['zh-cn']]) {
      const paragraphs = text.split('</p>').length - 1;
      expect(paragraphs).toBeGreaterThanOrEqual(2);
      expect(paragraphs).toBeLessThanOrEqual(3);
      expect(text.replaceAll(/<\/?p>/g, '')).not.toMatch(/[<>]/);
    }
  });

  it.each(named)('%s names every attribute in both languages and once', (_, { attributes }) => {
    expect(new Set(attributes.map(({ key }) => key)).size).toBe(attributes.length);
    for (const { name, value, second, group } of attributes) {
      expectTwoTexts(name);
      expect(attributeGroups).toContain(group);
      for (const text of second ? [value, second] : [value]) {
        expect(text.en).not.toBe('');
        expect(text['zh-cn']).not.toBe('');
        if (text.en === text['zh-cn']) expect(text.en).toMatch(languageNeutral);
      }
    }
  });

  it.each(named)('%s carries the width, order and certificates of its kind', (_, product, index) => {
    const seed = productSeeds[index];
    expect(seed && productFaults(seed, product)).toEqual([]);
  });

  it.each(named)(
    '%s has a composition of 100 %, a known draft, a price and an offer of three figures',
    (_, product) => {
      expect(product.composition.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
      expect(product.weave === null ? product.kind : 'woven').toBe(product.weave === null ? 'yarn' : 'woven');
      if (product.weave !== null) expect(drafts[product.weave]).toBeTypeOf('function');
      expect(product.priceMinCents).toBeGreaterThan(0);
      expect(product.priceMaxCents).toBeGreaterThan(product.priceMinCents);
      expect(product.figures).toHaveLength(3);
      expect(product.addedAt).toMatch(/^202[56]-\d\d-\d\d$/);
    },
  );

  it('rejects a certificate, a width and an order that do not belong', () => {
    const poplin = productOf('poplin-white-133');
    const seed = fabricSeedOf('poplin-white-133');
    expect(productFaults({ ...seed, certificates: ['gots'] }, poplin)).toEqual(['GOTS without organic fibre']);
    expect(productFaults({ ...seed, certificates: ['rws'] }, poplin)).toEqual(['RWS on 0 % WO']);
    expect(productFaults({ ...seed, certificates: ['grs'] }, poplin)).toEqual(['GRS without recycled fibre']);
    expect(productFaults(seed, { ...poplin, widthCm: 160 })).toEqual(['160 cm is no shirting']);
    expect(productFaults(seed, { ...poplin, moq: 10 })).toEqual(['smallest order 10 m']);
    const selvedge = fabricSeedOf('selvedge-denim-14-raw');
    expect(productFaults(selvedge, { ...productOf('selvedge-denim-14-raw'), widthCm: 150 })).toEqual([
      '150 cm is no selvedge-denim',
    ]);
  });

  it('derives the figures of the known cloths', () => {
    expect(productOf('poplin-white-133').figures).toEqual(['127 g/m²', '148 cm', 'CO 100']);
    expect(productOf('herringbone-wool-blend-grey').figures).toEqual(['248 g/m²', '150 cm', 'WO 70 PA 30']);
    expect(productOf('denim-12-3-classic').figures).toEqual(['12.3 oz', '160 cm', 'CO 100']);
    expect(productOf('voile-white-fine').gsm).toBe(68);
  });
});

/** Figures, units, codes and standards read the same in both languages. */
const languageNeutral = /^[\d.,×/ –-]*(?:(?:g\/m²|oz\/yd²|cN\/tex|tex|Ne|Nm|K|ISO|[A-Z]{2,3})[\d.,×/ –A-Z-]*)*$/;

function expectTwoTexts(text: Words): void {
  expect(text.en.trim()).not.toBe('');
  expect(text['zh-cn']).toMatch(/\p{Script=Han}/u);
  expect(text.en).not.toMatch(/\p{Script=Han}/u);
  expect(text.en).not.toBe(text['zh-cn']);
}
