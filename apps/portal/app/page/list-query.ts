/** How a list was asked for; what is not set is not in its address. */
export interface ListQuery {
  readonly page: number;
  readonly keywords?: string | undefined;
  readonly trade?: number | undefined;
  readonly region?: number | undefined;
  readonly position?: number | undefined;
  readonly category?: number | undefined;
  readonly kind?: string | undefined;
}

const numbers = ['trade', 'region', 'position', 'category'] as const;
const longest = 100;
/** Beyond it no list of ours reaches. */
const lastPage = 4_000;

/**
 * Reads a list's query. What is no number is as if it were not there (specification §9: the page is 1); every value is
 * bounded.
 *
 * @example
 * readListQuery(new URLSearchParams('page=x&trade=3')); // { page: 1, trade: 3 }
 */
export function readListQuery(params: URLSearchParams): ListQuery {
  const number = (name: string) => {
    const text = params.get(name) ?? '';
    return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
  };
  const keywords = [...(params.get('keywords') ?? '')].slice(0, longest).join('').trim();
  const kind = params.get('kind') ?? '';
  return {
    page: Math.min(number('page') ?? 1, lastPage),
    ...(keywords && { keywords }),
    ...Object.fromEntries(numbers.flatMap((name) => (number(name) === undefined ? [] : [[name, number(name)]]))),
    ...(/^[a-z]{1,20}$/.test(kind) && { kind }),
  };
}

/**
 * The address of a list asked for so. The first page is the bare address.
 *
 * @example
 * listAddress('/companies', { page: 2, trade: 3 }); // '/companies?trade=3&page=2'
 */
export function listAddress(base: string, { page, ...filters }: ListQuery): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value !== undefined) params.set(name, String(value));
  if (page > 1) params.set('page', String(page));
  return params.size === 0 ? base : `${base}?${params}`;
}
