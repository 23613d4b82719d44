import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testCatalogue } from '../testing/test-catalogue';

const { call, db } = await testCatalogue();

async function list(query: string): Promise<{ slugs: string[]; total: number; data: Record<string, unknown> }> {
  const { data } = await call({ path: `/product/list?${query}` });
  const slugs = data.list.map((item: { page_url_suffix: string }) =>
    item.page_url_suffix.replace(/^\/product\/\d+-/, ''),
  );
  return { slugs, total: data.total, data };
}

describe('a list of products', () => {
  it.each([
    [
      '',
      [
        'poplin-white',
        'oxford-blue',
        'cafe-flannel',
        'selvedge-denim',
        'stretch-denim',
        'herringbone-linen',
        'slub-yarn',
      ],
    ],
    [
      'category_id=1',
      ['poplin-white', 'oxford-blue', 'cafe-flannel', 'selvedge-denim', 'stretch-denim', 'herringbone-linen'],
    ],
    ['category_id=3', ['selvedge-denim', 'stretch-denim']],
    ['category_id=99', []],
    ['use=jeans', ['selvedge-denim', 'stretch-denim']],
    ['fibre=LI', ['herringbone-linen']],
    ['certificate=oeko-tex-standard-100', ['poplin-white']],
    ['weight=-140', ['poplin-white', 'oxford-blue']],
    ['weight=140-240', ['oxford-blue', 'cafe-flannel', 'herringbone-linen']],
    ['count=40-', ['poplin-white', 'oxford-blue']],
    ['use=jeans&weight=400-', ['selvedge-denim']],
    ['use=nothing', []],
    ['sort=newest&page_size=2', ['cafe-flannel', 'oxford-blue']],
    ['sort=lightest&page_size=2', ['poplin-white', 'oxford-blue']],
    ['sort=heaviest&page_size=2', ['selvedge-denim', 'stretch-denim']],
    ['page_size=3&page=3', ['slub-yarn']],
    ['page_size=3&page=99', []],
    ['page=abc&page_size=1', ['poplin-white']],
  ])('for %j is %j', async (query, expected) => {
    expect((await list(query)).slugs).toEqual(expected);
  });

  it('says how many there are and on which page one is', async () => {
    const { data } = await list('page_size=3&page=2');
    expect([data.total, data.page_count, data.page_number]).toEqual([7, 3, 2]);
  });

  it.each(['page_size=0', 'page_size=61', 'weight=-', 'weight=a-b', 'sort=price', "category_id=1'"])(
    'refuses %j',
    async (query) => {
      expect((await call({ path: `/product/list?${query}` })).status).toBe(422);
    },
  );
});

describe('prices', () => {
  const priced = ['price_min', 'price_max', 'max_discount', 'discount_end_time', 'reduction', 'price_unit'];

  it('stay in the house while the site is no shop', async () => {
    for (const path of [
      '/product/list',
      '/product/search?keywords=denim',
      '/product/choices?ids=1,2',
      '/product/detail/1',
    ]) {
      const text = JSON.stringify((await call({ path })).data);
      expect([path, priced.filter((field) => text.includes(`"${field}"`))]).toEqual([path, []]);
      expect(text).toContain('"product_code":1');
    }
    expect((await list('type=now')).total).toBe(0);
  });

  it('and discounts are told by a shop, at their time', async () => {
    await db.execute(sql`insert into reductions (id) values (1)`);
    await db.execute(sql`insert into reduction_rules values (1, 0, 1, 100, 1, 900)`);
    const reduce = (id: number, from: string, to: string) =>
      db.execute(
        sql`update products set discount_start = ${from}, discount_end = ${to}, max_discount = 850, reduction_id = 1 where id = ${id}`,
      );
    await reduce(1, '2026-06-01', '2026-07-01');
    await reduce(2, '2026-06-10', '2026-06-20');
    await reduce(3, '2026-07-01', '2026-08-01');
    await reduce(4, '2026-01-01', '2026-06-15T12:00:00Z');
    await db.execute(sql`update sites set is_shop = true`);
    expect((await list('type=now')).slugs).toEqual(['oxford-blue', 'poplin-white']);
    expect((await list('type=upcoming')).slugs).toEqual(['cafe-flannel']);
    const { data } = await call({ path: '/product/detail/1' });
    expect(data.product).toMatchObject({
      product_code: 2,
      price_min: 480,
      price_max: 620,
      max_discount: 850,
      discount_end_time: Date.parse('2026-07-01') / 1000,
      reduction: {
        reduction_id: 1,
        discount_setting: [{ condition_type: 1, condition_value: 100, type: 1, value: 900 }],
      },
    });
    await db.execute(sql`update sites set is_shop = false`);
  });
});

