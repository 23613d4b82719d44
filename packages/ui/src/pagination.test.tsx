import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Pagination, pageWindow } from './pagination';

const words = { label: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` };
const draw = (page: number, pageCount: number) =>
  renderToStaticMarkup(<Pagination page={page} pageCount={pageCount} href={(n) => `/list?n=${n}`} words={words} />);

describe('the pages of a list', () => {
  it.each([
    [1, 1, '1'],
    [1, 3, '1 2 3'],
    [1, 7, '1 2 … 7'],
    [3, 7, '1 2 3 4 … 7'],
    [4, 7, '1 2 3 4 5 6 7'],
    [50, 100, '1 … 49 50 51 … 100'],
    [100, 100, '1 … 99 100'],
  ])('on page %s of %s are %s', (page, pageCount, expected) => {
    expect(
      pageWindow(page, pageCount)
        .map((entry) => entry.page ?? '…')
        .join(' '),
    ).toBe(expected);
  });

  it('are not drawn for a single page', () => {
    expect(draw(1, 1)).toBe('');
  });

  it('mark the current page and lead to its neighbours', () => {
    const html = draw(2, 3);
    expect(html).toContain('href="/list?n=2" aria-label="Page 2" aria-current="page"');
    expect(html).toContain('href="/list?n=1" rel="prev"');
    expect(html).toContain('href="/list?n=3" rel="next"');
  });

  it('offer no step beyond either end', () => {
    expect(draw(1, 3)).not.toContain('rel="prev"');
    expect(draw(3, 3)).not.toContain('rel="next"');
  });
});
