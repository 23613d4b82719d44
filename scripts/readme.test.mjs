import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { catalogueSettings } from '../apps/catalogue/server/settings.ts';
import { portalSettings } from '../apps/portal/server/settings.ts';
import { settingsTable } from '../packages/server-kit/src/settings/settings-table.ts';
import { root } from './house/root.mjs';

const readme = path.join(root, 'README.md');
const block = /(<!-- settings[^>]*-->\n)[\s\S]*?(<!-- \/settings -->)/;

// UPDATE_README=1 writes the table instead of comparing it.
it('documents every setting that either application reads', () => {
  const text = readFileSync(readme, 'utf8');
  const wanted = text.replace(block, (_, start, end) => {
    return `${start}\n${settingsTable({ ...catalogueSettings, ...portalSettings })}\n\n${end}`;
  });
  expect(text).toMatch(block);
  if (process.env.UPDATE_README) writeFileSync(readme, wanted);
  else expect(text).toBe(wanted);
});