describe('a product', () => {
  it('comes with its album, figures, trail, neighbours, relatives and files', async () => {
    const { data } = await call({ path: '/product/detail/1', headers: { 'accept-language': 'zh-cn' } });
    expect(data.product).toMatchObject({
      title: '漂白府绸133',
      article_number: 'WS-1133',
      weave: 'plain',
      description_html: '<p>手感柔软。</p>',
      attributes: [{ key: 'weight', name: '克重', value: '127 克/平方米', unit_code: 'GM' }],
      certificates: [{ name: 'OEKO-TEX STANDARD 100', valid_until: Date.parse('2027-06-30') / 1000 }],
      img: { url: '/p1/1-poplin-white-face.webp', width: 1280, height: 1600, colour: '#dddcd8' },
    });
    expect(data.product.album.map(({ kind }: { kind: string }) => kind)).toEqual(['face', 'drape']);
    for (const { url } of data.product.album) expect(url).toMatch(/^\/p\d+\/\d+-.+\.webp$/);
    expect(data.trail.map(({ title }: { title: string }) => title)).toEqual(['面料', '衬衫布']);
    expect([data.previous, data.next?.slug]).toEqual([null, 'oxford-blue']);
    expect(data.related.map(({ id }: { id: number }) => id)).toEqual([2, 3, 4, 5, 6]);
    expect(data.downloads).toEqual([
      {
        id: 1,
        title: '色卡',
        kind: 'TXT',
        size: 14,
        is_limit: false,
        file_name: 'colour-card.txt',
        href: '/downloads/colour-card.txt',
      },
      { id: 2, title: '价目表', kind: 'TXT', size: 11, is_limit: true, file_name: 'price-list.txt', href: '' },
    ]);
  });

  it('is chosen for a basket in the basket’s order, unknown ones left out', async () => {
    const { data } = await call({ path: '/product/choices?ids=4,999,1,4' });
    expect(data.list.map(({ id }: { id: number }) => id)).toEqual([4, 1]);
  });
});

describe('categories', () => {
  it('are a tree that counts what is in and below each', async () => {
    const { data } = await call({ path: '/product/categories' });
    const counted = (nodes: { slug: string; count: number; children: [] }[]): unknown =>
      nodes.map(({ slug, count, children }) => [slug, count, counted(children)]);
    expect(counted(data.list)).toEqual([
      [
        'fabrics',
        6,
        [
          ['shirting', 3, []],
          ['denim', 2, []],
        ],
      ],
      ['yarns', 1, []],
    ]);
  });
});

describe('facets', () => {
  it('count what is left behind each value, without their own filter', async () => {
    const { data } = await call({ path: '/product/facets?use=jeans' });
    expect(data.total).toBe(2);
    expect(data.use).toEqual([
      { value: 'shirts', name: 'Shirts', count: 4 },
      { value: 'jeans', name: 'Jeans', count: 2 },
    ]);
    expect(data.fibre).toEqual([
      { value: 'CO', name: 'cotton', count: 2 },
      { value: 'EL', name: 'elastane', count: 1 },
    ]);
    expect(data.weight).toEqual([
      { value: '280-400', name: '280–400 g/m²', count: 1 },
      { value: '400-', name: '≥ 400 g/m²', count: 1 },
    ]);
  });

  it('give values that the list takes', async () => {
    const { data } = await call({ path: '/product/facets' });
    for (const facet of ['use', 'weight', 'fibre', 'count', 'certificate']) {
      for (const { value, count } of data[facet]) {
        expect([facet, value, (await list(`${facet}=${encodeURIComponent(value)}`)).total]).toEqual([
          facet,
          value,
          count,
        ]);
      }
    }
  });
});
