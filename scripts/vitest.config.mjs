import { defineConfig } from 'vitest/config';
import { testSettings } from './config/vitest.mjs';

export default defineConfig(testSettings({ test: { include: ['scripts/**/*.test.mjs'] } }, 'scripts'));
