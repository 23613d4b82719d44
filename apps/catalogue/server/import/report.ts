import type { ImportOutcome } from './import-products';
import type { ImportStep } from './plan-import';

/** A step as a line for people. */
export function stepLine(step: ImportStep): string {
  if (step.kind === 'skipped') return line(String(step.line), 'skipped', step.key, `because ${step.reason}`);
  const { firstLine, lastLine, key, title } = step.product;
  return line(firstLine === lastLine ? String(firstLine) : `${firstLine}-${lastLine}`, step.kind, key, title);
}

/** What an import came to. */
export function summaryLines(
  { counts, pictures, written, faults }: ImportOutcome,
  asked: { readonly apply: boolean; readonly strict: boolean },
): string[] {
  const missing = pictures.missing.map((picture) =>
    line(String(picture.line), 'no picture', picture.name, `because ${picture.reason}: ${printable(picture.url)}`),
  );
  const total = `${counts.created} created, ${counts.updated} updated, ${counts.unchanged} unchanged, ${counts.skipped} skipped`;
  return [...missing, total, verdict(written, asked, faults)];
}

function verdict(
  written: boolean,
  asked: { readonly apply: boolean; readonly strict: boolean },
  faults: number,
): string {
  if (!asked.apply) return 'This was a dry run: nothing is written. Add --apply to write it.';
  if (written) return 'Written.';
  return asked.strict && faults > 0
    ? 'Nothing is written, because rows are broken and --strict was given.'
    : 'There was nothing to write.';
}

function line(place: string, kind: string, key: string, text: string): string {
  return `line ${place.padEnd(9)} ${kind.padEnd(10)} ${printable(key)}  ${printable(text)}`.trimEnd();
}

/** A file's words must not steer a terminal. */
function printable(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').slice(0, 200);
}
