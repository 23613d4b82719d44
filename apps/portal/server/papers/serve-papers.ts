import { MissingFileError, makeVariant, RefusedRequest, uploadKey } from '@selvedge/server-kit';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Paper } from '../bills/paper-address';
import { type Language, uploads, vouchers } from '../database/schema';
import type { Resources } from '../resources';
import { booksFile } from './books-file';
import { receiptPdf } from './receipt-pdf';

type World = Pick<Resources, 'db' | 'storage' | 'signer' | 'now' | 'log'>;

interface Served {
  readonly bytes: Uint8Array;
  readonly type: string;
  /** The name under which it is saved; what has none is shown. */
  readonly name?: string;
}

/** What a slip is shown at: wide enough to read its figures. */
const slipSize = { type: 4, width: 1600, quality: 80 } as const;

/**
 * Hands out papers to whoever has a signed address, for as long as it holds: `/v1/papers/{token}`. What strangers sent is
 * never shown as it came: a picture is made anew, anything else is only saved.
 */
export function servePapers(world: World): Hono {
  return new Hono().get('/v1/papers/:token', async (c) => {
    const read = world.signer.verify('paper', c.req.param('token'), world.now());
    if (!read.ok) return c.body(null, 404);
    const [language, ...paper] = JSON.parse(read.payload) as [Language, ...Paper];
    try {
      const served = await servedPaper(world, language, paper as unknown as Paper);
      if (served === null) return c.body(null, 404);
      return new Response(new Uint8Array(served.bytes), { headers: headersOf(served) });
    } catch (error) {
      if (error instanceof MissingFileError || error instanceof RefusedRequest) return c.body(null, 404);
      throw error;
    }
  });
}

function headersOf({ type, name }: Served): Record<string, string> {
  return {
    'content-type': type,
    'cache-control': 'private, max-age=600',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-disposition':
      name === undefined ? 'inline' : `attachment; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`,
  };
}

async function servedPaper(world: World, language: Language, paper: Paper): Promise<Served | null> {
  if (paper[0] === 'receipt') {
    const { name, bytes } = await receiptPdf({ db: world.db, language }, paper[1]);
    return { bytes, name, type: 'application/pdf' };
  }
  if (paper[0] === 'books') {
    const [, filter, format] = paper;
    const { bytes, type } = await booksFile({ db: world.db, language }, filter, format);
    return { bytes, type, name: `ledger-${filter.from ?? 'all'}-${filter.until ?? 'now'}.${format}` };
  }
  const file = await findSlip(world, paper[1]);
  if (file === undefined) return null;
  const bytes = await world.storage.bytes(uploadKey(file.cname));
  if (paper[0] === 'voucher') return { bytes, type: file.contentType, name: file.name };
  return { bytes: await makeVariant(bytes, slipSize), type: 'image/webp' };
}

async function findSlip({ db }: World, voucherId: number) {
  const [row] = await db
    .select({ cname: uploads.cname, name: uploads.name, contentType: uploads.contentType })
    .from(vouchers)
    .innerJoin(uploads, eq(uploads.id, vouchers.uploadId))
    .where(eq(vouchers.id, voucherId));
  return row;
}
