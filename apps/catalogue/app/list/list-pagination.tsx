import { Form, useLocation } from '@remix-run/react';
import { goToPage, goToPath, listPath } from '@selvedge/rewriting';
import { Pagination } from '@selvedge/ui';
import type { FormEvent } from 'react';
import { useSiteAddress } from '../links/site-link';
import { m } from '../paraglide/messages';
import styles from './list-pagination.module.css';

/** Lists shorter than this are walked through; longer ones offer the go-to-page form. */
const worthJumping = 3;

/** The pages of a list, with its filters kept. */
export function ListPagination({
  base,
  page,
  pageCount,
}: {
  readonly base: string;
  readonly page: number;
  readonly pageCount: number;
}) {
  const { search } = useLocation();
  return (
    <Pagination
      page={page}
      pageCount={pageCount}
      href={(number) => listPath(base + search, number)}
      words={{
        label: m.pages(),
        previous: m.previous_page(),
        next: m.next_page(),
        page: (number) => m.page_number({ page: number }),
      }}
      goTo={pageCount >= worthJumping && <GoToPage base={base} pageCount={pageCount} search={search} />}
    />
  );
}

/** Takes digits only and never leads beyond the last page (specification §5). */
function GoToPage({ base, pageCount, search }: { base: string; pageCount: number; search: string }) {
  const address = useSiteAddress();
  const keepDigits = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    // However they came: typed, pasted, dropped or said. No digit at all is no page, not the first one.
    const hasDigit = /\d/.test(currentTarget.value);
    currentTarget.value = hasDigit ? String(goToPage(currentTarget.value, pageCount)) : '';
  };
  return (
    <Form className={styles.goTo} method="get" action={address(goToPath(base))}>
      {[...new URLSearchParams(search)].map(([name, value]) =>
        name === 'page' ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <label className={styles.label}>
        {m.go_to_page()}
        <input
          className={styles.input}
          name="page"
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="off"
          onInput={keepDigits}
          required
        />
      </label>
      <button className={styles.submit} type="submit">
        {m.go()}
      </button>
    </Form>
  );
}
