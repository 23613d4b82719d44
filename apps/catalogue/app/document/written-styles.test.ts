import { expect, it } from 'vitest';
import { keepWrittenStyles } from './written-styles';

/** A head with two styles that the page brought and the sheet of its fonts. */
function page() {
  const style = (href: string) => ({ getAttribute: () => href, isConnected: true });
  const styles = [style('/assets/site.css'), style('/assets/home.css')];
  const fonts = { href: '/assets/fonts.css' };
  const appended: unknown[] = [];
  const head = {
    querySelectorAll: (selector: string) => (selector.startsWith('style') ? styles : [fonts]),
    append: (...elements: unknown[]) => appended.push(...elements),
  };
  return { document: { head } as unknown as Document, styles, fonts, appended };
}

it('leaves routes only the sheets that the page did not bring', () => {
  const routes = {
    root: { css: ['/assets/site.css'] },
    home: { css: ['/assets/home.css', '/assets/site.css'] },
    list: { css: ['/assets/site.css', '/assets/list.css'] },
    data: {},
  };
  keepWrittenStyles(page().document, routes);
  expect(routes).toEqual({ root: { css: [] }, home: { css: [] }, list: { css: ['/assets/list.css'] }, data: {} });
});

it('puts the styles in again, in their order, only when the document was drawn anew', () => {
  const { document, styles, fonts, appended } = page();
  const putBack = keepWrittenStyles(document, {});
  putBack();
  expect(appended).toEqual([]);
  for (const style of styles) style.isConnected = false;
  putBack();
  expect(appended).toEqual([...styles, fonts]);
});
