import { defineConfig } from 'vitest/config';
import { testSettings } from '../../scripts/config/vitest.mjs';

export default defineConfig(testSettings());
