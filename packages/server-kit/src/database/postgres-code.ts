/** PostgreSQL's five-character code of an error, also when drizzle has wrapped it. */
export function postgresCode(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') return current.code;
  }
  return undefined;
}

const AWAY_CODES = /^(ECONN|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|08...$|57P0|53300)/;

/** What pg says, without a code, when a connection cannot be had in time or is cut. */
const AWAY_MESSAGES =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/** Whether an error means that the database cannot be reached now, and not that a query was wrong. */
export function isDatabaseAway(error: unknown): boolean {
  const code = postgresCode(error);
  if (code !== undefined) return AWAY_CODES.test(code);
  for (let current = error; current instanceof Error; current = current.cause) {
    if (AWAY_MESSAGES.test(current.message)) return true;
    if (current instanceof AggregateError && current.errors.some(isDatabaseAway)) return true;
  }
  return false;
}

/** Whether a query was cut because it took longer than the pool allows (`statement_timeout`). */
export function isCutQuery(error: unknown): boolean {
  return postgresCode(error) === '57014';
}

/** Whether an error is a broken unique constraint: somebody else was first. */
export function isDuplicate(error: unknown): boolean {
  return postgresCode(error) === '23505';
}
