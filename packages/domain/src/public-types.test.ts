import { describe, expectTypeOf, it } from 'vitest';
import {
  type Article,
  type Content,
  type ContentType,
  type Download,
  type ParseIssue,
  type ParseResult,
  type Product,
  parseContent,
  parseProduct,
  type Video,
} from './content';
import { discountLabel, maxDiscountPercent, orderTotals, type SalePhase, salePhase, startCountdown } from './discount';
import { type Inquiry, parseInquiry } from './inquiry';
import { addCents, type Cents, cents, formatCents, formatFixed, type PerMille, perMille, shareOfCents } from './money';
import { formatFileSize, randomString } from './text';
import { convertYarnCount } from './textile';

describe('the types of money', () => {
  it('refuse a bare number where cents or per mille are meant', () => {
    // @ts-expect-error a bare number may be dollars
    void formatCents(1990);
    // @ts-expect-error a bare number may be dollars
    void addCents(cents(1), 2);
    // @ts-expect-error a bare number may be a percentage
    void shareOfCents(cents(1000), 850);
    // @ts-expect-error the arguments are the wrong way round
    void (() => shareOfCents(perMille(850), cents(1000)));
    // @ts-expect-error a price is in cents
    void orderTotals([{ unitPrice: 480, quantity: 1 }], []);
  });

  it('make cents and per mille of numbers, and let them be read as numbers', () => {
    expectTypeOf(cents).toEqualTypeOf<(amount: number) => Cents>();
    expectTypeOf(perMille).toEqualTypeOf<(value: number) => PerMille>();
    expectTypeOf<Cents>().toExtend<number>();
    expectTypeOf(formatFixed).parameters.toEqualTypeOf<[value: number | string, precision: number]>();
    // @ts-expect-error a sum of cents is a plain number until it is checked
    const sum: Cents = cents(1) + cents(2);
    expectTypeOf(sum).toExtend<number>();
  });
});

describe('the types of discounts', () => {
  it('say null where there is nothing to show', () => {
    expectTypeOf(discountLabel).returns.toEqualTypeOf<string | null>();
    expectTypeOf(maxDiscountPercent).returns.toEqualTypeOf<number>();
    expectTypeOf(salePhase).returns.toEqualTypeOf<SalePhase>();
    expectTypeOf<SalePhase>().toEqualTypeOf<'now' | 'upcoming' | 'none'>();
  });

  it('ask for a clock and a ticking from outside', () => {
    // @ts-expect-error nothing here reads a clock by itself
    void (() => startCountdown({ target: 1, onTick: () => {}, onZero: () => {} }));
  });
});

describe('the types of content', () => {
  it('tell the kinds apart by their contentType', () => {
    expectTypeOf<Content['contentType']>().toEqualTypeOf<ContentType>();
    expectTypeOf<Extract<Content, { contentType: 'product' }>>().toEqualTypeOf<Product>();
    expectTypeOf<Extract<Content, { contentType: 'article' }>>().toEqualTypeOf<Article>();
    expectTypeOf<Extract<Content, { contentType: 'video' }>>().toEqualTypeOf<Video>();
    expectTypeOf<Extract<Content, { contentType: 'download' }>>().toEqualTypeOf<Download>();
  });

  it('take anything from outside and give a model or issues, never both', () => {
    expectTypeOf(parseProduct).parameter(0).toBeUnknown();
    expectTypeOf(parseProduct).returns.toEqualTypeOf<ParseResult<Product>>();
    expectTypeOf(parseContent).returns.toEqualTypeOf<ParseResult<Content>>();
    expectTypeOf(parseInquiry).returns.toEqualTypeOf<ParseResult<Inquiry>>();
    expectTypeOf<Extract<ParseResult<Product>, { ok: false }>['issues']>().toEqualTypeOf<readonly ParseIssue[]>();
    // @ts-expect-error whether there is a value must be asked first
    void (() => parseProduct({}).value);
  });

  it('cannot be changed once they are made', () => {
    // @ts-expect-error a model is read only
    void ((product: Product) => (product.title = 'Denim'));
  });
});

describe('the types of texts and textiles', () => {
  it('know the units of yarn counts', () => {
    expectTypeOf(convertYarnCount).returns.toEqualTypeOf<number>();
    // @ts-expect-error there is no such unit
    void (() => convertYarnCount(30, 'Ne', 'stone'));
  });

  it('let the source of randomness be chosen', () => {
    expectTypeOf(randomString).parameter(1).toEqualTypeOf<(() => number) | undefined>();
    expectTypeOf(formatFileSize).parameters.toEqualTypeOf<[bytes: number]>();
  });
});
