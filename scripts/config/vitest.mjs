/** The export conditions that make tests read the live source of our packages instead of their last build. */
const conditions = ['@selvedge/source', 'module', 'node', 'import', 'default'];

/**
 * Vitest hands these to Node itself, which must keep its own choice between `import` and `require`: forcing `import`
 * on a CommonJS library (pg) gives it an ES module that it cannot use.
 */
const nodeConditions = ['@selvedge/source', 'node'];

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
    ssr: { resolve: { conditions: nodeConditions, externalConditions: nodeConditions }, noExternal: [/^@selvedge\//] },
    test: {
      include: ['{src,app,server,demo,test}/**/*.test.{ts,tsx}'],
      passWithNoTests: false,
      reporters: ['default', ['json', { outputFile: `.tests/${name}.json` }]],
      ...more.test,
    },
  };
}
