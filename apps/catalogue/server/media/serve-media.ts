import path from 'node:path';
import { languageOf } from '@selvedge/server-kit';
import { Hono } from 'hono';
import { requestPage } from '../download/download-address';
import { openLink } from '../download/download-link';
import type { Resources } from '../resources';
import { mediaAddress, mediaKey } from './media-key';
import { isFreeDownload } from './picture-queries';
import { isFileKey, mediaTypes, sendFile } from './send-file';

/** What serving needs of the process's resources. */
export type MediaSource = Pick<Resources, 'db' | 'storage' | 'signer' | 'now'>;

/** Serves films with their captions, which players read in parts, models, and downloads. */
export function serveMedia(source: MediaSource): Hono {
  const { db, storage } = source;
  return new Hono()
    .get('/films/:name', (c) => sendFile(c, storage, mediaKey('films', c.req.param('name'))))
    .get('/models/:name', (c) => sendFile(c, storage, mediaKey('models', c.req.param('name'))))
    .get('/downloads/:name', async (c, next) => {
      const name = c.req.param('name');
      // Without the ending of a file it is the page that hands one out.
      if (mediaTypes[path.extname(name)] === undefined) return next();
      const key = mediaKey('downloads', name);
      // What cannot be a file's name is no question for the database.
      if (!isFileKey(key)) return c.text('Not found', 404);
      const address = mediaAddress('downloads', name);
      if (await isFreeDownload(db, address)) return sendFile(c, storage, key, freeFile(name));
      const token = c.req.query('link');
      if (token === undefined) return c.text('Not found', 404);
      const opened = await openLink(source, { token, address });
      if (opened.kind === 'open') return sendFile(c, storage, key, limitedFile(name));
      if (opened.kind === 'unknown') return c.text('Not found', 404);
      const locale = languageOf(c.req.raw.headers, new URLSearchParams());
      const page = requestPage({ id: opened.id, fileName: name }, locale);
      return c.redirect(`${page}?link=${opened.kind}`, 303);
    });
}

/** A free file may be kept by anybody. A PDF is shown in its new tab, everything else is put away as a file. */
function freeFile(name: string): Readonly<Record<string, string>> {
  const how = path.extname(name) === '.pdf' ? 'inline' : 'attachment';
  return { 'content-disposition': disposition(how, name), 'cache-control': 'public, max-age=86400' };
}

/** A limited file belongs to who was sent its link. */
function limitedFile(name: string): Readonly<Record<string, string>> {
  return {
    'content-disposition': disposition('attachment', name),
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  };
}

function disposition(how: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\w.-]+/g, '-');
  return `${how}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`;
}
