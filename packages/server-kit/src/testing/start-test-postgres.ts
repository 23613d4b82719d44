import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startOrAttach } from '../postgres/start-or-attach';

/** A throw-away server for tests. */
export interface TestPostgres {
  /** The address of its maintenance database. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a cluster in a new temporary folder; it forgets everything when it is stopped. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'selvedge-test-'));
  // As root the cluster belongs to a service account, which must be able to enter.
  await chmod(folder, 0o755);
  const server = await startOrAttach({ dataDir: folder, explicit: true, durable: false });
  return {
    url: await server.url('postgres'),
    async stop() {
      await server.release();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
