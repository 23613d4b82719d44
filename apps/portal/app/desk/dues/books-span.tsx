import Button from '@mui/material/Button';
import { dayAt } from '@selvedge/domain/fees';
import { DateInput, useListContext, useTranslate } from 'react-admin';

/** Days that are asked for: the first one, and the last one. */
export interface Span {
  readonly from?: string;
  readonly until?: string;
}

/** The days of the books, as filters of a list. */
export const spanFilter = (['from', 'until'] as const).map((name) => (
  <DateInput key={name} source={name} label={`desk.dues.ledger.${name}`} alwaysOn />
));

const thisYear = () => Number(dayAt(new Date()).slice(0, 4));

/** All days of a year, this one or one before it. */
export function yearBefore(years: number): Required<Span> {
  const year = thisYear() - years;
  return { from: `${year}-01-01`, until: `${year}-12-31` };
}

/** Chooses the days that are asked for most, and leaves the other filters. */
export function SpanButtons() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { from, until, ...others } = filterValues as Span;
  const spans = { year: yearBefore(0), last_year: yearBefore(1), all: {} } satisfies Record<string, Span>;
  return Object.entries<Span>(spans).map(([name, span]) => (
    <Button
      key={name}
      size="small"
      variant={span.from === from && span.until === until ? 'contained' : 'outlined'}
      onClick={() => setFilters({ ...others, ...span }, undefined, false)}
    >
      {translate(`desk.dues.ledger.${name}`)}
    </Button>
  ));
}
