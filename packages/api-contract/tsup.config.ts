import { defineConfig } from 'tsup';
import { packageBuild } from '../../scripts/config/tsup.mjs';

export default defineConfig(
  packageBuild({
    index: 'src/index.ts',
    catalogue: 'src/catalogue/index.ts',
    community: 'src/community/index.ts',
    openapi: 'src/openapi/index.ts',
  }),
);
