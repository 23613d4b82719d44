import { setTimeout as sleep } from 'node:timers/promises';
import { SettingError } from '../settings/setting-error';
import { runApp } from './run-app';

/** A process of its own for the tests of `runApp`: what it does is its first argument. */
const say = (line: string) => process.stdout.write(`${line}\n`);

const APPS: Readonly<Record<string, Parameters<typeof runApp>[0]>> = {
  async steady({ onStop }) {
    onStop(() => void say('database stopped'));
    onStop(async () => {
      await sleep(50);
      say('server stopped');
    });
    setInterval(() => {}, 1_000);
    say('started');
  },
  async misconfigured({ onStop }) {
    onStop(() => void say('database stopped'));
    throw new SettingError('PORT', 'must be a port number');
  },
  async broken() {
    throw new Error('a bug');
  },
  async stubborn({ onStop }) {
    onStop(() => new Promise<void>(() => {}));
    setInterval(() => {}, 1_000);
    say('started');
  },
};

await runApp(APPS[process.argv[2] ?? ''] ?? (() => Promise.reject(new Error('no such app'))));
