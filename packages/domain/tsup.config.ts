import { defineConfig } from 'tsup';
import { packageBuild } from '../../scripts/config/tsup.mjs';

export default defineConfig(
  packageBuild({
    money: 'src/money/index.ts',
    discount: 'src/discount/index.ts',
    content: 'src/content/index.ts',
    'content-kind': 'src/content/kind.ts',
    inquiry: 'src/inquiry/index.ts',
    'inquiry-form': 'src/inquiry/form.ts',
    text: 'src/text/index.ts',
    textile: 'src/textile/index.ts',
    shop: 'src/shop/index.ts',
    site: 'src/site/index.ts',
    limits: 'src/site/limits.ts',
    community: 'src/community/index.ts',
    activity: 'src/community/activity/index.ts',
    'custom-form': 'src/community/custom-form/index.ts',
    account: 'src/account/index.ts',
    fees: 'src/community/fees/index.ts',
    rights: 'src/community/rights/index.ts',
    joining: 'src/community/joining/index.ts',
    notices: 'src/community/notices/index.ts',
    wire: 'src/wire/index.ts',
  }),
);
