/** The export conditions that make tests read the live source of our packages instead of their last build. */
const conditions = ['@selvedge/source', 'module', 'node', 'import', 'default'];

/**
 * How every package and app is tested. Each run leaves its counts in `.tests/<name>.json`, where `npm test` adds
 * them up.
 *
 * @param {import('vitest/config').ViteUserConfig} [more]
 * @param {string} [name] what the counts are filed under
 * @returns {import('vitest/config').ViteUserConfig}
 */
export function testSettings(more = {}, name = 'unit') {
  return {
    ...more,
    resolve: { ...more.resolve, conditions },
    ssr: { resolve: { conditions, externalConditions: conditions }, noExternal: [/^@selvedge\//] },
    test: {
      include: ['{src,app,server,demo,test}/**/*.test.{ts,tsx}'],
      passWithNoTests: false,
      reporters: ['default', ['json', { outputFile: `.tests/${name}.json` }]],
      ...more.test,
    },
  };
}
