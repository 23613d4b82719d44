import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseArticle } from './article';
import { parseContent } from './content';
import { parseContentItem } from './content-item';
import { contentType, contentTypes } from './content-type';
import { dateParts } from './date-parts';
import { parseDownload } from './download';
import { NO_OP_LINK } from './no-op-link';
import { pageTypes } from './page-types';
import { parseVideo } from './video';

describe('contentType', () => {
  it.each([
    [{ relate_type: 'video', content_type: 'article', price: 1 }, 'video'],
    [{ relate_type: 'page', content_type: 'article', price: 1 }, 'article'],
    [{ relate_type: '', content_type: 'download' }, 'download'],
    [{ relate_type: null, content_type: 'polymerize' }, 'polymerize'],
    [{ price: 0, cover_url: 'x', reads: 1 }, 'product'],
    [{ price_min: 480, cover_url: 'x' }, 'product'],
    [{ price_max: 480 }, 'product'],
    [{ cover_url: '/v1/2-a.jpg', reads: 1 }, 'video'],
    [{ reads: 0 }, 'article'],
    [{ show_time: 1_700_000_000 }, 'article'],
    [{ price: null, cover_url: '', reads: undefined, show_time: 5 }, 'article'],
    [{ title: 'About us' }, 'link'],
    [{ relate_type: 'toString' }, 'link'],
    [{}, 'link'],
    [[], 'link'],
    [null, 'link'],
    [undefined, 'link'],
    ['product', 'link'],
  ])('of %j is %s', (raw, type) => {
    expect(contentType(raw)).toBe(type);
  });

  it('does not look at what an item inherits', () => {
    expect(contentType(Object.create({ relate_type: 'product', price: 1 }))).toBe('link');
  });
});

