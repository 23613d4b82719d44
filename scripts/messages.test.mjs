import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './house/root.mjs';

/** Every file of an app's messages in a language, with its keys. @param {string} app @param {string} language */
function filesOf(app, language) {
  const folder = path.join(root, 'apps', app, 'messages');
  const own = path.join(folder, language);
  const files = [`${folder}/${language}.json`, ...readdirSync(own).map((name) => path.join(own, name))];
  return files.flatMap((file) => {
    const keys = Object.keys(JSON.parse(readIfThere(file))).filter((key) => key !== '$schema');
    return keys.map((key) => ({ key, file: path.relative(folder, file).replace(language, '') }));
  });
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '{}';
  }
}

describe.each(['catalogue', 'portal'])('the words of the %s', (app) => {
  const [chinese, english] = [filesOf(app, 'zh-cn'), filesOf(app, 'en')];

  it('are each written in one file only: of two, the later one would speak for both', () => {
    const keys = chinese.map(({ key }) => key);
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
  });

  it('stand in both languages, in the same files', () => {
    const named = (/** @type {typeof chinese} */ list) => list.map(({ key, file }) => `${file} ${key}`).toSorted();
    expect(named(english)).toEqual(named(chinese));
    expect(english.length).toBeGreaterThan(100);
  });
});
