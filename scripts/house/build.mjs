import { run } from './run.mjs';
import { step } from './step.mjs';

/**
 * Builds what is stale; turbo knows from the contents of the files.
 *
 * @param {NodeJS.ProcessEnv} env with pnpm on its path
 * @param {readonly string[]} [only] turbo's filters; everything without them
 */
export async function build(env, only = []) {
  // What a command prints is for its reader, who may be a program.
  await step(
    'Building what is stale',
    async () => {
      const args = ['exec', 'turbo', 'run', 'build', '--output-logs=errors-only', '--log-order=grouped', ...only];
      const code = await run('pnpm', args, { env, quiet: true, input: 'ignore' });
      if (code !== 0) throw new Error('The build failed; its errors stand above.');
    },
    undefined,
    console.error,
  );
}
