import { existsSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import { root } from './house/root.mjs';
import { forbidden } from './import-rules/rules.mjs';

// Checks who imports whom. The planted folder holds two files that break the rules: a run that does not catch both
// has gone blind, which is worse than a broken rule.
process.chdir(root);

const planted = 'scripts/import-rules/planted';
const house = await violations(['packages', 'apps'].filter((folder) => existsSync(folder)));
const caught = await violations([planted]);

const missed = ['reaches-domain.ts', 'reaches-server.ts'].filter(
  (file) => !caught.list.some(({ from }) => from.endsWith(file)),
);
for (const { rule, from, to } of house.list) console.error(`✗ ${rule.name}\n    ${from} → ${to}`);
for (const file of missed) console.error(`✗ The planted violation in ${file} was not caught.`);
if (house.modules < 50) console.error(`✗ Only ${house.modules} modules were seen; the check has gone blind.`);

const failures = house.list.length + missed.length + (house.modules < 50 ? 1 : 0);
console.log(`Import rules: ${house.modules} modules, ${house.list.length} violations, planted ones caught.`);
process.exitCode = failures === 0 ? 0 : 1;

/** @param {string[]} folders */
async function violations(folders) {
  const { output } = await cruise(folders, {
    ruleSet: { forbidden },
    validate: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/(dist|build|paraglide|media|pictures)/|\\.(css|json|webp)$)' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@selvedge/source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  });
  if (typeof output === 'string') throw new Error(output);
  return {
    list: output.summary.violations,
    modules: output.modules.filter(({ source }) => /^(packages|apps|scripts)\//.test(source)).length,
  };
}
