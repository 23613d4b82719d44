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
  /** How wide a pattern's picture is on the cloth, in millimetres. */
  readonly repeatMm?: number;
}

/** Writes `manifest.json` beside the pictures, one line a picture, in the order of the list. */
export async function writeManifest(folder: string, orders: readonly PictureOrder[]): Promise<void> {
  const entries: ManifestEntry[] = [];
  for (const order of orders) {
    const file = `${order.name}.webp`;
    if (!existsSync(folder + file)) continue;
    const bytes = readFileSync(folder + file);
    const { width, height, role, subject } = order;
    const repeatMm = repeatWidth(order);
    const colour = await meanColour(bytes);
    entries.push({ file, width, height, colour, bytes: bytes.length, subject, role, ...(repeatMm && { repeatMm }) });
  }
  const lines = entries.map((entry) => `  ${JSON.stringify(entry)}`);
  writeFileSync(`${folder}manifest.json`, `[\n${lines.join(',\n')}\n]\n`);
}

/** What the ends of a repeat measure, to a hundredth of a millimetre. */
function repeatWidth({ scene }: PictureOrder): number | undefined {
  if (scene.kind !== 'pattern') return undefined;
  return Math.round((scene.ends / scene.cloth.endsPerInch) * 2540) / 100;
}

async function meanColour(image: Buffer): Promise<string> {
  const { channels } = await sharp(image).stats();
  const [red, green, blue] = channels.map((channel) => channel.mean);
  return toHex(red ?? 0, green ?? 0, blue ?? 0);
}
