import { Form, useLocation } from '@remix-run/react';
import { classNames } from '@selvedge/ui';
import type { FormEvent, Ref } from 'react';
import { DesignField } from '../draft/design-field';
import { carriedParameter, carriedProducts } from '../inquiry/carried-products';
import { useSiteAddress } from '../links/site-link';
import { m } from '../paraglide/messages';
import { longestKeywords } from './keywords';
import styles from './search-form.module.css';

/**
 * The search of the header and of the pages that have found nothing. It replaces the current entry of the history and
 * runs only with something to look for (specification §2, §5).
 */
export function SearchForm({
  label,
  keywords,
  inputRef,
  onSearch,
  className,
}: {
  readonly label: string;
  readonly keywords?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onSearch?: () => void;
  readonly className?: string | undefined;
}) {
  const address = useSiteAddress();
  const carried = carriedProducts(useLocation().search);
  const check = (event: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget).get('keywords');
    if (String(typed ?? '').trim() === '') return event.preventDefault();
    onSearch?.();
  };
  return (
    <Form
      className={classNames(styles.form, className)}
      role="search"
      method="get"
      action={address('/product-search')}
      replace
      onSubmit={check}
    >
      <input
        key={keywords}
        ref={inputRef}
        className={styles.input}
        type="search"
        name="keywords"
        aria-label={label}
        placeholder={label}
        defaultValue={keywords}
        maxLength={longestKeywords}
        required
        pattern=".*\S.*"
        enterKeyHint="search"
        autoComplete="off"
      />
      {carried.length > 0 && <input type="hidden" name={carriedParameter} value={carried.join(',')} />}
      <DesignField />
      <button type="submit" className={styles.submit}>
        {m.search()}
      </button>
    </Form>
  );
}
