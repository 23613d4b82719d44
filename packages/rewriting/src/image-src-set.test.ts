import { describe, expect, it } from 'vitest';
import { type ImageListName, imageLists, imageSizes } from './image-lists';
import { imageSrcSet } from './image-src-set';

const oxford = '/p12/345-oxford.jpg';
const wide = [220, 300, 360, 540, 640, 720, 800, 960, 1024, 1440, 1920];

describe('imageLists', () => {
  it.each<[ImageListName, number[]]>([
    ['list', wide],
    ['bannerList', wide],
    ['productList', wide],
    ['searchList', wide],
    ['detail', [220, 300, 360, 540, 640, 720, 800, 960, 1080, 1920]],
    ['headerBasic', [70]],
    ['headerFlat', [140]],
    ['albumThumb', [100]],
    ['productGuide', [86]],
  ])('has the widths of the specification for %s', (name, widths) => {
    expect(imageLists[name]).toEqual(widths);
  });
});

describe('imageSrcSet', () => {
  it.each(Object.keys(imageLists) as ImageListName[])(
    'names every width of %s once, ascending, with its sizes',
    (name) => {
      const { src, srcSet, sizes } = imageSrcSet(oxford, name, { convert: { quality: '80' } });
      expect(srcSet).toBe(imageLists[name].map((w) => `/p12/345-oxford_t4_w${w}_q80.webp ${w}w`).join(', '));
      expect(sizes).toBe(imageSizes[name]);
      expect(srcSet).toContain(src);
    },
  );

  it('falls back to a middling width', () => {
    expect(imageSrcSet(oxford, 'list').src).toBe('/p12/345-oxford_t4_w720_q100.webp');
    expect(imageSrcSet(oxford, [1000, 2000]).src).toBe('/p12/345-oxford_t4_w1000_q100.webp');
  });

  it('leaves out what is wider than the original, but never everything', () => {
    expect(imageSrcSet(oxford, [220, 640, 1920], { originalWidth: 640 }).srcSet).toBe(
      '/p12/345-oxford_t4_w220_q100.webp 220w, /p12/345-oxford_t4_w640_q100.webp 640w',
    );
    expect(imageSrcSet(oxford, [220, 640], { originalWidth: 100 }).srcSet).toBe(
      '/p12/345-oxford_t4_w220_q100.webp 220w',
    );
  });

  it('takes the device’s quality and the query', () => {
    expect(imageSrcSet(oxford, [70], { convert: { quality: '90,60' }, device: 'phone', query: 'v=2' })).toEqual({
      src: '/p12/345-oxford_t4_w70_q60.webp?v=2',
      srcSet: '/p12/345-oxford_t4_w70_q60.webp?v=2 70w',
      sizes: undefined,
    });
  });

  it('lets the caller say the sizes', () => {
    expect(imageSrcSet(oxford, 'list', { sizes: '50vw' }).sizes).toBe('50vw');
  });

  it.each(['/logo.svg', 'https://example.com/a.jpg', '/p12/345-oxford_t4_w640_q80.webp', ''])(
    'gives %j back as the plain source',
    (url) => {
      expect(imageSrcSet(url, 'list')).toEqual({ src: url, srcSet: undefined, sizes: undefined });
    },
  );

  it('gives the plain source for an empty list', () => {
    expect(imageSrcSet(oxford, [])).toEqual({ src: oxford, srcSet: undefined, sizes: undefined });
  });
});
