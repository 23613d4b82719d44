import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port';

/** A built application that runs for a test, on a free port and with data of its own. */
export interface RunningApp {
  readonly origin: string;
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** What it has printed so far. */
  log(): string;
  /** Ends it as Ctrl-C would and tells its exit code. */
  stop(): Promise<number | null>;
  /** Takes its process away in the middle of whatever it does. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data. */
  restart(): Promise<void>;
  /** Ends it and removes its data. */
  remove(): Promise<void>;
}

/**
 * Starts `build/main.js` of an application and waits until it answers.
 *
 * @param folder the application's folder
 * @param portVariable the setting that holds its port
 */
export async function startBuiltApp(
  folder: string,
  portVariable: string,
  more: Readonly<Record<string, string>> = {},
): Promise<RunningApp> {
  const port = await freePort();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'selvedge-e2e-'));
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    [portVariable]: String(port),
    DATA_DIR: dataDir,
    ...more,
  };
  let output = '';
  let child: ChildProcess;

  async function start() {
    child = spawn(process.execPath, ['build/main.js'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    await answers(`${origin}/healthz`, child, () => output);
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill(signal);
    return ended;
  }

  await start();
  return {
    origin,
    dataDir,
    env,
    log: () => output,
    stop: () => end('SIGTERM'),
    kill: async () => {
      await end('SIGKILL');
    },
    restart: start,
    remove: async () => {
      await end('SIGTERM');
      // On a busy machine the database still writes a file or two while its folder goes.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

async function answers(address: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The application ended at its start:\n${output()}`);
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The application did not answer at ${address} within a minute:\n${output()}`);
}
