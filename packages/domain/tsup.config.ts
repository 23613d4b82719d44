import { defineConfig } from 'tsup';
import { packageBuild } from '../../scripts/config/tsup.mjs';

export default defineConfig(packageBuild({ 'money': 'src/money/index.ts', 'discount': 'src/discount/index.ts', 'content': 'src/content/index.ts', 'inquiry': 'src/inquiry/index.ts', 'text': 'src/text/index.ts', 'textile': 'src/textile/index.ts', 'site': 'src/site/index.ts', 'community': 'src/community/index.ts' }));
