/** The export conditions that make tests read the live source of our packages instead of their last build. */
const conditions = ['@selvedge/source', 'module', 'node', 'import', 'default'];

/**
 * How every package and app is tested.
 *
 * @param {import('vitest/config').ViteUserConfig} [more]
 * @returns {import('vitest/config').ViteUserConfig}
 */
export function testSettings(more = {}) {
  return {
    ...more,
    resolve: { ...more.resolve, conditions },
    ssr: { resolve: { conditions, externalConditions: conditions }, noExternal: [/^@selvedge\//] },
    test: {
      include: ['{src,app,server,demo,test}/**/*.test.{ts,tsx}'],
      passWithNoTests: false,
      ...more.test,
    },
  };
}
