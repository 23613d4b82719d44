import { Pagination } from '@selvedge/ui';
import type { Locale } from '../language/address';
import { m } from '../paraglide/messages';
import { type ListQuery, listAddress } from './list-query';

/** The pages of a list that was asked for with filters; each keeps them. */
export function PagesOfList({ base, query, total, size, locale }: PagesOfListProps) {
  return (
    <Pagination
      page={query.page}
      pageCount={Math.ceil(total / size)}
      href={(page) => listAddress(base, { ...query, page })}
      words={{
        label: m.pages({}, { locale }),
        previous: m.previous_page({}, { locale }),
        next: m.next_page({}, { locale }),
        page: (page) => m.page_number({ page }, { locale }),
      }}
    />
  );
}

interface PagesOfListProps {
  /** The list's address in its language. */
  readonly base: string;
  readonly query: ListQuery;
  readonly total: number;
  readonly size: number;
  readonly locale: Locale;
}
