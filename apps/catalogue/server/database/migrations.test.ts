import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, it } from 'vitest';
import { migrationsFolder } from '../testing/test-catalogue';
import * as schema from './schema';

it('the migrations make the schema that the code names: nothing is left to generate', async () => {
  const meta = path.join(migrationsFolder, 'meta');
  const journal = JSON.parse(await readFile(path.join(meta, '_journal.json'), 'utf8'));
  const last = String(journal.entries.length - 1).padStart(4, '0');
  const made = JSON.parse(await readFile(path.join(meta, `${last}_snapshot.json`), 'utf8'));
  const named = generateDrizzleJson(schema, made.id, undefined, 'snake_case');
  expect(await generateMigration(made, named)).toEqual([]);
});
