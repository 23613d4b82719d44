import type { SettingTable } from './read-settings';

/**
 * The table as Markdown, for the README: a test there compares the two, so that the page cannot fall behind.
 *
 * @example
 * settingsTable({ PORT: setting('Port to listen on.', port, '3000') });
 * // | Variable | Default | What it is |
 * // |---|---|---|
 * // | `PORT` | `3000` | Port to listen on. |
 */
export function settingsTable(table: SettingTable): string {
  const rows = Object.entries(table).map(([name, row]) => {
    const fallback = row.fallback === undefined ? (row.required ? 'required' : '') : `\`${row.fallback}\``;
    return `| \`${name}\` | ${fallback} | ${row.about.replaceAll('|', '\\|')} |`;
  });
  return ['| Variable | Default | What it is |', '|---|---|---|', ...rows].join('\n');
}
