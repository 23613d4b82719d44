import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertImage, type ImageOptions } from './image';
import { imageStem, parseVariantPath, variantPath } from './image-address';

describe('imageStem', () => {
  it.each([
    ['/p12/345-oxford.jpg', '/p12/345-oxford'],
    ['p12/345-oxford.jpg', 'p12/345-oxford'],
    ['/p12/345.png', '/p12/345'],
    ['/p12/3,45.png', '/p12/3,45'],
    ['/a1/2_b.JPEG', '/a1/2_b'],
    ['/Z9/0x.bmp', '/Z9/0x'],
    ['/a1/2.b.webp', '/a1/2.b'],
    ['https://cdn.example/x/p12/345-oxford.jpg', 'https://cdn.example/x/p12/345-oxford'],
    ['/p12/345-牛津.jpg', '/p12/345-牛津'],
  ])('knows the picture %s', (url, stem) => {
    expect(imageStem(url)).toBe(stem);
  });

  it.each([
    '',
    '/logo.svg',
    '/p12/345-oxford.gif',
    '/p12/345-oxford.svg',
    '/p12/345-oxford.jpgx',
    '/p12/345-oxford',
    '/p12/oxford.jpg',
    '/pp12/345.jpg',
    '/p12x/345.jpg',
    '/p1.jpg/345',
    '/p/345.jpg',
    '/12/345.jpg',
    '/p12/x/345.jpg',
    '/p12345.jpg',
    '/p12/345.jpg?v=1',
    '/p12/345.jpg#x',
    '/p12/345?x.jpg',
    '/p12/3 45.jpg',
    ',/p12/345.jpg',
    '\\p12\\345.jpg',
    '/x\t/p12/345.jpg',
    '.jpg',
    '/.jpg',
    'p1/.jpg',
  ])('knows no picture in %j', (url) => {
    expect(imageStem(url)).toBeNull();
    expect(convertImage(url, { thumbnail: { type: 4, width: 640 } })).toBe(url);
  });
});

describe('convertImage', () => {
  const oxford = '/p12/345-oxford.jpg';

  it.each<[string, ImageOptions, string]>([
    ['nothing set', {}, '_t3_s100_q100.webp'],
    ['a width', { thumbnail: { width: 640 } }, '_t4_w640_q100.webp'],
    ['type 4 and a width', { thumbnail: { type: 4, width: 640 }, convert: { quality: '80' } }, '_t4_w640_q80.webp'],
    ['a broken width', { thumbnail: { type: 4, width: 639.6 } }, '_t4_w640_q100.webp'],
    ['type 4 without a width', { thumbnail: { type: 4 } }, '_t3_s100_q100.webp'],
    ['type 4 with width 0', { thumbnail: { type: 4, width: 0 } }, '_t3_s100_q100.webp'],
    ['type 4 with width 1', { thumbnail: { type: 4, width: 1 } }, '_t4_w1_q100.webp'],
    ['type 3 beside a width', { thumbnail: { type: 3, width: 640 } }, '_t3_s100_q100.webp'],
    ['type 3', { thumbnail: { type: 3, width: 640, scale: 50 } }, '_t3_s50_q100.webp'],
    ['a scale beside a width', { thumbnail: { width: 640, scale: '50' } }, '_t3_s50_q100.webp'],
    ['a phone’s quality', { convert: { quality: '90,70,80' }, device: 'phone' }, '_t3_s100_q70.webp'],
    ['a window’s scale', { thumbnail: { scale: '40,60,80,100' }, viewportWidth: 768 }, '_t3_s40_q100.webp'],
    ['a query', { query: 'v=2' }, '_t3_s100_q100.webp?v=2'],
    ['a query with its mark', { query: '?v=2' }, '_t3_s100_q100.webp?v=2'],
    ['an empty query', { query: '?' }, '_t3_s100_q100.webp'],
    ['a query with a space', { query: 'v=a b' }, '_t3_s100_q100.webp?v=a%20b'],
  ])('with %s', (_, options, ending) => {
    expect(convertImage(oxford, options)).toBe(`/p12/345-oxford${ending}`);
  });

  it('leaves a variant as it is', () => {
    const once = convertImage(oxford, { thumbnail: { width: 640 } });
    expect(convertImage(once, { thumbnail: { width: 220 } })).toBe(once);
  });

  it('changes nothing but pictures', () => {
    fc.assert(
      fc.property(fc.webUrl(), (url) => {
        const converted = convertImage(url, { thumbnail: { width: 640 } });
        expect(converted === url || imageStem(url) !== null).toBe(true);
      }),
    );
  });
});

describe('parseVariantPath', () => {
  it.each([
    ['/p12/345-oxford_t4_w640_q80.webp', { type: 4, width: 640, quality: 80 }],
    ['/p12/345-oxford_t3_s100_q100.webp', { type: 3, scale: 100, quality: 100 }],
    ['/p12/345-oxford_t4_w1920_q0.webp', { type: 4, width: 1920, quality: 0 }],
  ])('takes %s apart', (path, variant) => {
    expect(parseVariantPath(path)).toEqual({ stem: '/p12/345-oxford', variant });
  });

  it.each([
    '/p12/345-oxford.webp',
    '/p12/345-oxford_t4_w640_q80.jpg',
    '/p12/345-oxford_t4_w0_q80.webp',
    '/p12/345-oxford_t4_w064_q80.webp',
    '/p12/345-oxford_t4_w640_q101.webp',
    '/p12/345-oxford_t4_w640.webp',
    '/p12/345-oxford_t4_s100_q80.webp',
    '/p12/345-oxford_t3_w640_q80.webp',
    '/p12/345-oxford_t5_w640_q80.webp',
    '/p12/345-oxford_t4_w100000_q80.webp',
    '/p12/345-oxford_t4_w640_q80.webp?x',
    '/p12/345-oxford_t4_w640_q80.webp.webp',
    '/p12/345-oxford_t4_w640_q80_t.webp',
    '/p12/345-oxford_tx_t4_w640_q80x.webp',
    '/p12/oxford_t4_w640_q80.webp',
    '/../p12/_t4_w640_q80.webp',
  ])('finds no variant in %s', (path) => {
    expect(parseVariantPath(path)).toBeNull();
  });

  it('reads back what was written', () => {
    const quality = fc.integer({ min: 0, max: 100 });
    const variant = fc.oneof(
      fc.record({ type: fc.constant(4 as const), width: fc.integer({ min: 1, max: 99_999 }), quality }),
      fc.record({ type: fc.constant(3 as const), scale: fc.integer({ min: 1, max: 100 }), quality }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^\/[a-z]\d{1,4}\/\d{1,4}[a-z_t0-9.-]{0,20}$/), variant, (stem, made) => {
        expect(parseVariantPath(variantPath(stem, made))).toEqual({ stem, variant: made });
      }),
    );
  });
});
