import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { main } from './house/main.mjs';
import { root } from './house/root.mjs';
import { referenceFolder, referencePages } from './reference/reference-pages.mjs';

// Writes the reference pages of the published packages anew. `npm test` says when they are out of date.
main(async () => {
  const folder = path.join(root, referenceFolder);
  const pages = await referencePages();
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (!pages.has(file)) rmSync(path.join(folder, file));
  for (const [file, text] of pages) writeFileSync(path.join(folder, file), text);
  console.log(`${pages.size} pages in ${referenceFolder}`);
});
