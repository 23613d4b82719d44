import { describe, expect, it } from 'vitest';
import { firstPictureLink } from './first-picture.server';

const image = '<img src="/p/a_w960.webp" srcSet="/p/a_w480.webp 480w" sizes="50vw" alt="" fetchpriority="high"/>';

describe('the picture that a page is judged by', () => {
  it('is asked for by the page’s head, on phones in the widths for phones', () => {
    const source = '<source media="(max-width: 768px)" srcSet="/p/a_w360.webp 360w" sizes="100vw"/>';
    expect(firstPictureLink(`<p><picture>${source}${image}</picture>`)).toBe(
      '</p/a_w960.webp>; rel=preload; as=image; fetchpriority=high; imagesrcset="/p/a_w360.webp 360w"; imagesizes="100vw"; media="(max-width: 768px)", ' +
        '</p/a_w960.webp>; rel=preload; as=image; fetchpriority=high; imagesrcset="/p/a_w480.webp 480w"; imagesizes="50vw"; media="(min-width: 768.01px)"',
    );
  });

  it('is asked for everywhere in the same widths where phones have none of their own', () => {
    expect(firstPictureLink(image)).not.toContain('media');
  });

  it('is none where no picture comes first, or its address could end the header', () => {
    expect(firstPictureLink('<img src="/p/b.webp" alt="" loading="lazy"/>')).toBeUndefined();
    expect(firstPictureLink('<img src="/p/布.webp" alt="" fetchpriority="high"/>')).toBeUndefined();
  });
});
