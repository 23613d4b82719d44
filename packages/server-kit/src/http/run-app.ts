import { MigrationError } from '../database/migration-error';
import { PermissionError, PostgresError } from '../postgres/postgres-error';
import { SettingError } from '../settings/setting-error';
import { ListenError } from './listen-error';

/** What an app does: it starts, registers how to stop, and keeps running until it is told to. */
export type AppMain = (start: AppStart) => Promise<void>;

export interface AppStart {
  /** Registers work for the stop. What was registered last is stopped first. */
  readonly onStop: (stop: () => Promise<void> | void) => void;
  /** Aborted when the app is told to stop, also in the middle of its start. */
  readonly signal: AbortSignal;
}

/** Exit codes: 78 is the "configuration error" of sysexits, so that a supervisor does not restart for nothing. */
const EXIT = { stopped: 0, failed: 1, configuration: 78 } as const;

const EXPECTED: readonly (abstract new (...args: never[]) => Error)[] = [
  SettingError,
  ListenError,
  PermissionError,
  PostgresError,
  MigrationError,
];

/**
 * Runs an app until SIGINT, SIGTERM or the end of the parent that holds its channel, then stops what it registered, in reverse, within 5 s. An expected failure is
 * printed as its one sentence, any other with its stack.
 *
 * @example
 * await runApp(async ({ onStop }) => {
 *   const postgres = await startOrAttach({ dataDir });
 *   onStop(postgres.release);
 *   const served = await serve({ app, port });
 *   onStop(served.stop);
 * });
 */
export async function runApp(main: AppMain): Promise<void> {
  const stops: (() => Promise<void> | void)[] = [];
  const controller = new AbortController();
  let code: number = EXIT.stopped;
  // Whatever hangs in the way of a stop, the process ends in time.
  const endInTime = () => setTimeout(() => process.exit(code || EXIT.failed), 4_900).unref();
  const told = new Promise<void>((resolve) => {
    const stop = () => {
      if (controller.signal.aborted) return;
      endInTime();
      controller.abort();
      resolve();
    };
    // Not `once`: a terminal's Ctrl-C reaches the app again through npm, and that one must not cut the stop short.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
    // Started by a parent with a channel: when the parent is gone, however it went, nobody could stop this app.
    if (process.connected) process.once('disconnect', stop);
  });

  const failed = (error: unknown): void => {
    code = isExpected(error) ? EXIT.configuration : EXIT.failed;
    process.stderr.write(`${isExpected(error) ? error.message : stackOf(error)}\n`);
  };
  try {
    await main({ onStop: (stop) => stops.push(stop), signal: controller.signal });
    await told;
  } catch (error) {
    if (!controller.signal.aborted) failed(error);
    endInTime();
  }

  for (const stop of stops.reverse()) {
    try {
      await stop();
    } catch (error) {
      failed(error);
    }
  }
  process.exit(code);
}

function isExpected(error: unknown): error is Error {
  return EXPECTED.some((kind) => error instanceof kind);
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
