import type { JsonSchema, MediaType, Operation, Parameter } from './document-types';
import { shapeName } from './field-rows';
import { anchor, escapeHtml, inline } from './html';
import { fieldTable } from './reference-fields';

/** An operation with its place. */
export interface Placed {
  readonly method: string;
  readonly address: string;
  readonly operation: Operation;
}

/** One call: what it is for, who may make it, what it takes and what it gives. */
export function callSection(
  { method, address, operation }: Placed,
  schemas: Readonly<Record<string, JsonSchema>>,
): string {
  const id = anchor('call', operation.operationId);
  const parameters = operation.parameters.filter((parameter): parameter is Parameter => 'in' in parameter);
  const [[mediaType, body] = []] = Object.entries(operation.requestBody?.content ?? {});
  const answer = successBody(operation);
  const envelopedData = answer?.schema.properties?.data;
  const data = (envelopedData && schemas[shapeName(envelopedData) ?? '']) ?? envelopedData;
  return `<article id="${id}" aria-labelledby="${id}-title">
<h3 id="${id}-title">${escapeHtml(operation.operationId)}</h3>
<p class="address"><strong>${escapeHtml(method.toUpperCase())}</strong> <code>${escapeHtml(address)}</code></p>
<p>${inline(operation.summary)}</p>
<p class="facts">Access: ${escapeHtml(operation['x-access'])}. ${operation['x-idempotent'] ? 'May be sent twice.' : 'Must not be sent twice.'} Source: ${escapeHtml(operation['x-source'])}.</p>
${parameters.length > 0 ? `<h4>Request: path and query</h4>\n${fieldTable(asObject(parameters))}` : ''}
${body ? `<h4>Request: ${escapeHtml(mediaType ?? '')}</h4>\n${fieldTable(body.schema)}\n${example(body.example)}` : ''}
<h4>Answer: data</h4>
${data ? fieldTable(data) : ''}
${example(answer?.example)}
<p class="facts">Failures: ${failures(operation)}</p>
</article>`;
}

function successBody({ responses }: Operation): MediaType | undefined {
  const success = responses[200];
  if (!success || '$ref' in success) return undefined;
  return success.content['application/json'];
}

function asObject(parameters: readonly Parameter[]): JsonSchema {
  return {
    properties: Object.fromEntries(
      parameters.map(({ name, schema, description }) => [name, { ...schema, ...(description && { description }) }]),
    ),
    required: parameters.flatMap(({ name, required }) => (required ? [name] : [])),
  };
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
