import { defineConfig } from 'tsup';
import { packageBuild } from '../../scripts/config/tsup.mjs';

export default defineConfig(packageBuild({ index: 'src/index.ts' }));
