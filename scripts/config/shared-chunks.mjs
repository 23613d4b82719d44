import { parseAst } from 'vite';

/**
 * @typedef {object} ChunkPlan
 * @property {string} entry what starts a page, by how its path ends: nothing may stand in its file that routes import
 * @property {readonly string[]} everywhere what every page runs besides
 * @property {string} routes the part of a path that only routes have
 * @property {Readonly<Record<string, string>>} later parts that come by themselves when they are wanted, by how their paths end
 * @property {Readonly<Record<string, readonly string[]>>} groups routes whose shared parts travel together, widest first
 */

const clientRoute = '?__remix-build-client-route';

/**
 * Puts what pages share into few files instead of one for each set of routes that share it: eighty files of one
 * kilobyte compress badly, and each costs a request of its own. What only one route needs stays with it.
 *
 * @param {ChunkPlan} plan
 * @returns {import('vite').Rollup.GetManualChunk}
 */
export function sharedChunks(plan) {
  /** @type {Map<string, string> | undefined} */
  let chunkOf;
  return (id, { getModuleIds, getModuleInfo }) => {
    chunkOf ??= assign(plan, [...getModuleIds()], getModuleInfo);
    return chunkOf.get(id);
  };
}

/**
 * @param {ChunkPlan} plan
 * @param {readonly string[]} ids
 * @param {import('vite').Rollup.GetModuleInfo} infoOf
 */
function assign({ entry, everywhere, routes, later, groups }, ids, infoOf) {
  const { reachedFrom } = readGraph(infoOf);
  /** @type {Map<string, string>} */
  const chunkOf = new Map();
  /** @param {Iterable<string>} modules @param {string} name */
  const put = (modules, name) => {
    for (const one of modules) if (!chunkOf.has(one)) chunkOf.set(one, name);
  };
  const roots = ids.filter((id) => id.includes(routes) && id.endsWith(clientRoute));
  const site = ids.filter((id) => [entry, ...everywhere].some((ending) => id.endsWith(ending)));
  const shared = [...reachedFrom(site)].filter((id) => !id.endsWith(entry));
  // Another release of the site rarely brings another one of its libraries: browsers keep them. With them goes what the
  // build adds to make modules of them.
  put(
    shared.filter((id) => id.includes('/node_modules/') || id.startsWith('\0')),
    'framework',
  );
  put(shared, 'site');
  const reached = new Map(roots.map((root) => [nameOf(root), reachedFrom([root])]));
  const uses = new Map();
  for (const modules of reached.values()) for (const one of modules) uses.set(one, (uses.get(one) ?? 0) + 1);
  for (const [name, members] of Object.entries(groups)) {
    for (const member of members)
      put(
        [...(reached.get(member) ?? [])].filter((one) => uses.get(one) > 1),
        name,
      );
  }
  put(
    [...uses].filter(([, count]) => count > 1).map(([one]) => one),
    'pages',
  );
  // What only one page shares with a part that comes later goes with that part, which must not bring the page along.
  for (const [name, ending] of Object.entries(later)) put(reachedFrom(ids.filter((id) => id.endsWith(ending))), name);
  for (const [name, modules] of reached) put(modules, name);
  return chunkOf;
}

/** @param {string} id */
function nameOf(id) {
  return id.slice(id.lastIndexOf('/') + 1).replace(/\.tsx?\?.*$/, '');
}

/**
 * Which modules a page really runs: a file that only hands on what others export is seen through name by name.
 *
 * @param {import('vite').Rollup.GetModuleInfo} infoOf
 */
function readGraph(infoOf) {
  /** @type {Map<string, ReturnType<typeof read>>} */
  const known = new Map();
  /** @param {string} id */
  const linksOf = (id) => {
    const links = known.get(id) ?? read(infoOf(id));
    known.set(id, links);
    return links;
  };

  /** @param {readonly string[]} roots */
  function reachedFrom(roots) {
    /** @type {Set<string>} */
    const seen = new Set();
    const open = [...roots];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      const { links, code } = linksOf(id);
      for (const { target, names } of links) open.push(...providers(target, names, code));
    }
    return seen;
  }

  /**
   * @param {string} id
   * @param {readonly { name: string, local: string }[]} names
   * @param {string} code of who imports
   * @returns {string[]}
   */
  function providers(id, names, code) {
    const { links, handsOn } = linksOf(id);
    if (!handsOn) return [id];
    return names.flatMap(({ name, local }) =>
      links.flatMap(({ target, names: given }) => {
        const found = given.find((one) => one.local === name || (one.local === '*' && provides(target, name)));
        if (!found) return [];
        // A whole module under a name: only the members that are asked for.
        if (found.name === '*' && found.local !== '*') {
          return providers(target, membersOf(local, code), code);
        }
        return providers(target, [{ name: found.name === '*' ? name : found.name, local }], code);
      }),
    );
  }

  /**
   * @param {string} id
   * @param {string} name
   * @returns {boolean}
   */
  function provides(id, name) {
    const { links, handsOn, exported } = linksOf(id);
    if (!handsOn) return exported.has(name);
    return links.some(({ target, names }) =>
      names.some(({ local }) => local === name || (local === '*' && provides(target, name))),
    );
  }

  return { reachedFrom };
}

/** @param {string} local @param {string} code */
function membersOf(local, code) {
  const members = code.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'));
  return [...new Set([...members].map(([, name = '']) => name))].map((name) => ({ name, local: name }));
}

/**
 * What a module imports and hands on. In a link's names `name` is what the target calls it and `local` what it is
 * called here.
 *
 * @param {import('vite').Rollup.ModuleInfo | null} info
 */
function read(info) {
  const code = info?.code ?? '';
  const body = code === '' ? [] : parseAst(code).body;
  /** @type {string[]} */
  const sources = [];
  /** @type {{ target: string, names: { name: string, local: string }[] }[]} */
  const links = [];
  /** @type {Set<string>} */
  const exported = new Set();
  let handsOn = body.length > 0;
  for (const node of body) {
    if (node.type === 'ExportNamedDeclaration') for (const name of exportedBy(node)) exported.add(name);
    const isExport = node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration';
    if (!isExport || !node.source) handsOn = false;
    if ((!isExport && node.type !== 'ImportDeclaration') || typeof node.source?.value !== 'string') continue;
    if (!sources.includes(node.source.value)) sources.push(node.source.value);
    const target = info?.importedIds[sources.indexOf(node.source.value)];
    if (target !== undefined) links.push({ target, names: namesOf(node) });
  }
  return { links, handsOn, exported, code };
}

/** @param {any} node */
function namesOf(node) {
  if (node.type === 'ExportAllDeclaration') return [{ name: '*', local: node.exported?.name ?? '*' }];
  return node.specifiers.map((/** @type {any} */ one) => ({
    name: one.type === 'ImportDefaultSpecifier' ? 'default' : ((one.imported ?? one.local)?.name ?? '*'),
    local: one.exported?.name ?? one.local.name,
  }));
}

/**
 * @param {any} node
 * @returns {string[]}
 */
function exportedBy({ declaration, specifiers }) {
  const declared = declaration?.declarations ?? (declaration ? [declaration] : []);
  return [
    ...specifiers.map((/** @type {any} */ one) => one.exported),
    ...declared.map((/** @type {any} */ one) => one.id),
  ].map(({ name }) => name);
}
