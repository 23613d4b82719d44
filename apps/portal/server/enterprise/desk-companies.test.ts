import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog, media } from '../database/schema';
import { listDirectory } from '../directory/list-directory';
import { listProducts } from '../products/list-products';
import { readAllProducts, saveProducts } from '../products/save-products';
import { demoDatabase, testNow } from '../testing/demo-database';
import { codeOf, staffRequest } from '../testing/desk';
import { findCompany } from './find-company';
import { findDeskCompany, listCompanyChoices, searchCompanies } from './find-desk-company';
import { listCompanies } from './list-companies';
import { saveCompany } from './save-company';

const resources = await demoDatabase();
const { db } = resources;
const editor = await staffRequest(resources, 'editor');
const treasurer = await staffRequest(resources, 'treasurer');
const later = (seconds: number) => ({ ...editor, now: new Date(testNow.getTime() + seconds * 1000) });
const page = { ccId: 1, limit: 60, offset: 0 };

const text = { name: '梭影纺织', trade: '提花', introduction: '', address: '' };
const fields = {
  ccId: 1,
  rank: 'council',
  is_listed: true,
  region_id: null,
  trade_ids: [] as number[],
  founded: 1994,
  employees: 80,
  website: 'https://suoying.example',
  phone: '',
  email: 'Office@Suoying.example',
  img_url: null as string | null,
  texts: { 'zh-cn': text, en: null },
} as const;

const { trades, regions } = await listCompanyChoices(editor, { ccId: 1 });
const [picture] = await db.select().from(media).where(eq(media.communityId, 1)).limit(1);

describe('a company at the desk', () => {
  it('is written once a key, stands in the directory, and leaves it when it is no longer listed', async () => {
    const sent = { ...fields, idempotency_key: 'company-key-1' };
    const [{ id, version }, again] = await Promise.all([saveCompany(editor, sent), saveCompany(editor, sent)]);
    expect(again).toEqual({ id, version });
    expect(await codeOf(saveCompany(editor, { ...sent, founded: 1995 }))).toBe(11);
    expect(await findCompany(editor, id)).toMatchObject({ name: '梭影纺织', email: 'office@suoying.example' });
    expect((await listCompanies(editor, { ...page, keywords: '梭影' })).total).toBe(1);
    await saveCompany(later(60), { ...fields, id, version, is_listed: false });
    expect(await codeOf(findCompany(editor, id))).toBe(10);
    expect((await listCompanies(editor, { ...page, keywords: '梭影' })).total).toBe(0);
    expect((await searchCompanies(editor, { ...page, keywords: '梭影', is_listed: 'false' })).total).toBe(1);
    const acts = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `company:${id}`));
    expect(acts.map(({ act, details }) => [act, details])).toEqual([
      ['company.create', { title: '梭影纺织' }],
      ['company.update', { title: '梭影纺织', is_listed: false }],
    ]);
  });

  it('is changed unless somebody else has, with its picture of the library, its trades and its region', async () => {
    const { id, version } = await saveCompany(editor, fields);
    const url = picture?.picture.url ?? '';
    const trade_ids = trades.slice(0, 2).map((trade) => trade.id);
    const change = { ...fields, id, version, trade_ids, region_id: regions[0]?.id ?? null, img_url: url };
    await saveCompany(later(60), change);
    expect(await findDeskCompany(editor, { ccId: 1, id })).toMatchObject({ trade_ids, img: { url } });
    expect(await codeOf(saveCompany(later(70), change))).toBe(11);
    expect((await searchCompanies(editor, { ...page, trade_id: trade_ids[0], rank: 'council' })).list).toContainEqual(
      expect.objectContaining({ id, members: 0, products: 0 }),
    );
  });

  it.each([
    ['a region that is a trade', { region_id: trades[0]?.id ?? 0 }, 'region_id'],
    ['a trade of nowhere', { trade_ids: [trades[0]?.id ?? 0, 99_999] }, 'trade_ids.1'],
    ['a picture of nobody', { img_url: '/p3/1-nothing.webp' }, 'img_url'],
  ])('refuses %s at its field', async (_what, wrong, field) => {
    const refusal = saveCompany(editor, { ...fields, ...wrong });
    await expect(refusal).rejects.toMatchObject({ code: 111, issues: [{ field, code: 111 }] });
  });

  it('is not there for another community, nor for who may not keep companies', async () => {
    const { id, version } = await saveCompany(editor, fields);
    expect(await codeOf(findDeskCompany(editor, { ccId: 2, id }))).toBe(1);
    expect(await codeOf(saveCompany(treasurer, { ...fields, id, version }))).toBe(1);
    expect(await codeOf(searchCompanies(treasurer, page))).toBe(1);
  });

  it('takes its name along into what its people are found by', async () => {
    const before = await findDeskCompany(editor, { ccId: 1, id: 1 });
    const { img, joined_time: _, ...kept } = before;
    const texts = { 'zh-cn': { ...text, name: '新名梭影' }, en: null };
    await saveCompany(later(60), { ...kept, ccId: 1, img_url: img?.url ?? null, texts });
    expect((await listDirectory(editor, { ...page, keywords: '新名梭影' })).total).toBeGreaterThan(0);
  });
});

describe('the products of a company', () => {
  const denim = { name: '赤耳丹宁', summary: '460 g/m²', description: '' };
  const shown = async (company_id: number) =>
    (await listProducts(editor, { ...page, enterprise_id: company_id })).list.map(({ name }) => name);

  it('are kept in their order, published one by one, and shown with a picture of the library', async () => {
    const { id: company_id } = await saveCompany(editor, fields);
    const of = { ccId: 1, company_id };
    const product = (name: string, is_shown: boolean) => ({
      is_shown,
      img_url: picture?.picture.url ?? null,
      texts: { 'zh-cn': { ...denim, name }, en: null },
    });
    const { version } = await readAllProducts(editor, of);
    const sent = { ...of, version, list: [product('甲', true), product('乙', false)], idempotency_key: 'products-1' };
    const [kept, again] = await Promise.all([saveProducts(editor, sent), saveProducts(editor, sent)]);
    expect(again).toEqual(kept);
    expect(await shown(company_id)).toEqual(['甲']);
    const [first, second] = kept.list;
    const turned = [
      { ...product('乙', true), id: second?.id },
      { ...product('甲', true), id: first?.id },
    ];
    await saveProducts(later(60), { ...of, version: kept.version, list: turned });
    expect(await shown(company_id)).toEqual(['乙', '甲']);
    expect(await codeOf(saveProducts(editor, { ...of, version: kept.version, list: [] }))).toBe(11);
    const { version: last } = await readAllProducts(editor, of);
    await saveProducts(editor, { ...of, version: last, list: [] });
    expect(await shown(company_id)).toEqual([]);
  });

  it('are nobody else’s: a product of another company is not there', async () => {
    const { id: company_id } = await saveCompany(editor, fields);
    const other = await readAllProducts(editor, { ccId: 1, company_id: 1 });
    const own = await readAllProducts(editor, { ccId: 1, company_id });
    const list = [{ id: other.list[0]?.id ?? 1, is_shown: true, img_url: null, texts: { 'zh-cn': denim, en: null } }];
    await expect(saveProducts(editor, { ccId: 1, company_id, version: own.version, list })).rejects.toMatchObject({
      code: 111,
    });
    expect(await codeOf(readAllProducts(editor, { ccId: 1, company_id: 99_999 }))).toBe(111);
    expect(await codeOf(readAllProducts(treasurer, { ccId: 1, company_id }))).toBe(1);
  });
});
