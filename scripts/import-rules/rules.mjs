/**
 * Who may import whom (design: one way through the house). A part may use what stands here and itself, nothing else
 * of ours. Tests and build settings follow the same rules as their part.
 */
export const mayImport = /** @satisfies {Record<string, readonly string[]>} */ ({
  'packages/error-catalogue': [],
  'packages/rewriting': [],
  'packages/domain': [],
  'packages/api-contract': ['packages/domain', 'packages/error-catalogue'],
  'packages/api-client': ['packages/api-contract', 'packages/error-catalogue'],
  'packages/ui': ['packages/domain', 'packages/rewriting'],
  'packages/server-kit': ['packages/api-contract', 'packages/error-catalogue', 'packages/domain'],
  ...appRules('catalogue'),
  ...appRules('portal'),
});

/** @param {string} name */
function appRules(name) {
  const app = `apps/${name}`;
  const server = ['server-kit', 'api-contract', 'error-catalogue', 'domain', 'rewriting'].map(part);
  return {
    [`${app}/server`]: [...server, `${app}/demo`],
    [`${app}/demo`]: ['packages/domain', 'packages/rewriting', 'packages/api-contract'],
    [`${app}/app`]: ['ui', 'api-client', 'domain', 'rewriting', 'error-catalogue'].map(part),
  };
}

/** @param {string} name */
function part(name) {
  return `packages/${name}`;
}

/** The one file of an application's screens that may reach its server, and the contract that its client is made of. */
const apiDoor = 'app/api\\.server\\.ts$';

/** Where a part lies: in the house itself, or in the planted copy that proves the rules. */
const anywhere = '(^|/)';

/** @type {import('dependency-cruiser').IConfiguration['forbidden']} */
export const forbidden = [
  ...Object.entries(mayImport).map(([from, allowed]) => ({
    name: `only-its-neighbours: ${from}`,
    comment: `${from} may import ${allowed.join(', ') || 'nothing of ours'}; ARCHITECTURE.md has the map.`,
    severity: /** @type {const} */ ('error'),
    from: { path: `${anywhere}${from}/`, pathNot: [apiDoor, 'node_modules'] },
    to: {
      path: `${anywhere}(packages|apps)/[^/]+/(src|dist|app|server|demo|e2e)/`,
      pathNot: [from, ...allowed].map((place) => `${anywhere}${place}/`).concat('node_modules'),
    },
  })),
  {
    name: 'no-circles',
    comment: 'A circle of imports has no first file to read.',
    severity: 'error',
    from: { pathNot: 'node_modules' },
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'no-libraries-outside-the-manifest',
    comment: 'What is imported must be in the package’s own package.json.',
    severity: 'error',
    from: { path: `${anywhere}(packages|apps)/` },
    to: { path: 'node_modules', dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'nothing-unresolved',
    comment: 'An import that leads nowhere is one that no rule can judge.',
    severity: 'error',
    from: { path: `${anywhere}(packages|apps)/` },
    to: { couldNotResolve: true, pathNot: ['^virtual:', '\\?(raw|url)$', 'paraglide/'] },
  },
];
