/** A page of a list as specification §7 shows it. */
export interface PageAnswer<Item> {
  readonly list: Item[];
  readonly page_count: number;
  readonly page_number: number;
  readonly total: number;
}

/** The page that is asked for: its number from 1, and how many items it has. */
export interface PageAsked {
  readonly page: number;
  readonly page_size: number;
}

export function pageAnswer<Item>(list: readonly Item[], total: number, asked: PageAsked): PageAnswer<Item> {
  return { list: [...list], page_count: Math.ceil(total / asked.page_size), page_number: asked.page, total };
}

/** The part of a list that a page shows, as SQL wants it. */
export function slice(asked: PageAsked): { readonly limit: number; readonly offset: number } {
  return { limit: asked.page_size, offset: (asked.page - 1) * asked.page_size };
}
