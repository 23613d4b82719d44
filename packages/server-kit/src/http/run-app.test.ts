import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';
import { beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const program = path.join(root, '.tests', 'app-runner.js');

beforeAll(async () => {
  const entry = { 'app-runner': path.join(root, 'src/http/app-runner.process.ts') };
  await build({ entry, outDir: path.dirname(program), format: 'esm', config: false, silent: true, clean: false });
});

/** Runs the app, stops it by the signal once it has started, and tells how it ended. */
async function run(app: string, signal?: NodeJS.Signals) {
  const child = spawn(process.execPath, [program, app], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => {
    output += String(chunk);
    if (signal !== undefined && output === 'started\n') child.kill(signal);
  });
  child.stderr.on('data', (chunk) => {
    errors += String(chunk);
  });
  const [code] = await once(child, 'close');
  return { code: code as number | null, output, errors };
}

describe('runApp', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('stops what was started, the last first, at %s', async (signal) => {
    expect(await run('steady', signal)).toEqual({
      code: 0,
      output: 'started\nserver stopped\ndatabase stopped\n',
      errors: '',
    });
  });

  it('finishes its stop when the signal comes twice', async () => {
    const child = spawn(process.execPath, [program, 'steady'], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += String(chunk);
      if (output !== 'started\n') return;
      child.kill('SIGINT');
      setTimeout(() => child.kill('SIGINT'), 20);
    });
    const [code] = await once(child, 'close');
    expect([code, output]).toEqual([0, 'started\nserver stopped\ndatabase stopped\n']);
  });

  it('stops when the parent that started it with a channel is gone', async () => {
    const child = spawn(process.execPath, [program, 'steady'], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += String(chunk);
      if (output === 'started\n') child.disconnect();
    });
    const [code] = await once(child, 'exit');
    expect([code, output]).toEqual([0, 'started\nserver stopped\ndatabase stopped\n']);
  });

  it('says an expected failure in one sentence, and stops what had started', async () => {
    expect(await run('misconfigured')).toEqual({
      code: 78,
      output: 'database stopped\n',
      errors: 'PORT must be a port number.\n',
    });
  });

  it('shows where a bug is', async () => {
    const { code, errors } = await run('broken');
    expect([code, errors]).toEqual([1, expect.stringMatching(/^Error: a bug\n\s+at /)]);
  });

  it('ends within 5 s even when something cannot be stopped', async () => {
    const began = performance.now();
    const { code } = await run('stubborn', 'SIGTERM');
    expect(code).toBe(1);
    expect(performance.now() - began).toBeLessThan(8_000);
  });
});
