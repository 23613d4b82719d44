import { defineConfig } from 'vitest/config';
import { testSettings } from '../config/vitest.mjs';

/** The tests that have to notice a mutant; only the parts that are mutated, since every mutant runs them. */
const tested = ['error-catalogue/src', 'rewriting/src', 'domain/src/money', 'domain/src/discount'];

const include = tested.map((folder) => `packages/${folder}/**/*.test.ts`);

export default defineConfig(testSettings({ test: { include, reporters: ['default'] } }));
