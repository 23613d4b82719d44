import path from 'node:path';
import type { Settings } from '../settings/read-settings';
import { SettingError } from '../settings/setting-error';
import type { storageSettings } from '../settings/shared-settings';
import { diskStorage } from './disk-storage';
import type { Storage } from './storage';

/**
 * Opens the storage that the settings name: below `dataDir`, or the bucket.
 *
 * @throws {SettingError} naming what a bucket still needs.
 * @example
 * const storage = await openStorage(settings, dataDir);
 */
export async function openStorage(settings: Settings<typeof storageSettings>, dataDir: string): Promise<Storage> {
  if (settings.STORAGE === 'disk') return diskStorage(path.join(dataDir, 'files'));
  const { s3Storage } = await import('./s3-storage');
  return s3Storage({
    bucket: needed('S3_BUCKET', settings.S3_BUCKET),
    region: settings.S3_REGION,
    endpoint: settings.S3_ENDPOINT,
    credentials: {
      accessKeyId: needed('S3_ACCESS_KEY', settings.S3_ACCESS_KEY),
      secretAccessKey: needed('S3_SECRET_KEY', settings.S3_SECRET_KEY),
    },
  });
}

function needed(name: string, value: string | undefined): string {
  if (value === undefined) throw new SettingError(name, 'must be set when STORAGE is s3');
  return value;
}
