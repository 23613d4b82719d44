import axe from 'axe-core';
import { HtmlValidate } from 'html-validate';
import type { Page } from 'playwright-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Which rules of WCAG 2.2 AA a page breaks, and where. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    const runner = (window as unknown as { axe: typeof import('axe-core') }).axe;
    const found = await runner.run(document, { runOnly: { type: 'tag', values }, resultTypes: ['violations'] });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
    );
  }, rules);
}

/** What can be seen to stick out of a screen to the right. */
export function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= window.innerWidth) return [];
    const outside = [...document.body.querySelectorAll('*')].filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().right > window.innerWidth + 1,
    );
    return [`${document.documentElement.scrollWidth} px`, ...outside.map((element) => element.outerHTML.slice(0, 120))];
  });
}

/** The pictures of a page that have not come; those that wait to be scrolled to are sent for. */
export function missingPictures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    return pictures.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0).map(({ src }) => src);
  });
}

/** The standard's own rules, and those of access that a page can be held to without being drawn. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Written by React: `<br/>`, `disabled=""`.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'require-sri': 'off',
    'script-type': 'off',
    'tel-non-breaking': 'off',
    // A list may well have a name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});

/** What is no valid HTML in the text of a page. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
