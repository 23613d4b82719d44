/** The database could not be brought up to the schema that the server needs. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';

  constructor(folder: string, cause: unknown) {
    super(`The migrations of ${folder} failed: ${reasonOf(cause)}.`, { cause });
  }
}

/** Drizzle wraps what PostgreSQL said in an error that quotes the whole statement. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
