import { Readable } from 'node:stream';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { isAbsence, missing } from './missing';
import type { Storage, StoredPart } from './storage';
import { storageKey } from './storage-key';

export interface S3Options {
  readonly bucket: string;
  readonly region: string;
  readonly endpoint?: string | undefined;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
}

/** Files in a bucket of any service that speaks S3. */
export function s3Storage({ bucket, region, endpoint, credentials }: S3Options): Storage {
  const client = new S3Client({
    region,
    credentials,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // Services other than Amazon's refuse the checksums that its library adds by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));

  /** What the driver has no word for: a part of an object. */
  const partOf = async (key: string, { start, end }: StoredPart): Promise<Readable> => {
    const { Body } = await client.send(
      new GetObjectCommand({ Bucket: bucket, Key: key, Range: `bytes=${start}-${end}` }),
    );
    return Body as Readable;
  };

  return {
    async put(key, content, options = {}) {
      const type = options.type === undefined ? {} : { contentType: options.type };
      if (content instanceof Readable && options.size !== undefined) {
        await disk.putStream(storageKey(key), content, { ...type, contentLength: options.size });
      } else {
        await disk.put(storageKey(key), content instanceof Readable ? await whole(content) : content, type);
      }
    },
    get: (key, part) =>
      missing(key, () => (part === undefined ? disk.getStream(storageKey(key)) : partOf(storageKey(key), part))),
    bytes: (key) => missing(key, () => disk.getBytes(storageKey(key))),
    async facts(key) {
      try {
        const found = await disk.getMetaData(storageKey(key));
        return { size: found.contentLength, modified: found.lastModified };
      } catch (error) {
        if (isAbsence(error)) return undefined;
        throw error;
      }
    },
    async exists(key) {
      return (await this.facts(key)) !== undefined;
    },
    delete: (key) => disk.delete(storageKey(key)),
    url: (key, seconds) => disk.getSignedUrl(storageKey(key), { expiresIn: seconds * 1000 }),
  };
}

/** S3 wants to know the length before the content. Whoever does not know it sends something small. */
async function whole(content: Readable): Promise<Uint8Array> {
  return Buffer.concat(await content.map((chunk: Uint8Array | string) => Buffer.from(chunk as string)).toArray());
}
