import { defineConfig } from 'vitest/config';
import { testSettings } from '../config/vitest.mjs';

/** The folder whose tests have to notice the mutants; every mutant runs them, so no others come along. */
const folder = process.env.MUTATED_FOLDER ?? 'packages/rewriting/src';

export default defineConfig(testSettings({ test: { include: [`${folder}/**/*.test.ts`], reporters: ['default'] } }));
