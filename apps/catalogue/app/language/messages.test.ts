import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const app = fileURLToPath(new URL('../..', import.meta.url));
const messages = path.join(app, 'messages');
const languages = readdirSync(messages);
const settings = JSON.parse(readFileSync(path.join(app, 'project.inlang/settings.json'), 'utf8'));

interface Message {
  readonly file: string;
  readonly key: string;
  readonly texts: readonly string[];
}

function messagesOf(language: string): readonly Message[] {
  return readdirSync(path.join(messages, language)).flatMap((file) => {
    const words = JSON.parse(readFileSync(path.join(messages, language, file), 'utf8')) as Record<string, unknown>;
    return Object.entries(words)
      .filter(([key]) => key !== '$schema')
      .map(([key, value]) => ({ file, key, texts: textsOf(value) }));
  });
}

/** What people read of a message: a message with forms has several texts. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((form) => Object.values(form.match as Record<string, string>));
  return [];
}

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

const english = messagesOf('en');

describe('the messages', () => {
  it.each(languages)('of %s have the keys of English, each in the file of the same name', (language) => {
    const places = (all: readonly Message[]) => all.map(({ file, key }) => `${file} ${key}`).sort();
    expect(places(messagesOf(language))).toEqual(places(english));
  });

  it.each(languages)('of %s say no key twice', (language) => {
    const keys = messagesOf(language).map(({ key }) => key);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it.each(languages)('of %s leave no text empty and lose no placeholder', (language) => {
    const found = messagesOf(language).flatMap(({ key, texts }) => {
      const wanted = placeholders(english.find((other) => other.key === key)?.texts.join(' ') ?? '');
      const given = placeholders(texts.join(' '));
      return texts.every((text) => text.trim() !== '') && String(given) === String(wanted) ? [] : [key];
    });
    expect(found).toEqual([]);
  });

  it('are all read by the program, whose settings list every file', () => {
    const listed = (settings['plugin.inlang.messageFormat'].pathPattern as string[]).map((file) => path.basename(file));
    expect(listed.sort()).toEqual(readdirSync(path.join(messages, 'en')).sort());
    expect([...settings.locales].sort()).toEqual([...languages].sort());
  });

  it('are all used somewhere', () => {
    const source = ['app', 'server']
      .flatMap((folder) =>
        readdirSync(path.join(app, folder), { recursive: true, encoding: 'utf8' })
          .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('paraglide') && !/\.test\./.test(name))
          .map((name) => readFileSync(path.join(app, folder, name), 'utf8')),
      )
      .join('\n');
    const words = new Set(source.match(/\w+/g));
    expect(english.map(({ key }) => key).filter((key) => !words.has(key))).toEqual([]);
  });
});

/** Half-width punctuation beside a Chinese character, which belongs to Latin words only. */
const halfWidth = /[\u4e00-\u9fff][,.!?;:()"']|[,!?;:()"'][\u4e00-\u9fff]/;

describe('Chinese type', () => {
  it('sets full-width punctuation beside Chinese characters', () => {
    const found = messagesOf('zh-cn').flatMap(({ key, texts }) =>
      texts.filter((text) => halfWidth.test(text)).map((text) => `${key}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it('writes an ellipsis as two and a dash as two', () => {
    const found = messagesOf('zh-cn').flatMap(({ key, texts }) =>
      texts.filter((text) => /\.{3}|(?<!…)…(?!…)|(?<!—)—(?!—)/.test(text)).map((text) => `${key}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it('has no letter-spacing, and stands at a line height of 1.7', () => {
    const tokens = readFileSync(path.join(app, '../../packages/ui/src/tokens.css'), 'utf8');
    const chinese = /:root:lang\(zh\)\s*\{([^}]*)\}/.exec(tokens)?.[1] ?? '';
    expect(chinese).toMatch(/--tracking-heading:\s*0;/);
    expect(chinese).toMatch(/--leading-text:\s*1\.7;/);
  });
});
