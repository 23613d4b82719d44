import type { JsonSchema, OpenApiDocument, Operation, Parameter } from './document-types';
import { escapeHtml } from './escape-html';
import { type FieldRow, fieldRows, shapeName } from './field-rows';
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
${shapes.map(([name, schema]) => `<section id="${anchor('shape', name)}">\n<h3>${escapeHtml(name)}</h3>\n${fields(schema)}\n</section>`).join('\n')}
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

interface Placed {
  readonly method: string;
  readonly address: string;
  readonly operation: Operation;
}

type Schemas = OpenApiDocument['components']['schemas'];

function contents(own: readonly Placed[]): string {
  return `<ul>${own.map(({ operation: { operationId } }) => `<li><a href="#${anchor('call', operationId)}">${escapeHtml(operationId)}</a></li>`).join('')}</ul>`;
}

function group(name: string, own: readonly Placed[], schemas: Schemas): string {
  const id = anchor('group', name);
  return `<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${escapeHtml(name)}</h2>
${own.map((placed) => call(placed, schemas)).join('\n')}
</section>`;
}

function call({ method, address, operation }: Placed, schemas: Schemas): string {
  const id = anchor('call', operation.operationId);
  const parameters = operation.parameters.filter((parameter): parameter is Parameter => 'in' in parameter);
  const [[mediaType, body] = []] = Object.entries(operation.requestBody?.content ?? {});
  const answer = answerSchema(operation);
  const data = (answer && schemas[shapeName(answer) ?? '']) ?? answer;
  return `<article id="${id}" aria-labelledby="${id}-title">
<h3 id="${id}-title">${escapeHtml(operation.operationId)}</h3>
<p class="address"><strong>${escapeHtml(method.toUpperCase())}</strong> <code>${escapeHtml(address)}</code></p>
<p>${inline(operation.summary)}</p>
<p class="facts">Access: ${escapeHtml(operation['x-access'])}. ${operation['x-idempotent'] ? 'May be sent twice.' : 'Must not be sent twice.'} Source: ${escapeHtml(operation['x-source'])}.</p>
${parameters.length > 0 ? `<h4>Request: path and query</h4>\n${fields(asObject(parameters))}` : ''}
${body ? `<h4>Request: ${escapeHtml(mediaType ?? '')}</h4>\n${fields(body.schema)}\n${example(body.example)}` : ''}
<h4>Answer: data</h4>
${data ? fields(data) : ''}
<p class="facts">Failures: ${failures(operation)}</p>
</article>`;
}

function answerSchema({ responses }: Operation): JsonSchema | undefined {
  const success = responses[200];
  if (!success || '$ref' in success) return undefined;
  return success.content['application/json']?.schema.properties?.data;
}

/** The data of a single call is shown with it, and not among the shapes. */
function isAnswerOf(name: string, operations: readonly Placed[]): boolean {
  const typeNames = operations.map(({ operation: { operationId } }) => operationId.replace(/[.]/g, '').toLowerCase());
  return typeNames.includes(name.toLowerCase());
}

function asObject(parameters: readonly Parameter[]): JsonSchema {
  return {
    properties: Object.fromEntries(
      parameters.map(({ name, schema, description }) => [name, { ...schema, ...(description && { description }) }]),
    ),
    required: parameters.flatMap(({ name, required }) => (required ? [name] : [])),
  };
}

function fields(schema: JsonSchema): string {
  const rows = fieldRows(schema);
  if (rows.length === 0) return '<p>No fields.</p>';
  return `<div class="scroll"><table>
<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Notes</th></tr></thead>
<tbody>
${rows.map(fieldRow).join('\n')}
</tbody>
</table></div>`;
}

function fieldRow({ name, type, shape, required, notes }: FieldRow): string {
  const words = escapeHtml(type);
  const linked = shape
    ? words.replace(escapeHtml(shape), `<a href="#${anchor('shape', shape)}">${escapeHtml(shape)}</a>`)
    : words;
  const optional = required ? '' : ' <span class="optional">optional</span>';
  return `<tr><th scope="row"><code>${escapeHtml(name)}</code>${optional}</th><td>${linked}</td><td>${notes.map(inline).join('; ')}</td></tr>`;
}

function example(value: unknown): string {
  if (value === undefined) return '';
  return `<pre tabindex="0"><code>${escapeHtml(JSON.stringify(value, null, 2))}</code></pre>`;
}

function failures({ responses }: Operation): string {
  return Object.keys(responses)
    .filter((status) => status !== '200')
    .map((status) => `<a href="#${anchor('failure', `Failure${status}`)}">${escapeHtml(status)}</a>`)
    .join(' ');
}

function anchor(kind: string, name: string): string {
  return `${kind}-${name.replace(/[^A-Za-z0-9_.-]/g, '-')}`;
}

/** Text whose `code` is set as such. */
function inline(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}
