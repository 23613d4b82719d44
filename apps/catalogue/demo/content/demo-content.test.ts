import { readFile, stat } from 'node:fs/promises';
import { pageNames, rawSection } from '@selvedge/api-contract/catalogue';
import { describe, expect, it } from 'vitest';
import { allPictures } from '../media/pictures/all-pictures';
import { demoContent } from '.';
import { downloadsFolder, papers } from './make-downloads';
import type { DemoLink, DemoTarget, Words } from './types';

const { site, navigation, categories, products, articles, videos, downloads, pages } = demoContent;
const pictureNames = new Set(allPictures.map(({ name }) => name));

describe('the demo’s reductions', () => {
  const { reductions } = demoContent;

  it('cover products that are there, each once', () => {
    const covered = reductions.flatMap((reduction) => reduction.products);
    const known = new Set(products.map(({ slug }) => slug));
    expect(covered.filter((slug) => !known.has(slug))).toEqual([]);
    expect(new Set(covered).size).toBe(covered.length);
  });

  it('are some now and some soon, and every kind of rule is among them', () => {
    expect(reductions.some(({ startsInDays }) => startsInDays < 0)).toBe(true);
    expect(reductions.some(({ startsInDays }) => startsInDays > 0)).toBe(true);
    for (const { startsInDays, endsInDays } of reductions) expect(startsInDays).toBeLessThan(endsInDays);
    const types = new Set(reductions.flatMap(({ rules }) => rules.map(({ type }) => type)));
    expect([...types].sort()).toEqual([1, 2, 3]);
  });
});

describe('the demo’s tree of categories', () => {
  it('has two levels, unique slugs, and no branch without products', () => {
    expect(new Set(categories.map(({ slug }) => slug)).size).toBe(categories.length);
    for (const { slug, parent } of categories) {
      const above = categories.find((category) => category.slug === parent);
      expect(parent === null || above?.parent === null, slug).toBe(true);
      const below = categories.filter((category) => category.parent === slug).map((category) => category.slug);
      const count = products.filter(({ category }) => [slug, ...below].includes(category)).length;
      expect(count, slug).toBeGreaterThan(0);
    }
  });

  it('holds every product at its lower level', () => {
    for (const product of products) {
      expect(categories.find(({ slug }) => slug === product.category)?.parent, product.slug).toBeTypeOf('string');
    }
  });

  it('counts its own figures', () => {
    const figures = Object.fromEntries(categories.map((category) => [category.slug, category.figures]));
    expect(figures['yarn-dyed-fabrics']).toEqual({ en: '29 qualities, from 68 g/m²', 'zh-cn': '29个品种，68克起' });
    expect(figures.denim?.en).toBe('12 denims, 8–16 oz');
    expect(figures.yarns?.en).toBe('12 yarns, Ne 8–60');
  });
});

describe('the demo’s texts', () => {
  it('are as many as the site is built for', () => {
    expect(articles.length).toBeGreaterThanOrEqual(12);
    expect(videos.length).toBeGreaterThanOrEqual(6);
    expect(downloads.length).toBeGreaterThanOrEqual(8);
    expect(pages.map(({ name }) => name).toSorted()).toEqual(pageNames.toSorted());
  });

  it.each(articles.map((article) => [article.slug, article] as const))(
    '%s is an article of its length',
    (_, article) => {
      const english = plain(article.bodyHtml.en);
      expect(english.split(/\s+/).length).toBeGreaterThanOrEqual(350);
      expect(english.split(/\s+/).length).toBeLessThanOrEqual(600);
      expect(plain(article.bodyHtml['zh-cn']).replaceAll(/\s/g, '').length).toBeGreaterThanOrEqual(500);
    },
  );

  it('say everything in both languages, each for itself', () => {
    const faults = [...wordsIn(demoContent, 'demo')].filter(([, text]) => !isTold(text)).map(([path]) => path);
    expect(faults).toEqual([]);
  });

  it('use no HTML that a reader could be hurt by, and close what they open', () => {
    for (const [path, text] of wordsIn(demoContent, 'demo')) {
      for (const html of [text.en, text['zh-cn']]) {
        const tags = [...html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/gi)];
        for (const [, , name = '', attributes] of tags) {
          expect(allowedTags, path).toContain(name);
          expect(attributes, path).toBe('');
        }
        const opened = tags.filter(([, slash]) => slash === '').length;
        expect(tags.length - opened, path).toBe(opened);
      }
    }
  });
});

