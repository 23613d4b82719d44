/** A zip of empty, uncompressed files: what office files are made of. */
export function zipSync(names: readonly string[]): Uint8Array<ArrayBuffer> {
  const entries = names.map((name) => {
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(20, 4);
    header.writeUInt16LE(Buffer.byteLength(name), 26);
    return Buffer.concat([header, Buffer.from(name)]);
  });
  return Uint8Array.from(Buffer.concat([...entries, Buffer.alloc(64)]));
}
