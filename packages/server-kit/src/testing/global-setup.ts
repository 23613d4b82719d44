import type { TestProject } from 'vitest/node';
import { startTestPostgres } from './start-test-postgres';
import type {} from './test-database';

/**
 * Vitest's global setup: one throw-away server for a package's whole run. Name this file in `vitest.config.ts`:
 * `globalSetup: ['../../packages/server-kit/src/testing/global-setup.ts']`.
 */
export default async function startForTheRun(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestPostgres();
  project.provide('selvedgePostgres', server.url);
  return () => server.stop();
}
