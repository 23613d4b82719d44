import type { OpenApiDocument } from './document-types';
import { anchor, escapeHtml, inline } from './html';
import { callSection, type Placed } from './reference-call';
import { fieldTable } from './reference-fields';
import { referenceStyle } from './reference-style';

/**
 * A page for people about a document of {@link openApiDocument}: its calls in their groups, their fields, the shapes
 * and the failures. It is complete in itself: no script, no picture, nothing from elsewhere.
 *
 * @example
 * const html = referencePage(openApiDocument(catalogueContract, { version: '1.0.0' }));
 * html.startsWith('<!doctype html>'); // true
 */
export function referencePage(document: OpenApiDocument): string {
  const { info, servers = [], tags, components } = document;
  const base = servers[0]?.url.replace(/\/$/, '') ?? '';
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method, address: base + path, operation })),
  );
  const groups = tags.map(({ name }) => ({
    name,
    own: operations.filter(({ operation }) => operation.tags[0] === name),
  }));
  const shapes = Object.entries(components.schemas).filter(([name]) => !isAnswerOf(name, operations));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)}: API reference</title>
<style>${referenceStyle}</style>
</head>
<body>
<header>
<p class="kind">API reference, version ${escapeHtml(info.version)}</p>
<h1>${escapeHtml(info.title)}</h1>
<p>${inline(info.description)}</p>
</header>
<nav aria-label="Calls">
<ul>
${groups.map(({ name, own }) => `<li><a href="#${anchor('group', name)}">${escapeHtml(name)}</a> ${contents(own)}</li>`).join('\n')}
<li><a href="#shapes">Shapes</a></li>
<li><a href="#failures">Failures</a></li>
</ul>
</nav>
<main>
${groups.map(({ name, own }) => group(name, own, components.schemas)).join('\n')}
<section id="shapes" aria-labelledby="shapes-title">
<h2 id="shapes-title">Shapes</h2>
${shapes.map(([name, schema]) => `<section id="${anchor('shape', name)}">\n<h3>${escapeHtml(name)}</h3>\n${fieldTable(schema)}\n</section>`).join('\n')}
</section>
<section id="failures" aria-labelledby="failures-title">
<h2 id="failures-title">Failures</h2>
<dl>
${Object.entries(components.responses)
  .map(
    ([name, answer]) =>
      `<dt id="${anchor('failure', name)}">${escapeHtml(name.replace('Failure', ''))}</dt><dd>${inline(answer.description)}</dd>`,
  )
  .join('\n')}
</dl>
</section>
</main>
</body>
</html>
`;
}

type Schemas = OpenApiDocument['components']['schemas'];

function contents(own: readonly Placed[]): string {
  return `<ul>${own.map(({ operation: { operationId } }) => `<li><a href="#${anchor('call', operationId)}">${escapeHtml(operationId)}</a></li>`).join('')}</ul>`;
}

function group(name: string, own: readonly Placed[], schemas: Schemas): string {
  const id = anchor('group', name);
  return `<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${escapeHtml(name)}</h2>
${own.map((placed) => callSection(placed, schemas)).join('\n')}
</section>`;
}

/** The data of a single call is shown with it, and not among the shapes. */
function isAnswerOf(name: string, operations: readonly Placed[]): boolean {
  const typeNames = operations.map(({ operation: { operationId } }) => operationId.replace(/[.]/g, '').toLowerCase());
  return typeNames.includes(name.toLowerCase());
}
