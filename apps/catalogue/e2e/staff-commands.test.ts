import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RunningApp } from '@selvedge/server-kit/e2e';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runningCatalogue, sendInquiry } from './running-catalogue';

const root = fileURLToPath(new URL('../../..', import.meta.url));

let app: RunningApp;
let reference: string;

beforeAll(async () => {
  app = await runningCatalogue();
  const fields = { name: 'Ines Varga', email: 'ines@brookside.example', msg: 'Which width is the ochre check?' };
  reference = (await sendInquiry(app, fields)).data.reference;
});

afterAll(() => app?.remove());

interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Types a command as staff do, in the checkout. */
function type(command: string, ...args: readonly string[]): Promise<Said> {
  // Production's installing would take away what builds.
  const { NODE_ENV: _mode, ...env } = app.env;
  return new Promise((resolve) => {
    execFile(
      'npm',
      ['run', '-s', command, '--', ...args],
      { cwd: root, env: env as NodeJS.ProcessEnv },
      (error, out, err) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : error === null ? 0 : -1, out, err }),
    );
  });
}

const patience = 240_000;

describe.each([
  ['runs', () => {}],
  ['is stopped', () => app.stop()],
] as const)('while the catalogue %s', (state, prepare) => {
  beforeAll(async () => {
    await prepare();
  });

  it(
    'staff list, read and answer inquiries',
    async () => {
      const listed = await type('inquiries', 'list');
      expect([listed.code, listed.out]).toEqual([0, expect.stringContaining(reference)]);
      const shown = await type('inquiries', 'show', reference);
      expect([shown.code, shown.out]).toEqual([0, expect.stringContaining('Which width is the ochre check?')]);
      const file = path.join(app.dataDir, 'reply.txt');
      await writeFile(file, `It is 148 cm wide. (${state})\n`);
      const replied = await type('inquiries', 'reply', reference, '--by', 'Lin', '--file', file);
      expect([replied.code, replied.out]).toEqual([0, expect.stringContaining(`The reply to ${reference} is kept.`)]);
      expect(replied.out).toContain('was sent to ines@brookside.example');
      expect((await type('inquiries', 'show', reference)).out).toContain(`It is 148 cm wide. (${state})`);
    },
    patience,
  );

  it(
    'staff list orders and print a preview’s address',
    async () => {
      expect(await type('orders', 'list')).toMatchObject({ code: 0 });
      const link = await type('preview-link', '/product/12', '--hours', '24');
      expect([link.code, link.out.trim()]).toEqual([0, expect.stringMatching(/^http:\S+\/product\/12\?design=\S+$/)]);
    },
    patience,
  );

  it(
    'what cannot be done is said in a sentence, with a code',
    async () => {
      const unknown = await type('inquiries', 'show', 'WM-2026-999999');
      expect([unknown.code, unknown.err]).toEqual([3, expect.stringContaining('There is no inquiry WM-2026-999999.')]);
      const wrong = await type('preview-link', '/product/12', '--days', '1');
      expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('--days')]);
    },
    patience,
  );
});
