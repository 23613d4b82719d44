import { type CSSProperties, createContext, useContext, useId } from 'react';
import { useHydrated } from '../layout/use-hydrated';

/** Custom properties and what they are set to, in CSS; addresses in them are encoded. */
export type OwnValues = Readonly<Record<`--${string}`, string>>;

/** Where the server collects the rules of a page that it draws, by the id of what they are for. */
export const OwnRules = createContext<Map<string, string> | null>(null);

/**
 * Values of one element's own, for its style sheet to use. What the server writes may have no styles in attributes: its
 * policy would shut them out. There they stand in a sheet in the page's head, which the policy knows by its hash; in the
 * browser they are set on the element itself.
 *
 * @returns the attributes of the element
 * @example
 * return <div {...useOwnValues({ '--width': '20px' })} />;
 */
export function useOwnValues(values: OwnValues): { readonly 'data-own': string; readonly style?: CSSProperties } {
  const id = useId();
  const isHydrated = useHydrated();
  useContext(OwnRules)?.set(id, ruleOf(id, values));
  return { 'data-own': id, ...(isHydrated && { style: values as CSSProperties }) };
}

/** No value may end the rule or the element that it stands in. */
function ruleOf(id: string, values: OwnValues): string {
  const declarations = Object.entries(values).map(([name, value]) => {
    if (/[{};<\\]/.test(value)) throw new Error(`${name} would end its rule: ${value}`);
    return `${name}:${value}`;
  });
  return `[data-own="${id}"]{${declarations.join(';')}}`;
}
