import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const localEntry = 0x04034b50;

/**
 * Whether a zip file unpacks to no more than some bytes, by unpacking it within that bound: what its directory says of
 * sizes is whatever its maker wrote. A file that is no readable zip does not.
 */
export async function unpacksWithin(bytes: Uint8Array, most: number): Promise<boolean> {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    let left = most;
    for (const packed of packedEntries(zip)) {
      left -= packed.isStored
        ? packed.bytes.length
        : (await inflate(packed.bytes, { maxOutputLength: Math.max(left, 1) })).length;
      if (left < 0) return false;
    }
    return true;
  } catch {
    return false;
  }
}

interface Packed {
  readonly bytes: Buffer;
  readonly isStored: boolean;
}

/** The entries that the directory names, as they lie in the file. */
function* packedEntries(zip: Buffer): Generator<Packed> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || zip.readUInt32LE(end) !== endOfDirectory) throw new RangeError('no directory');
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  // Readers that are kind to files with something before them would look for another directory than this one.
  if (at + zip.readUInt32LE(end + 12) !== end) throw new RangeError('another directory');
  for (let place = 0; place < count; place += 1) {
    if (zip.readUInt32LE(at) !== directoryEntry) throw new RangeError('no entry');
    const method = zip.readUInt16LE(at + 10);
    const size = zip.readUInt32LE(at + 20);
    const local = zip.readUInt32LE(at + 42);
    if (zip.readUInt32LE(local) !== localEntry || (method !== 0 && method !== 8)) throw new RangeError('no file');
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    yield { bytes: zip.subarray(start, start + size), isStored: method === 0 };
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
}
