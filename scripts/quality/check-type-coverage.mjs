import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { lint } from 'type-coverage-core';
import { root } from '../house/root.mjs';
import { publishedPackages } from './packages.mjs';

// Every name of the published packages has a type that the compiler knows: no `any`, not even one that comes in from
// a library or hides in a type argument. Assertions to a known type (`as Cents`) are allowed.

process.chdir(root);
const project = fileURLToPath(new URL('tsconfig.json', import.meta.url));
const { anys, fileCounts } = await lint(project, {
  strict: true,
  ignoreAsAssertion: true,
  ignoreTypeAssertion: true,
  fileCounts: true,
  absolutePath: true,
});

for (const { file, line, character, text } of anys) {
  console.error(`✗ ${path.relative(root, file)}:${line + 1}:${character + 1} \`${text}\` is any`);
}
let broken = anys.length;
for (const { name, folder } of publishedPackages()) {
  const counts = [...fileCounts].filter(([file]) => path.resolve(file).startsWith(folder + path.sep));
  const total = counts.reduce((sum, [, { totalCount }]) => sum + totalCount, 0);
  const typed = counts.reduce((sum, [, { correctCount }]) => sum + correctCount, 0);
  console.log(`${typed === total ? '✓' : '✗'} ${name.padEnd(16)} ${typed} of ${total} names have a type`);
  if (total < 100) {
    console.error(`✗ ${name}: too few names were seen; the check has gone blind.`);
    broken += 1;
  }
}
process.exitCode = broken === 0 ? 0 : 1;
