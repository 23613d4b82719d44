import { fibres as fibreNames } from '@selvedge/domain/textile';
import type { DemoProduct, Words } from '../../demo/content';
import type { facetNames } from '../database/schema';
import { inLanguages } from './in-languages';

type Row = typeof facetNames.$inferInsert;

/** The names of everything that products can be narrowed down by, each once. */
export function facetNamesOf(products: readonly DemoProduct[]): Row[] {
  const uses = products.flatMap((product) => product.uses.map(({ slug, name }) => [slug, name] as const));
  const fibres = products.flatMap((product) =>
    product.composition.map(({ code }) => [code, fibreNames[code]] as const),
  );
  const certificates = products.flatMap((product) =>
    product.certificates.map(({ name }) => [certificateCode(name), { en: name, 'zh-cn': name }] as const),
  );
  return [...rowsOf('use', uses), ...rowsOf('fibre', fibres), ...rowsOf('certificate', certificates)];
}

/** A certificate's name as a value of a filter: `OEKO-TEX STANDARD 100` is `oeko-tex-standard-100`. */
export function certificateCode(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

function rowsOf(kind: Row['kind'], named: readonly (readonly [value: string, name: Words])[]): Row[] {
  return [...new Map(named)].flatMap(([value, name], position) =>
    inLanguages((say) => ({ kind, value, position, name: say(name) })),
  );
}
