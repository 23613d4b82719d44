/** Reads the text of a variable, or says (by throwing a `ValueProblem`) what it must be. */
export type SettingParser<Value> = (text: string) => Value;

/** One environment variable: what it is for, how it is read, and what holds when it is not set. */
export interface SettingRow<Value> {
  readonly about: string;
  readonly parse: SettingParser<Exclude<Value, undefined>>;
  /** The value taken when the variable is not set, as one would write it. */
  readonly fallback: string | undefined;
  readonly required: boolean;
  /** Its value is never shown, neither in an error nor in a log. */
  readonly secret: boolean;
}

interface SettingOptions {
  readonly secret?: boolean;
}

/** A variable that may be left out; its value is then `undefined`. */
export function optionalSetting<Value>(
  about: string,
  parse: SettingParser<Value>,
  options: SettingOptions = {},
): SettingRow<Value | undefined> {
  return {
    about,
    parse: parse as SettingParser<Exclude<Value, undefined>>,
    fallback: undefined,
    required: false,
    secret: options.secret ?? false,
  };
}

/** A variable that has a default. */
export function setting<Value>(about: string, parse: SettingParser<Value>, fallback: string): SettingRow<Value> {
  return {
    about,
    parse: parse as SettingParser<Exclude<Value, undefined>>,
    fallback,
    required: false,
    secret: false,
  };
}

/** A variable without which nothing starts. */
export function requiredSetting<Value>(
  about: string,
  parse: SettingParser<Value>,
  options: SettingOptions = {},
): SettingRow<Value> {
  return {
    about,
    parse: parse as SettingParser<Exclude<Value, undefined>>,
    fallback: undefined,
    required: true,
    secret: options.secret ?? false,
  };
}

/** What a value must be, in words that follow "must be". */
export class ValueProblem extends Error {
  override readonly name = 'ValueProblem';

  constructor(readonly mustBe: string) {
    super(`must be ${mustBe}`);
  }
}
