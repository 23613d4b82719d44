/** HTML in which everything that people wrote is text. Made by {@link html} only. */
export interface SafeHtml {
  readonly markup: string;
}

type Filling = string | number | SafeHtml | readonly SafeHtml[] | undefined;

/**
 * HTML from a template: what is filled in is escaped, unless it is such HTML itself. Nothing is filled in for undefined.
 *
 * @example
 * html`<p>${'<script>'}</p>`.markup; // '<p>&lt;script&gt;</p>'
 */
export function html(parts: TemplateStringsArray, ...fillings: readonly Filling[]): SafeHtml {
  return { markup: String.raw({ raw: parts }, ...fillings.map(markupOf)) };
}

function markupOf(filling: Filling): string {
  if (filling === undefined) return '';
  if (typeof filling !== 'object') return escapeHtml(String(filling));
  return 'markup' in filling ? filling.markup : filling.map(({ markup }) => markup).join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
