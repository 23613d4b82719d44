import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformWithEsbuild } from 'vite';

/** What stands for the words of a page's language until the files of the browser's code are known. */
const words = '#words';

const message = /\/paraglide\/messages\/(\w+)\.js$/;
const runtime = /\/paraglide\/runtime\.js$/;

/** A message that is asked for in a language of its own. */
const inAnother = /\bm\.(\w+)\([^()]*,\s*\{[^{}]*\blocale\b/g;

/**
 * Lays the words of each language into files of their own, one beside every file of code that says some: a page's life
 * has one language, so that its code need not carry the words of all. Code names the words `#words/site.js`, and the
 * page's import map says which language that is. `words.json`, beside the browser's build, tells the server where they
 * are.
 *
 * @param {{ readonly frame: string, readonly inAll: readonly string[] }} plan `frame` is the file that every page has,
 *   whose words the others share; `inAll` names the messages that a page asks for in other languages than its own
 * @returns {import('vite').Plugin}
 */
export function wordsByLanguage({ frame, inAll }) {
  /** @type {Map<string, readonly string[]>} */
  const namesOf = new Map();
  let folder = '';
  /** @type {readonly string[]} */
  let locales = [];
  let base = '';

  return {
    name: 'words-by-language',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === words ? { id, external: true, moduleSideEffects: false } : undefined),
    async transform(code, id, options) {
      if (options?.ssr) return null;
      const name = message.exec(id)?.[1];
      if (name !== undefined && name !== '_index' && !inAll.includes(name)) {
        folder = path.dirname(id);
        return { code: `export { ${name} } from '${words}';`, map: null };
      }
      if (runtime.test(id)) {
        const slim = await slimRuntime(id);
        locales = slim.locales;
        return { code: slim.code, map: null };
      }
      const other = [...code.matchAll(inAnother)].find(([, called = '']) => !inAll.includes(called));
      if (other && id.includes('/app/')) this.error(`${other[1]} is asked for in another language: name it in inAll.`);
      return null;
    },
    renderChunk(code, chunk, _options, { chunks }) {
      const wanted = [...new Set(chunk.importedBindings[words])];
      // Whoever imports a file with words has none of its own because of that.
      const bare = code.replace(`import '${words}';`, '');
      if (wanted.length === 0) return bare === code ? null : { code: bare, map: null };
      if (namesOf.has(chunk.name)) this.error(`Two files with words are called ${chunk.name}.`);
      const site = Object.values(chunks).find(({ name }) => name === frame);
      const shared = new Set(chunk.name === frame ? [] : site?.importedBindings[words]);
      const own = wanted.filter((name) => !shared.has(name)).sort();
      if (own.length > 0) namesOf.set(chunk.name, own);
      const named = new RegExp(`import \\{([^}]*)\\} from '${words}';`);
      const list =
        named
          .exec(code)?.[1]
          ?.split(',')
          .map((one) => one.trim()) ?? [];
      const from = (/** @type {boolean} */ isShared, /** @type {string} */ file) => {
        const some = list.filter((one) => shared.has(one.split(' ')[0] ?? '') === isShared);
        return some.length === 0 ? '' : `import { ${some.join(', ')} } from '${words}/${file}.js';`;
      };
      const written = bare.replace(named, () => from(true, frame) + from(false, chunk.name));
      if (written.includes(`'${words}'`)) this.error(`The words of ${chunk.name} are asked for in another way now.`);
      return { code: written, map: null };
    },
    async generateBundle() {
      // The server's build has the words of all languages in it.
      if (namesOf.size === 0) return;
      /** @type {Record<string, string>} */
      const files = {};
      for (const locale of locales)
        for (const [name, own] of namesOf) files[`${locale}/${name}.js`] = await wordsIn(locale, own, folder);
      base = `/assets/words-${createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8)}/`;
      for (const [name, source] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName: base.slice(1) + name, source });
    },
    writeBundle({ dir = '' }) {
      if (base !== '')
        writeFileSync(path.join(dir, '../words.json'), JSON.stringify({ base, files: [...namesOf.keys()] }));
    },
  };
}

/**
 * The words of one language by themselves.
 *
 * @param {string} locale
 * @param {readonly string[]} names
 * @param {string} folder of the messages as paraglide compiled them
 */
async function wordsIn(locale, names, folder) {
  const prefix = locale.replaceAll('-', '_');
  const texts = names.map((name) => {
    const code = readFileSync(path.join(folder, `${name}.js`), 'utf8');
    return code
      .slice(0, code.indexOf(`export const ${name} =`))
      .replace(/^import .*$/gm, '')
      .replaceAll('registry.', '');
  });
  const registry = readFileSync(path.join(folder, '../registry.js'), 'utf8').replace(/^export /gm, '');
  const exported = names.map((name) => `${prefix}_${name} as ${name}`).join(', ');
  const code = `${registry}\n${texts.join('\n')}\nexport { ${exported} };`;
  const options = { minify: true, treeShaking: true, format: /** @type {const} */ ('esm'), target: 'es2022' };
  return (await transformWithEsbuild(code, 'words.js', { ...options, charset: 'utf8' })).code;
}

/**
 * What the browser needs of paraglide's own code once the words know their language.
 *
 * @param {string} file
 */
async function slimRuntime(file) {
  const { baseLocale, locales, getTextDirection } = await import(pathToFileURL(file).href);
  const directions = Object.fromEntries(locales.map((/** @type {string} */ one) => [one, getTextDirection(one)]));
  const code = `
    export const baseLocale = ${JSON.stringify(baseLocale)};
    export const locales = ${JSON.stringify(locales)};
    export const experimentalStaticLocale = undefined;
    let chosen = () => baseLocale;
    export const getLocale = () => chosen();
    export const overwriteGetLocale = (choose) => { chosen = choose; };
    export const getTextDirection = (locale) => (${JSON.stringify(directions)})[locale];`;
  return { code, locales };
}
