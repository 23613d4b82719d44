import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { toHex } from './colour';
import type { PictureOrder } from './pictures/picture-order';

/** What the demo content needs to know of a picture without opening it. */
export interface ManifestEntry {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** Mean colour, shown while the picture loads. */
  readonly colour: string;
  readonly bytes: number;
  readonly subject: string;
  readonly role: string;
}

/** Writes `manifest.json` beside the pictures, one line a picture, in the order of the list. */
export async function writeManifest(folder: string, orders: readonly PictureOrder[]): Promise<void> {
  const entries: ManifestEntry[] = [];
  for (const order of orders) {
    const file = `${order.name}.webp`;
    if (!existsSync(folder + file)) continue;
    const bytes = readFileSync(folder + file);
    const { width, height, role, subject } = order;
    entries.push({ file, width, height, colour: await meanColour(bytes), bytes: bytes.length, subject, role });
  }
  const lines = entries.map((entry) => `  ${JSON.stringify(entry)}`);
  writeFileSync(`${folder}manifest.json`, `[\n${lines.join(',\n')}\n]\n`);
}

async function meanColour(image: Buffer): Promise<string> {
  const { channels } = await sharp(image).stats();
  const [red, green, blue] = channels.map((channel) => channel.mean);
  return toHex(red ?? 0, green ?? 0, blue ?? 0);
}
