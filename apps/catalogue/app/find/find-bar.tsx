import { Form, useFetcher, useLocation } from '@remix-run/react';
import { classNames } from '@selvedge/ui';
import { useId } from 'react';
import { DesignField } from '../draft/design-field';
import { carriedParameter, carriedProducts } from '../inquiry/carried-products';
import { useHydrated } from '../layout/use-hydrated';
import { useSiteAddress } from '../links/site-link';
import { m } from '../paraglide/messages';
import styles from './find-bar.module.css';
import { type FacetName, facetNames, type ProductFilters } from './product-filters';

interface FacetValue {
  readonly value: string;
  readonly name: string;
  readonly count: number;
}

/** What the products can be narrowed down by, and how many there are. */
export type Facets = { readonly [F in FacetName]: readonly FacetValue[] } & { readonly total: number };

const facetTitles = {
  use: m.facet_use,
  weight: m.facet_weight,
  fibre: m.facet_fibre,
  count: m.facet_count,
  certificate: m.facet_certificate,
} as const satisfies Record<FacetName, () => string>;

/**
 * Finds cloth by its figures. A plain form that asks for a list; scripts keep the number on its button and the values
 * on offer in step with what is chosen.
 */
export function FindBar({
  facets,
  chosen = {},
  action = '/product-products',
  categoryId,
  sort,
  isCompact = false,
}: {
  readonly facets: Facets;
  readonly chosen?: ProductFilters;
  readonly action?: string;
  readonly categoryId?: number | undefined;
  readonly sort?: string | undefined;
  /** Above a list a phone shows the facets as one row to be pushed along, so that the list itself comes into view. */
  readonly isCompact?: boolean;
}) {
  const address = useSiteAddress();
  const isHydrated = useHydrated();
  const counted = useFetcher<Facets>();
  const carried = carriedProducts(useLocation().search);
  const current = counted.data ?? facets;

  const count = (form: HTMLFormElement) => {
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value) query.set(name, value);
    if (categoryId !== undefined) query.set('category_id', String(categoryId));
    counted.load(`${address('/find-count')}?${query}`);
  };

  return (
    <Form
      className={classNames(styles.bar, isCompact && styles.compact)}
      method="get"
      action={address(action)}
      aria-label={m.find_cloth()}
      onChange={(event) => count(event.currentTarget)}
    >
      <h2 className={styles.title}>{m.find_cloth()}</h2>
      <div className={styles.facets}>
        {facetNames.map((name) => (
          <FacetSelect key={name} name={name} values={current[name]} {...(chosen[name] && { chosen: chosen[name] })} />
        ))}
      </div>
      {sort && sort !== 'recommended' && <input type="hidden" name="sort" value={sort} />}
      {carried.length > 0 && <input type="hidden" name={carriedParameter} value={carried.join(',')} />}
      <DesignField />
      <button className={classNames(styles.show, counted.state !== 'idle' && styles.counting)} type="submit">
        <span aria-live="polite">{isHydrated ? m.show_count({ count: current.total }) : m.show_results()}</span>
      </button>
    </Form>
  );
}

function FacetSelect({
  name,
  values,
  chosen = '',
}: {
  readonly name: FacetName;
  readonly values: readonly FacetValue[];
  readonly chosen?: string;
}) {
  const id = useId();
  const isMissing = chosen !== '' && !values.some(({ value }) => value === chosen);
  return (
    <div className={styles.facet}>
      <label className={styles.label} htmlFor={id}>
        {facetTitles[name]()}
      </label>
      <select key={chosen} id={id} className={styles.select} name={name} defaultValue={chosen}>
        <option value="">{m.any()}</option>
        {isMissing && <option value={chosen}>{chosen}</option>}
        {values.map(({ value, name: title, count }) => (
          <option key={value} value={value}>
            {title} ({count})
          </option>
        ))}
      </select>
    </div>
  );
}
