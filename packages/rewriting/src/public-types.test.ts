import { describe, expectTypeOf, it } from 'vitest';
import {
  convertImage,
  type Device,
  type IdAndName,
  type ImageListName,
  type ImageSources,
  type ImageVariant,
  type imageLists,
  type imageSizes,
  imageSrcSet,
  isDesignMode,
  isExternalLink,
  type ListPath,
  listPath,
  type NO_OP_LINK,
  pageNumber,
  parseIdAndName,
  parseListPath,
  rewriteLink,
} from './index';

describe('the types of the rewriting', () => {
  it('take a link that is missing, and always give a text', () => {
    expectTypeOf(rewriteLink).parameter(0).toEqualTypeOf<string | null | undefined>();
    expectTypeOf(rewriteLink).returns.toEqualTypeOf<string>();
    expectTypeOf(isExternalLink).toEqualTypeOf<(href: string, host: string) => boolean>();
    expectTypeOf(isDesignMode).toEqualTypeOf<(search: string) => boolean>();
    expectTypeOf<typeof NO_OP_LINK>().toEqualTypeOf<'javascript:;'>();
  });

  it('say null where an address cannot be read, so that nobody forgets it', () => {
    expectTypeOf(parseIdAndName).returns.toEqualTypeOf<IdAndName | null>();
    expectTypeOf(parseListPath).returns.toEqualTypeOf<ListPath | null>();
    // @ts-expect-error the slug may not be one
    void (() => parseIdAndName('abc').id);
  });

  it('read a page number from whatever an address holds', () => {
    expectTypeOf(pageNumber).parameter(0).toBeUnknown();
    expectTypeOf(pageNumber).returns.toEqualTypeOf<number>();
    expectTypeOf(listPath).parameters.toEqualTypeOf<[base: string, page: number]>();
  });

  it('know every list of widths and its sizes', () => {
    expectTypeOf<keyof typeof imageLists>().toEqualTypeOf<ImageListName>();
    expectTypeOf<keyof typeof imageSizes>().toEqualTypeOf<ImageListName>();
    expectTypeOf(imageSrcSet).parameter(1).toEqualTypeOf<ImageListName | readonly number[]>();
    expectTypeOf(imageSrcSet).returns.toEqualTypeOf<ImageSources>();
    // @ts-expect-error there is no such list
    void (() => imageSrcSet('/p1/1.webp', 'poster'));
  });

  it('tell the two kinds of variants apart', () => {
    expectTypeOf<Extract<ImageVariant, { type: 4 }>>().toHaveProperty('width');
    expectTypeOf<Extract<ImageVariant, { type: 3 }>>().not.toHaveProperty('width');
    expectTypeOf<Device>().toEqualTypeOf<'desktop' | 'phone' | 'tablet'>();
    // @ts-expect-error only the types 3 and 4 exist
    void convertImage('/p1/1.webp', { thumbnail: { type: 5 } });
  });
});
