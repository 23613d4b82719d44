import { type SQL, sql } from 'drizzle-orm';
import type { PortalContext } from '../context';
import type { PortalDb } from '../database/portal-db';
import type { StoredPicture } from '../database/schema';

/** Every table that shows pictures, by what its rows are called: its texts, how they name it, and what its title is. */
const tables = {
  news: { table: 'news', texts: 'news_texts', key: 'news_id', title: 'title' },
  banner: { table: 'banners', texts: 'banner_texts', key: 'banner_id', title: 'title' },
  partner: { table: 'partners', texts: 'partner_texts', key: 'partner_id', title: 'name' },
  program: { table: 'mini_programs', texts: 'mini_program_texts', key: 'program_id', title: 'name' },
  member: { table: 'members', texts: 'member_texts', key: 'member_id', title: 'name' },
  company: { table: 'companies', texts: 'company_texts', key: 'company_id', title: 'name' },
  product: { table: 'company_products', texts: 'company_product_texts', key: 'product_id', title: 'name' },
} as const;

export type UseKind = keyof typeof tables;

export interface PictureUse {
  readonly kind: UseKind;
  readonly id: number;
  readonly title: string;
}

interface Place {
  readonly ccId: number;
  readonly url: string;
}

const shows = ({ ccId, url }: Place): SQL => sql`r.community_id = ${ccId} and r.picture ->> 'url' = ${url}`;

/** What shows a picture: nothing of it may be deleted with it. */
export async function selectUses(
  db: Pick<PortalDb, 'execute'>,
  { language }: Pick<PortalContext, 'language'>,
  place: Place,
): Promise<PictureUse[]> {
  const parts = (Object.keys(tables) as UseKind[]).map((kind) => {
    const { table, texts, key, title } = tables[kind];
    return sql`select ${sql.raw(`'${kind}'`)} as kind, r.id, coalesce((
      select t.${sql.identifier(title)} from ${sql.identifier(texts)} t where t.${sql.identifier(key)} = r.id
      order by t.language = ${language} desc limit 1), '') as title
      from ${sql.identifier(table)} r where ${shows(place)}`;
  });
  const { rows } = await db.execute<PictureUse & Record<string, unknown>>(sql.join(parts, sql` union all `));
  return rows.map(({ kind, id, title }) => ({ kind, id, title }));
}

/** Says of a picture what it shows, wherever it is shown. */
export async function rewriteUses(db: Pick<PortalDb, 'execute'>, place: Place, { alt }: StoredPicture): Promise<void> {
  for (const { table } of Object.values(tables)) {
    await db.execute(sql`update ${sql.identifier(table)} r
      set picture = jsonb_set(r.picture, '{alt}', ${JSON.stringify(alt)}::jsonb) where ${shows(place)}`);
  }
}
