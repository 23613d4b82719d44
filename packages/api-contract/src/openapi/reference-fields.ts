import type { JsonSchema } from './document-types';
import { type FieldRow, fieldRows } from './field-rows';
import { anchor, escapeHtml, inline } from './html';

/** The fields of an object as a table; named shapes are links to where they are written out. */
export function fieldTable(schema: JsonSchema): string {
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
