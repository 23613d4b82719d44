import { useHref } from '@remix-run/react';
import { Button, Field, SelectField } from '@selvedge/ui';
import type { Locale } from '../language/address';
import { m } from '../paraglide/messages';
import styles from './filter-form.module.css';
import type { ListQuery } from './list-query';

interface Choice {
  readonly id: number;
  readonly title: string;
}

export interface Filter {
  readonly name: 'trade' | 'region' | 'position';
  readonly label: string;
  readonly choices: readonly Choice[];
}

interface FilterFormProps {
  readonly action: string;
  readonly query: ListQuery;
  readonly filters: readonly Filter[];
  /** What the search field looks for. */
  readonly label: string;
  readonly locale: Locale;
}

/** Search and filters of a list. A plain form: what is chosen stands in the address, with script and without. */
export function FilterForm({ action, query, filters, label, locale }: FilterFormProps) {
  return (
    <search className={styles.search}>
      {/* Fresh when the address has changed: the fields show what the list was asked for. */}
      <form key={JSON.stringify(query)} className={styles.form} action={useHref(action)} method="get">
        <Field
          className={styles.keywords ?? ''}
          label={label}
          type="search"
          name="keywords"
          defaultValue={query.keywords}
          maxLength={100}
          enterKeyHint="search"
        />
        {filters.map(({ name, label: title, choices }) => (
          <SelectField key={name} label={title} name={name} defaultValue={query[name] ?? ''}>
            <option value="">{m.any({}, { locale })}</option>
            {choices.map((choice) => (
              <option key={choice.id} value={choice.id}>
                {choice.title}
              </option>
            ))}
          </SelectField>
        ))}
        <Button type="submit">{m.search_button({}, { locale })}</Button>
      </form>
    </search>
  );
}
