import { ImportError } from './import-error';

/** A row of a CSV file. `fault` says what is wrong with its quotes. */
export interface CsvRow {
  /** The line in which it begins, from 1. */
  readonly line: number;
  readonly fields: readonly string[];
  readonly fault?: string;
}

/** Longer rows are no products; the bound keeps the memory flat whatever the file is. In characters. */
export const longestRow = 1_000_000;

enum At {
  FieldStart,
  Plain,
  Quoted,
  QuoteEnd,
}

/**
 * Reads CSV (RFC 4180) while it arrives, with the line of every row. Empty lines are passed over.
 *
 * @throws {ImportError} for a quote that is never closed, naming the line where it opened, and for a row without end.
 */
export async function* parseCsv(text: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  let at = At.FieldStart;
  let line = 1;
  let rowLine = 1;
  let quoteLine = 1;
  let length = 0;
  let field = '';
  let fields: string[] = [];
  let fault: string | undefined;
  let afterReturn = false;

  const endRow = (): CsvRow => {
    fields.push(field);
    const row = { line: rowLine, fields, ...(fault === undefined ? {} : { fault }) };
    at = At.FieldStart;
    field = '';
    fields = [];
    fault = undefined;
    length = 0;
    return row;
  };
  const isEmpty = () => fields.length === 0 && field === '' && at === At.FieldStart;

  for await (const chunk of text) {
    for (const sign of chunk) {
      length += 1;
      if (length > longestRow) throw tooLong(at === At.Quoted ? quoteLine : undefined, rowLine);
      // A return is a line's end by itself, and so is a return with a line feed.
      const isLineEnd = sign === '\r' || (sign === '\n' && !afterReturn);
      if (isLineEnd) line += 1;
      const isSecondHalf = sign === '\n' && afterReturn;
      afterReturn = sign === '\r';

      if (at === At.Quoted) {
        if (sign === '"') at = At.QuoteEnd;
        else field += sign;
        continue;
      }
      if (isSecondHalf) {
        rowLine = line;
        length = 0;
        continue;
      }
      if (isLineEnd) {
        if (!isEmpty()) yield endRow();
        rowLine = line;
        length = 0;
      } else if (sign === ',') {
        fields.push(field);
        field = '';
        at = At.FieldStart;
      } else if (sign === '"' && at === At.FieldStart) {
        at = At.Quoted;
        quoteLine = line;
      } else if (sign === '"' && at === At.QuoteEnd) {
        field += '"';
        at = At.Quoted;
      } else {
        if (at === At.QuoteEnd) fault ??= 'there is text behind a closing quote';
        if (at === At.QuoteEnd || at === At.FieldStart) at = At.Plain;
        field += sign;
      }
    }
  }
  if (at === At.Quoted) throw neverClosed(quoteLine);
  if (!isEmpty()) yield endRow();
}

function tooLong(quoteLine: number | undefined, rowLine: number): ImportError {
  if (quoteLine !== undefined) return neverClosed(quoteLine);
  return new ImportError(
    `The row in line ${rowLine} is longer than ${longestRow} characters: this is no product file.`,
  );
}

function neverClosed(line: number): ImportError {
  return new ImportError(`The quote that opens in line ${line} is never closed.`);
}
