import type { Locale } from '../../language/address';
import type { Values } from '../data-provider';
import { textsFromForm, textsToForm } from '../form-texts';

type Texts = Readonly<Record<Locale, Readonly<Record<string, unknown>> | null>>;

/** An entry of a list as it comes. */
export interface KeptItem {
  readonly id?: number;
  readonly texts?: Texts;
  readonly img?: { readonly url: string } | null;
  readonly [column: string]: unknown;
}

interface Shape {
  readonly columns: readonly string[];
  readonly texts: readonly string[];
  readonly picture?: boolean;
}

/** An entry as a form holds it. Its id stands under another name, because the form's own rows have one. */
export function itemToForm({ columns, picture = false }: Shape, item: KeptItem): Values {
  const texts = textsToForm(item.texts ?? { 'zh-cn': null, en: null });
  const own = Object.fromEntries(columns.map((column) => [column, item[column] ?? null]));
  return { record_id: item.id ?? null, ...own, texts, ...(picture ? { img_url: item.img?.url ?? null } : {}) };
}

/** An entry as it travels; a new one has no id. */
export function itemFromForm({ columns, texts, picture = false }: Shape, form: Values): Values {
  const own = Object.fromEntries(
    columns.map((column) => [column, form[column] === '' ? null : (form[column] ?? null)]),
  );
  return {
    ...(typeof form.record_id === 'number' ? { id: form.record_id } : {}),
    ...own,
    texts: textsFromForm(form.texts, texts),
    ...(picture ? { img_url: form.img_url || null } : {}),
  };
}

/** What names an entry: its first text, in the desk's language or else in the other one. */
export function itemTitle(
  { texts: [first] }: { readonly texts: readonly [string, ...string[]] },
  form: Values,
  locale: Locale,
) {
  const texts = form.texts as Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>> | undefined;
  return String(texts?.[locale]?.[first] || texts?.['zh-cn']?.[first] || texts?.en?.[first] || '');
}
