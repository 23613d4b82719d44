import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from './picture';

const oxford = { url: '/p1/12-oxford.webp', width: 1280, height: 1600, colour: '#a1b0c5', alt: 'Oxford, face' };

describe('a picture', () => {
  it('offers the widths of its place that the original can fill', () => {
    const html = renderToStaticMarkup(<Picture source={oxford} list="detail" sizes="50vw" />);
    expect(html).toContain('/p1/12-oxford_t4_w1080_q80.webp 1080w');
    expect(html).not.toContain('_w1920_');
    expect(html).toContain('sizes="50vw"');
  });

  it('is sent to phones smaller and no wider than their eyes can see', () => {
    const html = renderToStaticMarkup(<Picture source={oxford} list="detail" sizes="50vw" />);
    const [, phones] = /<source media="\(max-width: 768px\)" srcSet="([^"]+)" sizes="50vw"/.exec(html) ?? [];
    expect(phones).toMatch(/^\/p1\/12-oxford_t4_w220_q60\.webp 220w, /);
    expect(phones).toMatch(/ \/p1\/12-oxford_t4_w960_q60\.webp 960w$/);
  });

  it('is the same for all where its place has one width', () => {
    expect(renderToStaticMarkup(<Picture source={oxford} list="albumThumb" sizes="100px" />)).not.toContain('<source');
  });

  it('keeps its place while it loads, on its own average colour', () => {
    const html = renderToStaticMarkup(<Picture source={oxford} sizes="50vw" />);
    expect(html).toContain('width="1280" height="1600"');
    expect(html).toContain('fill="#a1b0c5"');
    expect(html).not.toContain('style=');
  });

  it.each([
    [true, 'loading="eager"', 'fetchpriority="high"'],
    [false, 'loading="lazy"', 'decoding="async"'],
  ])('with priority %s is loaded with %s and %s', (priority, ...attributes) => {
    const html = renderToStaticMarkup(<Picture source={oxford} sizes="50vw" priority={priority} />);
    for (const attribute of attributes) expect(html).toContain(attribute);
  });

  it('says nothing where the words beside it do', () => {
    expect(renderToStaticMarkup(<Picture source={oxford} sizes="50vw" decorative />)).toContain('alt=""');
    expect(renderToStaticMarkup(<Picture source={oxford} sizes="50vw" />)).toContain('alt="Oxford, face"');
  });

  it('that is missing shows ecru with a plain weave, and no image', () => {
    const html = renderToStaticMarkup(<Picture source={null} sizes="50vw" ratio="4 / 5" />);
    expect(html).toContain('empty');
    expect(html).not.toContain('<img');
  });
});
