/** How much a log says: everything from this level up is written. */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** Facts that belong to a line: a request id, a duration, an error. */
export type LogFields = Readonly<Record<string, unknown>>;

type WriteLine = (message: string, fields?: LogFields) => void;

/** A logger; `child` returns one whose lines all carry the given facts. */
export interface Log {
  readonly debug: WriteLine;
  readonly info: WriteLine;
  readonly warn: WriteLine;
  readonly error: WriteLine;
  readonly child: (fields: LogFields) => Log;
}

export interface LogOptions {
  readonly level?: LogLevel;
  /** `json`: one object a line, for machines. `readable`: for a person at a terminal. */
  readonly format?: 'json' | 'readable';
  readonly now?: () => Date;
  readonly write?: (line: string) => void;
  readonly fields?: LogFields;
}

/**
 * Makes a line logger.
 *
 * @example
 * const log = createLog({ level: 'info', format: 'json' }).child({ requestId: 'k3f' });
 * log.info('answered', { status: 200 });
 */
export function createLog(options: LogOptions = {}): Log {
  const { level = 'info', format = 'readable', now = () => new Date(), fields: own = {} } = options;
  const write = options.write ?? ((line: string) => process.stdout.write(`${line}\n`));
  const lineOf = format === 'json' ? jsonLine : readableLine;

  const at =
    (lineLevel: Exclude<LogLevel, 'silent'>): WriteLine =>
    (message, fields) => {
      if (LOG_LEVELS.indexOf(lineLevel) < LOG_LEVELS.indexOf(level)) return;
      write(lineOf(now(), lineLevel, message, { ...own, ...fields }));
    };

  return {
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    child: (fields) => createLog({ ...options, fields: { ...own, ...fields } }),
  };
}

/** A log that says nothing, for callers that want none. */
export const silentLog: Log = createLog({ level: 'silent' });

function jsonLine(time: Date, level: LogLevel, message: string, fields: LogFields): string {
  return JSON.stringify({ time: time.toISOString(), level, message, ...plainFields(fields) });
}

function readableLine(time: Date, level: LogLevel, message: string, fields: LogFields): string {
  const { stack, rest } = splitStack(plainFields(fields));
  const facts = Object.entries(rest).map(([name, value]) => `${name}=${readable(value)}`);
  const line = [time.toISOString().slice(11, 23), level.padEnd(5), message, ...facts].join(' ');
  return stack === undefined ? line : `${line}\n${stack}`;
}

function readable(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text !== undefined && /[\s"=]/.test(text) && typeof value === 'string' ? JSON.stringify(text) : String(text);
}

function splitStack(fields: Record<string, unknown>): { stack: string | undefined; rest: Record<string, unknown> } {
  const { error, ...rest } = fields;
  if (typeof error !== 'object' || error === null || !('stack' in error)) return { stack: undefined, rest: fields };
  return { stack: String(error.stack), rest };
}

/** Errors do not survive JSON.stringify, so their facts are copied out, with the cause that usually matters most. */
function plainFields(fields: LogFields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));
}

function plainValue(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (!(value instanceof Error)) return value;
  const code = 'code' in value ? { code: value.code } : {};
  const cause = value.cause === undefined ? {} : { cause: plainValue(value.cause) };
  return { name: value.name, message: value.message, ...code, stack: value.stack, ...cause };
}
