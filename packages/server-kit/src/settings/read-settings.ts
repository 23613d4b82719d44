import { type SettingRow, ValueProblem } from './setting';
import { SettingError } from './setting-error';

/** A table of environment variables by name. */
export type SettingTable = Readonly<Record<string, SettingRow<unknown>>>;

/** The typed values of a table's variables, under the same names. */
export type Settings<Table extends SettingTable> = {
  readonly [Name in keyof Table]: Table[Name] extends SettingRow<infer Value> ? Value : never;
};

/**
 * Reads every variable of the table. An empty value counts as not set.
 *
 * @throws {SettingError} naming the first variable whose value cannot be used.
 * @example
 * const settings = readSettings({ PORT: setting('Port to listen on.', port, '3000') }, process.env);
 * settings.PORT; // number
 */
export function readSettings<Table extends SettingTable>(
  table: Table,
  environment: Readonly<Record<string, string | undefined>>,
): Settings<Table> {
  const values = Object.entries(table).map(([name, row]) => [name, readOne(name, row, environment[name])]);
  return Object.fromEntries(values) as Settings<Table>;
}

function readOne(name: string, row: SettingRow<unknown>, given: string | undefined): unknown {
  const value = given?.trim() || row.fallback;
  if (value === undefined) {
    if (row.required) throw new SettingError(name, 'must be set');
    return undefined;
  }
  try {
    return row.parse(value);
  } catch (problem) {
    if (!(problem instanceof ValueProblem)) throw problem;
    const shown = row.secret ? '' : `, not "${value.slice(0, 80)}"`;
    throw new SettingError(name, `must be ${problem.mustBe}${shown}`);
  }
}
