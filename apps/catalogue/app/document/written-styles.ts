/** What the styles that stand in a page are known by: the address of the sheet they came from. */
export const sheetAttribute = 'data-sheet';

interface RouteSheets {
  css?: string[];
}

/**
 * Takes the styles that the page brought with it off the list of what routes need, so that they are not asked for
 * again. What is given back puts them in again should React have to draw the document anew.
 */
export function keepWrittenStyles(page: Document, routes: Readonly<Record<string, RouteSheets>>): () => void {
  const written = [...page.head.querySelectorAll(`style[${sheetAttribute}]`)];
  const known = new Set(written.map((style) => style.getAttribute(sheetAttribute)));
  for (const route of Object.values(routes)) {
    if (route.css) route.css = route.css.filter((href) => !known.has(href));
  }
  const fonts = page.head.querySelectorAll('link[rel="stylesheet"]');
  return () => {
    if (written.some((style) => !style.isConnected)) page.head.append(...written, ...fonts);
  };
}