describe('parseContentItem', () => {
  it('fills every field that is absent', () => {
    expect(parseContentItem({})).toEqual({
      ok: true,
      value: {
        sign: '',
        contentType: 'link',
        id: 0,
        href: NO_OP_LINK,
        target: '_self',
        title: '',
        subtitle: '',
        description: '',
        tab: '',
        image: null,
        hoverImage: null,
        coverUrl: '',
        alt: '',
        children: [],
      },
    });
  });

  it('translates every field that is there', () => {
    const image = {
      url: '/p1/2-a.jpg',
      watermarkUrl: '/p1/2-a.jpg',
      thumbnailUrl: '/p1/2-a.jpg',
      width: null,
      height: null,
      colour: null,
    };
    const raw = {
      sign: 's',
      relate_type: 'article',
      content_id: '12',
      page_url_suffix: '/article-detail/12-a',
      target: '_blank',
      title: 'T',
      subtitle: 'S',
      summary: 'D',
      tab: 'B',
      img: '/p1/2-a.jpg',
      hover_img: { url: '/p1/2-a.jpg', alt: 'over' },
      cover_url: '/v1/2-c.jpg',
      alt: 'A',
      children: [{ id: 3, title: 'child' }],
      unknown: 'dropped',
    };
    const parsed = parseContentItem(raw);
    expect(parsed).toMatchObject({
      ok: true,
      value: {
        sign: 's',
        contentType: 'article',
        id: 12,
        href: '/article-detail/12-a',
        target: '_blank',
        title: 'T',
        subtitle: 'S',
        description: 'D',
        tab: 'B',
        image: { ...image, alt: 'A' },
        hoverImage: { ...image, alt: 'over' },
        coverUrl: '/v1/2-c.jpg',
        alt: 'A',
        children: [{ id: 3, title: 'child', contentType: 'link', alt: 'child' }],
      },
    });
    expect(parsed.ok && Object.keys(parsed.value)).not.toContain('unknown');
  });

  it('prefers id to content_id', () => {
    const parsed = parseContentItem({ id: 1, content_id: 2 });
    expect(parsed.ok && parsed.value.id).toBe(1);
  });

  it.each([
    [{ url: '/a', watermark_url: '/w', thumbnail_url: '/t' }, ['/a', '/w', '/t']],
    [{ url: '/a' }, ['/a', '/a', '/a']],
    [{ url: '', watermark_url: '/w', thumbnail_url: '/t' }, ['/w', '/w', '/t']],
    [{ watermark_url: '/w' }, ['/w', '/w', '/w']],
    [{ url: null, thumbnail_url: '/t' }, ['/t', '/t', '/t']],
    ['/a', ['/a', '/a', '/a']],
  ])('falls back from address to address in %j', (img, [url, watermarkUrl, thumbnailUrl]) => {
    const parsed = parseContentItem({ img });
    expect(parsed.ok && parsed.value.image).toMatchObject({ url, watermarkUrl, thumbnailUrl });
  });

  it.each(['', {}, { url: '' }, null])('has no picture for %j', (img) => {
    const parsed = parseContentItem({ img });
    expect(parsed.ok && parsed.value.image).toBeNull();
  });

  it('reads a picture’s size, colour and text', () => {
    const parsed = parseContentItem({ title: 'T', img: { url: '/a', width: '1200', height: 800, colour: '#24324a' } });
    expect(parsed.ok && parsed.value.image).toMatchObject({ width: 1200, height: 800, colour: '#24324a', alt: 'T' });
  });

  it.each([
    [null, '', 200],
    ['text', '', 106],
    [{ title: 3 }, 'title', 116],
    [{ id: 'abc' }, 'id', 113],
    [{ children: {} }, 'children', 117],
    [{ children: [{}, { img: 5 }] }, 'children.1.img', 116],
  ])('says what is wrong with %j', (raw, path, code) => {
    expect(parseContentItem(raw)).toMatchObject({ ok: false, issues: [{ path, code }] });
  });

  it('pollutes no prototype', () => {
    const raw = JSON.parse(
      '{"title":"T","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"children":[{"__proto__":{"polluted":1}}]}',
    );
    const parsed = parseContentItem(raw);
    expect(parsed.ok).toBe(true);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    expect(parsed.ok && Object.getPrototypeOf(parsed.value)).toBe(Object.prototype);
    expect(parsed.ok && 'polluted' in parsed.value).toBe(false);
  });

  it('reads or refuses whatever comes, and never throws', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true, maxDepth: 4 }), (raw) => {
        expect(typeof parseContentItem(raw).ok).toBe('boolean');
        expect(typeof parseContent(raw).ok).toBe('boolean');
      }),
    );
  });
});

describe('parseArticle', () => {
  it('has its date in parts', () => {
    const parsed = parseArticle({
      id: 1,
      title: 'T',
      reads: '7',
      add_time: 1_700_000_000,
      show_time: 5,
      author: 'A',
      tags: ['denim'],
    });
    expect(parsed).toMatchObject({
      ok: true,
      value: {
        contentType: 'article',
        reads: 7,
        showTime: 1_700_000_000,
        year: 2023,
        month: 11,
        day: 14,
        author: 'A',
        tags: ['denim'],
      },
    });
  });

  it('takes show_time when add_time is absent', () => {
    const parsed = parseArticle({ show_time: 1_700_000_000 });
    expect(parsed.ok && parsed.value.showTime).toBe(1_700_000_000);
  });

  it('has no date when the time is not known', () => {
    expect(parseArticle({})).toMatchObject({
      ok: true,
      value: { reads: 0, showTime: 0, year: 0, month: 0, day: 0, contentHtml: '', author: '', tags: [] },
    });
  });

  it('says what is wrong', () => {
    expect(parseArticle({ add_time: 'yesterday' })).toMatchObject({
      ok: false,
      issues: [{ path: 'add_time', code: 113 }],
    });
  });
});

