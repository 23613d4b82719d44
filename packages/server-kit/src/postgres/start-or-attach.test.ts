import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { build } from 'tsup';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readPostmasterFile } from './postmaster-file';
import { runningPostgresUrl } from './start-or-attach';

const root = fileURLToPath(new URL('../..', import.meta.url));
const holderProgram = path.join(root, '.tests', 'share-holder.js');
const asRoot = process.getuid?.() === 0;
/** An account that owns nothing here, to see what an ordinary user meets. */
const NOBODY = { uid: 65_534, gid: 65_534 };

const folders: string[] = [];
const holders: Holder[] = [];

beforeAll(async () => {
  const entry = { 'share-holder': path.join(root, 'src/postgres/share-holder.process.ts') };
  await build({ entry, outDir: path.dirname(holderProgram), format: 'esm', config: false, silent: true, clean: false });
});
afterEach(async () => {
  await Promise.all(holders.splice(0).map((holder) => holder.release()));
});
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

describe('the embedded server', () => {
  // One folder for all that does not spoil it: making a cluster is the slow part.
  let dataDir: string;

  beforeAll(async () => {
    dataDir = await newFolder();
  });

  it('is made and started once by two processes that start at once, and stopped by the last one out', async () => {
    const [one, other] = await Promise.all([hold(dataDir), hold(dataDir)]);
    expect(one.port).toBe(other.port);
    expect(await answers(one.url)).toBe(true);

    await one.release();
    expect(await answers(other.url)).toBe(true);
    await other.release();
    expect(await answers(other.url)).toBe(false);
    expect(readPostmasterFile(other.folder)).toBeUndefined();
  });

  it('survives three processes that come and go all the time', async () => {
    const comeAndGo = async () => {
      for (let time = 0; time < 2; time += 1) {
        const holder = await hold(dataDir);
        expect(await answers(holder.url)).toBe(true);
        await holder.release();
      }
    };
    await Promise.all([comeAndGo(), comeAndGo(), comeAndGo()]);
    expect(readPostmasterFile(path.join(dataDir, 'postgres'))).toBeUndefined();
  });

  it('comes back by itself on the same port when it is killed under a process that uses it', async () => {
    const holder = await hold(dataDir);
    await query(holder.url, 'set synchronous_commit = on; create table kept (id integer)');
    killServer(holder.folder);
    await expect.poll(() => answers(holder.url), { timeout: 15_000 }).toBe(true);
    expect(await query(holder.url, 'select count(*)::int as n from kept')).toEqual([{ n: 0 }]);
  });

  it('is started over the pid file that a crash of everything left behind', async () => {
    const crashed = await hold(dataDir);
    await crashed.kill();
    killServer(crashed.folder);
    const next = await hold(dataDir);
    expect([next.port, await answers(next.url)]).toEqual([crashed.port, true]);
  });

  it('is started over the pid file of a server that nobody has buried', async () => {
    // A shell that becomes `sleep` never collects its child, which so stays a zombie.
    const { uid, gid } = await stat(path.join(dataDir, 'postgres'));
    const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 60'], {
      ...(asRoot ? { uid, gid } : {}),
      cwd: '/',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const zombie = await firstLine(parent);
    const lines = [zombie, path.join(dataDir, 'postgres'), '1700000000', '1', '', '127.0.0.1', '', 'ready', ''];
    await writeFile(path.join(dataDir, 'postgres', 'postmaster.pid'), lines.join('\n'));
    expect(await answers((await hold(dataDir)).url)).toBe(true);
    parent.kill();
  });

  it('is attached to and stopped in the end when the process that started it was killed', async () => {
    const killed = await hold(dataDir);
    const pid = readPostmasterFile(killed.folder)?.pid;
    await killed.kill();
    const next = await hold(dataDir);
    expect(readPostmasterFile(next.folder)?.pid).toBe(pid);
    await next.release();
    expect(await answers(next.url)).toBe(false);
  });

  it('lets nobody in without its password', async () => {
    const holder = await hold(dataDir);
    const guess = new URL(holder.url);
    guess.password = 'guess';
    expect(await answers(guess.href)).toBe(false);
    expect(await answers(runningPostgresUrl(holder.folder, 'catalogue') ?? '')).toBe(true);
  });

  it('refuses data of another PostgreSQL in one sentence', async () => {
    const old = await newFolder();
    await mkdir(path.join(old, 'postgres'));
    await writeFile(path.join(old, 'postgres', 'PG_VERSION'), '16\n');
    await expect(hold(old)).rejects.toThrow('was made by PostgreSQL 16 and this release runs 18');
  });
});

describe(asRoot ? 'the place of the data for root' : 'the place of the data for an ordinary user', () => {
  if (asRoot) {
    it('is the system folder when the service account cannot enter the checkout', async () => {
      const hidden = await newFolder(0o700);
      const system = await newFolder();
      const holder = await hold(path.join(hidden, '.data'), system);
      expect(holder.folder.startsWith(system)).toBe(true);
      expect(await answers(holder.url)).toBe(true);
      const next = await hold(path.join(hidden, '.data'), system);
      expect(next.port).toBe(holder.port);
    });

    it('may be a folder that only root could enter', async () => {
      expect(await answers((await hold(await newFolder(0o700))).url)).toBe(true);
    });

    it('is never replaced when it was chosen by name', async () => {
      const hidden = await newFolder(0o700);
      await expect(hold(path.join(hidden, '.data'))).rejects.toThrow(/DATA_DIR .* cannot be entered by the account/);
    });

    it('belongs to whom it belonged before, though root starts it now', async () => {
      const dataDir = await newFolder(0o777);
      const ordinary = await hold(dataDir, '', NOBODY);
      const root = await hold(dataDir);
      expect([root.port, await answers(root.url)]).toEqual([ordinary.port, true]);
    });
  }

  it('must be writable when it was chosen by name', async () => {
    const closed = await newFolder(0o555);
    await expect(hold(path.join(closed, 'data'), '', asRoot ? NOBODY : {})).rejects.toThrow(
      /DATA_DIR .* cannot be written by this user/,
    );
  });
});

interface Holder {
  readonly port: number;
  readonly folder: string;
  readonly url: string;
  release(): Promise<void>;
  kill(): Promise<void>;
}

async function hold(dataDir: string, systemFolder = '', user: { uid?: number; gid?: number } = {}): Promise<Holder> {
  const child = spawn(process.execPath, [holderProgram, dataDir, systemFolder], {
    ...user,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const line = await firstLine(child);
  const told = JSON.parse(line) as { port: number; folder: string; url: string; refused?: string };
  if (told.refused !== undefined) throw new Error(told.refused);
  const ended = once(child, 'exit');
  const holder = {
    ...told,
    async release() {
      if (child.exitCode === null && child.signalCode === null) child.stdin?.write('release\n');
      await ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
  holders.push(holder);
  return holder;
}

async function firstLine(child: ChildProcess): Promise<string> {
  let text = '';
  for await (const chunk of child.stdout ?? []) {
    text += String(chunk);
    if (text.includes('\n')) break;
  }
  return text.split('\n')[0] ?? '';
}

function killServer(cluster: string): void {
  const pid = readPostmasterFile(cluster)?.pid;
  if (pid === undefined) throw new Error('no server runs');
  process.kill(pid, 'SIGKILL');
}

async function newFolder(mode = 0o755): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'selvedge-postgres-'));
  await chmod(folder, mode);
  folders.push(folder);
  return folder;
}

async function answers(url: string): Promise<boolean> {
  return query(url, 'select 1').then(
    () => true,
    () => false,
  );
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(statement)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}
