/** The embedded database server cannot be had. The message is a sentence fit to be shown as it is. */
export class PostgresError extends Error {
  override readonly name = 'PostgresError';
}

/** Something on this machine may not be read or written. The message is a sentence that says what and how to help. */
export class PermissionError extends Error {
  override readonly name = 'PermissionError';
}