describe('dateParts', () => {
  it.each([
    [0, 0, 1970, 1, 1],
    [1_704_067_199, 0, 2023, 12, 31],
    [1_704_067_199, 480, 2024, 1, 1],
    [1_704_067_200, -60, 2023, 12, 31],
    [1_709_164_800, 0, 2024, 2, 29],
  ])('of %d at %d minutes is %d-%d-%d', (seconds, offset, year, month, day) => {
    expect(dateParts(seconds, offset)).toEqual({ year, month, day });
  });
});

describe('parseVideo', () => {
  it('knows the product that it shows', () => {
    expect(
      parseVideo({
        id: 2,
        cover_url: '/v1/2-c.jpg',
        product_thumb_prefix: '/p',
        product_url_suffix: '/product/7',
        product_id: 7,
        video_url: '/a.mp4',
        duration: 95,
        add_time: 5,
        content_html: '<p>x</p>',
      }),
    ).toMatchObject({
      ok: true,
      value: {
        contentType: 'video',
        coverUrl: '/v1/2-c.jpg',
        productThumbPrefix: '/p',
        productUrlSuffix: '/product/7',
        productId: 7,
        videoUrl: '/a.mp4',
        duration: 95,
        showTime: 5,
        contentHtml: '<p>x</p>',
      },
    });
  });

  it('may show none', () => {
    expect(parseVideo({})).toMatchObject({
      ok: true,
      value: {
        productThumbPrefix: '',
        productUrlSuffix: '',
        productId: 0,
        videoUrl: '',
        duration: 0,
        showTime: 0,
        contentHtml: '',
      },
    });
  });

  it('says what is wrong', () => {
    expect(parseVideo({ product_id: [] })).toMatchObject({ ok: false, issues: [{ path: 'product_id' }] });
  });
});

describe('parseDownload', () => {
  const raw = {
    id: 4,
    title: 'Card',
    page_url_suffix: '/files/card.pdf',
    target: '_self',
    file_name: 'card.pdf',
    size: 2048,
    add_time: 9,
  };

  it.each([0, false, '0', null])('opens in a new tab when is_limit is %j', (is_limit) => {
    expect(parseDownload({ ...raw, is_limit })).toMatchObject({
      ok: true,
      value: {
        contentType: 'download',
        isLimit: false,
        href: '/files/card.pdf',
        target: '_blank',
        fileName: 'card.pdf',
        size: 2048,
        showTime: 9,
      },
    });
  });

  it.each([1, true, '1'])('has an empty address in the same tab when is_limit is %j', (is_limit) => {
    expect(parseDownload({ ...raw, target: '_blank', is_limit })).toMatchObject({
      ok: true,
      value: { isLimit: true, href: '', target: '_self' },
    });
  });

  it('says what is wrong', () => {
    expect(parseDownload({ is_limit: 'maybe' })).toMatchObject({ ok: false, issues: [{ path: 'is_limit' }] });
  });
});

describe('parseContent', () => {
  it.each(contentTypes)('reads a %s as what it is', (type) => {
    const parsed = parseContent({ relate_type: type, title: 'T' });
    expect(parsed.ok && parsed.value.contentType).toBe(type);
  });

  it('reads what its kind adds', () => {
    expect(parseContent({ price_min: 480 })).toMatchObject({
      ok: true,
      value: { contentType: 'product', priceMin: 480 },
    });
    expect(parseContent({ reads: 3 })).toMatchObject({ ok: true, value: { reads: 3 } });
    expect(parseContent({ cover_url: 'x' })).toMatchObject({ ok: true, value: { productId: 0 } });
    expect(parseContent({ content_type: 'download' })).toMatchObject({ ok: true, value: { isLimit: false } });
  });

  it('says what is wrong', () => {
    expect(parseContent({ title: 1 })).toMatchObject({ ok: false, issues: [{ path: 'title', code: 116 }] });
  });
});

it('knows the page types of the specification', () => {
  expect(pageTypes).toEqual(['product_list', 'reduction_detail', 'product_discount_now', 'product_discount_upcoming']);
});