describe('the demo’s references', () => {
  it('name only pictures that are on the list of pictures', () => {
    const named = [
      ...products.flatMap((product) => product.pictures),
      ...categories.map(({ picture }) => picture),
      ...articles.map(({ cover }) => cover),
      ...pages.flatMap(({ sections }) => sections.flatMap(({ picture }) => picture ?? [])),
    ];
    expect(named.filter((name) => !pictureNames.has(name))).toEqual([]);
  });

  it('show on every close view the weave that its product is sold as', () => {
    for (const { slug, weave } of products.filter(({ kind }) => kind !== 'yarn')) {
      const scene = allPictures.find(({ name }) => name === `${slug}-face`)?.scene;
      expect(scene?.kind === 'macro' ? scene.cloth.draft : scene?.kind, slug).toBe(weave);
    }
  });

  it('name films and posters alike', () => {
    for (const { film, poster, product } of videos) {
      expect(poster).toBe(film);
      expect(product === null || products.some(({ slug }) => slug === product)).toBe(true);
    }
  });

  it('review products that there are, after they were added, with a score of 1 to 5', () => {
    for (const { product, score, writtenAt, author } of demoContent.reviews) {
      const found = products.find(({ slug }) => slug === product);
      expect(found && found.addedAt < writtenAt, `${product}, ${author}`).toBe(true);
      expect([1, 2, 3, 4, 5]).toContain(score);
    }
  });

  it('caption every film from its first second, each cue after the one before', () => {
    for (const { slug, captions } of videos) {
      expect(captions[0]?.from, slug).toBe(0);
      for (const [index, { from, to }] of captions.entries()) {
        expect(to, slug).toBeGreaterThan(from);
        expect(from, slug).toBe(captions[index - 1]?.to ?? 0);
      }
    }
  });

  it('lead from every link to something that exists', () => {
    const links = (list: readonly DemoLink[]): DemoLink[] => list.flatMap((link) => [link, ...links(link.children)]);
    for (const { title, target } of links([...navigation.header, ...navigation.footer])) {
      expect(isReachable(target), title.en).toBe(true);
    }
  });

  it('keep slugs apart', () => {
    for (const list of [products, articles, videos, downloads]) {
      expect(new Set(list.map(({ slug }) => slug)).size).toBe(list.length);
      for (const { slug } of list) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  });
});

describe('the demo’s pages', () => {
  it('have sections of the shape that the contract asks for', () => {
    for (const { sections } of pages) {
      for (const { kind, title, bodyHtml, items } of sections) {
        for (const language of ['en', 'zh-cn'] as const) {
          const section = {
            kind,
            title: title[language],
            body_html: bodyHtml[language],
            img: null,
            items: items.map(({ name, value, note }) => ({
              name: name[language],
              value: value[language],
              ...(note ? { note: note[language] } : {}),
            })),
          };
          expect(rawSection.parse(section)).toEqual(section);
        }
      }
    }
  });

  it('tell the water of each finish as the finish does', () => {
    const page = pages.find(({ name }) => name === 'denim-fabric-finishing');
    const told = page?.sections.flatMap(({ items }) => items).find(({ name }) => name.en === 'Ozone, light blue');
    const ozone = products.find(({ slug }) => slug === 'finish-ozone-light');
    expect(ozone?.attributes.find(({ key }) => key === 'water')?.value.en).toBe(`${told?.value.en} a metre`);
  });
});

describe('the demo’s downloads', () => {
  it('are the papers that are made, two of them limited', () => {
    expect(downloads.map(({ file }) => file).toSorted()).toEqual(Object.keys(papers).toSorted());
    expect(downloads.filter(({ isLimit }) => isLimit)).toHaveLength(2);
  });

  it.each(downloads.map(({ file }) => file))('%s is a file of its kind, at most 200 KB', async (file) => {
    const { size } = await stat(new URL(file, downloadsFolder));
    expect(size).toBeGreaterThan(500);
    expect(size).toBeLessThanOrEqual(200 * 1024);
    const start = (await readFile(new URL(file, downloadsFolder))).subarray(0, 5).toString('latin1');
    if (file.endsWith('.pdf')) expect(start).toBe('%PDF-');
  });

  it('are tables of today’s constructions', async () => {
    for (const file of ['weftland-fabric-weight-table.csv', 'weftland-yarn-count-conversion.csv'] as const) {
      expect(await readFile(new URL(file, downloadsFolder), 'utf8')).toBe(papers[file]());
    }
  });
});

describe('the site', () => {
  it('gives no address that could belong to somebody', () => {
    expect(site.company.email).toMatch(/\.example$/);
    expect(site.company.phone).toMatch(/^\+86 000 /);
  });
});

const allowedTags = ['p', 'h2', 'ul', 'li', 'strong', 'em', 'table', 'thead', 'tbody', 'tr', 'th', 'td'];

const plain = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').trim();

/** Numbers, units and standards read the same in every language; so do the empty bodies of sections that only list. */
const isTold = ({ en, 'zh-cn': zh }: Words): boolean => {
  if (en === '' || zh === '') return en === zh;
  if (en === zh) return !/[a-z]{4,}/.test(en);
  return !/\p{Script=Han}/u.test(en);
};

function* wordsIn(value: unknown, path: string): Generator<readonly [string, Words]> {
  if (typeof value !== 'object' || value === null) return;
  if (isWords(value)) {
    yield [path, value];
    return;
  }
  for (const [key, inner] of Object.entries(value)) yield* wordsIn(inner, `${path}.${key}`);
}

function isWords(value: object): value is Words {
  return 'en' in value && 'zh-cn' in value;
}

function isReachable(target: DemoTarget): boolean {
  switch (target.kind) {
    case 'path':
      return paths.has(target.path);
    case 'category':
      return categories.some(({ slug }) => slug === target.slug);
    case 'product':
      return products.some(({ slug }) => slug === target.slug);
    case 'article':
      return articles.some(({ slug }) => slug === target.slug);
    case 'video':
      return videos.some(({ slug }) => slug === target.slug);
    case 'external':
      return target.url.startsWith('https://');
    case 'none':
      return true;
  }
}

const paths = new Set([
  '/product-products',
  '/article-list',
  '/video-list',
  '/downloads',
  '/inquire_form',
  ...pageNames.map((name) => `/${name}`),
]);
