/** The file as a whole cannot be imported. The message is a sentence fit to be shown as it is. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}
