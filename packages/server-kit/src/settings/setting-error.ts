/**
 * An environment variable has a value that cannot be used. The message is one sentence that names it, fit to be
 * shown as it is.
 */
export class SettingError extends Error {
  override readonly name = 'SettingError';

  constructor(
    readonly setting: string,
    problem: string,
  ) {
    super(`${setting} ${problem}.`);
  }
}
