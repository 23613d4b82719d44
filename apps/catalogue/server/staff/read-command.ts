import os from 'node:os';
import { parseArgs } from 'node:util';

export const help = `Reads and answers the catalogue's inquiries.

  npm run inquiries -- list [--limit N]              the newest ones, 20 unless told otherwise
  npm run inquiries -- show REFERENCE                one of them: what was asked, answered and sent
  npm run inquiries -- files REFERENCE [--to FOLDER] writes its files into a folder
  npm run inquiries -- reply REFERENCE [--file TEXT] answers it by e-mail; the text comes from the file or is typed in

  --by NAME   who answers; your account's name unless told otherwise
  --again     send the same words once more
  --help      show this

A reference looks like WM-2026-000123; its number alone does as well.
Exit codes: 0 done, 1 failed, 2 wrong usage, 3 no such inquiry.`;

export type InquiriesCommand =
  | { readonly name: 'list'; readonly limit: number }
  | { readonly name: 'show'; readonly reference: string }
  | { readonly name: 'files'; readonly reference: string; readonly folder: string }
  | {
      readonly name: 'reply';
      readonly reference: string;
      /** Undefined: the text comes from the standard input. */
      readonly file: string | undefined;
      readonly author: string;
      readonly isRepeated: boolean;
    };

/** What was typed is no command; the message says why in one sentence. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const names = ['list', 'show', 'files', 'reply'] as const;
const mostListed = 500;

/**
 * Reads what was typed after `npm run inquiries --`; null when it asks for the help.
 *
 * @throws {UsageError}
 */
export function readCommand(args: readonly string[]): InquiriesCommand | null {
  const { values, positionals } = parsed(args);
  const [name, reference, ...more] = positionals;
  if (values.help || (name === undefined && args.length === 0)) return null;
  const known = names.find((each) => each === name);
  if (known === undefined) throw new UsageError(`Say one of ${names.join(', ')}${name ? `, not "${name}"` : ''}.`);
  if (known === 'list') {
    if (reference !== undefined) throw new UsageError('The list takes no reference; "show" does.');
    return { name: known, limit: limitOf(values.limit) };
  }
  if (reference === undefined)
    throw new UsageError(`Say which inquiry to ${known === 'files' ? 'take files of' : known}.`);
  if (more.length > 0) throw new UsageError('Name one inquiry.');
  if (known === 'show') return { name: known, reference };
  if (known === 'files') return { name: known, reference, folder: values.to ?? '.' };
  const author = (values.by ?? os.userInfo().username).trim();
  if (author === '' || author.length > 100) throw new UsageError('The name after --by has 1 to 100 characters.');
  return { name: known, reference, file: values.file, author, isRepeated: values.again };
}

function parsed(args: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const;
  const word = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: { limit: word, file: word, to: word, by: word, again: flag, help: { ...flag, short: 'h' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function limitOf(text: string | undefined): number {
  const limit = Number(text ?? 20);
  if (!Number.isInteger(limit) || limit < 1 || limit > mostListed) {
    throw new UsageError(`The limit is a whole number from 1 to ${mostListed}.`);
  }
  return limit;
}
