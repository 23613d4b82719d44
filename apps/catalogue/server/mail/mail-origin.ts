import type { CatalogueSettings } from '../settings';

/** Where links in mails lead: the public origin, else this machine, as long as nothing else is set. */
export function mailOrigin({
  PUBLIC_URL,
  HOST,
  PORT,
}: Pick<CatalogueSettings, 'PUBLIC_URL' | 'HOST' | 'PORT'>): string {
  return PUBLIC_URL ?? `http://${HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST}:${PORT}`;
}
