import path from 'node:path';
import { root } from '../house/root.mjs';
import { publishedPackages } from '../quality/packages.mjs';
import { formatPages } from './format-pages.mjs';
import { readExports } from './read-exports.mjs';

/** Where the pages lie, below the checkout. */
export const referenceFolder = 'docs/reference';

const sections = /** @type {const} */ ([
  ['function', 'Functions'],
  ['class', 'Classes'],
  ['constant', 'Constants and schemas'],
  ['type', 'Types'],
]);

/**
 * The reference pages of the published packages: one for every entry, and a list of them.
 *
 * @returns {Promise<ReadonlyMap<string, string>>} the text of each page by its file name
 */
export function referencePages() {
  const pages = publishedPackages().flatMap(({ name, entries }) =>
    entries.map(({ specifier, source }) => ({
      entry: specifier,
      file: `${specifier.replace('@selvedge/', '').replaceAll('/', '-')}.md`,
      readme: `../../packages/${name}/README.md`,
      exported: readExports(source),
    })),
  );
  return formatPages(
    new Map([
      ['README.md', contents(pages)],
      ...pages.map((page) => /** @type {const} */ ([page.file, pageText(page)])),
    ]),
  );
}

/** @typedef {import('./read-exports.mjs').DocumentedExport} DocumentedExport */
/** @typedef {{ entry: string, file: string, readme: string, exported: readonly DocumentedExport[] }} Page */

/** @param {readonly Page[]} pages */
function contents(pages) {
  const rows = pages.map(({ entry, file, exported }) => `| [\`${entry}\`](${file}) | ${exported.length} |`);
  return `# Reference of the published packages

Written by \`node scripts/write-reference.mjs\` from the docstrings; change those, not these pages. What each package is
for, and how it is installed, stands in its own README below \`packages/\`. The calls of the servers have a reference of
their own, which each application serves beside its \`/openapi.json\`.

| entry | exports |
| --- | --- |
${rows.join('\n')}
`;
}

/** @param {Page} page */
function pageText({ entry, readme, exported }) {
  const parts = sections.flatMap(([kind, title]) => {
    const own = exported.filter((candidate) => candidate.kind === kind);
    return own.length === 0 ? [] : [`## ${title}`, ...own.map(exportText)];
  });
  return `# ${entry}\n\nWhat it is for and how it is installed: [README](${readme}).\n\n${parts.join('\n\n')}\n`;
}

/** @param {DocumentedExport} exported */
function exportText({ name, summary, signature, parameters, failures, examples, file }) {
  const source = path.relative(path.join(root, referenceFolder), file).split(path.sep).join('/');
  return [
    `### ${name}`,
    summary,
    code(signature),
    parameters.map(({ name: parameter, text }) => `- \`${parameter}\`: ${text}`).join('\n'),
    failures.map((failure) => `Throws ${failure}.`.replace(/\.\.$/, '.')).join('\n\n'),
    ...examples.map((example) => `Example:\n\n${code(example)}`),
    `[Source](${source})`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** @param {string} text */
function code(text) {
  return `\`\`\`ts\n${text}\n\`\`\``;
}
