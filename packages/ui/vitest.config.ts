import { testSettings } from '../../scripts/config/vitest.mjs';

export default testSettings({ test: { css: { modules: { classNameStrategy: 'non-scoped' } } } });
