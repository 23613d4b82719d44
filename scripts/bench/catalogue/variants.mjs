import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../../house/root.mjs';
import { atLeast, atMost } from '../aim.mjs';
import { inTurns, load, median } from './load.mjs';
import { startCatalogue } from './start-catalogue.mjs';
import { startProgram } from './start-program.mjs';

/** @type {typeof import('sharp')} */
const sharp = createRequire(path.join(root, 'packages/server-kit/package.json'))('sharp');

// As in the server: one picture takes one core.
sharp.concurrency(1);

const widths = [220, 300, 360, 540, 640, 720, 800, 960];

/**
 * A variant of a picture: the first request against plain sharp, later ones against bare `node:http` with the same bytes.
 *
 * @param {(line: string) => void} print
 * @param {{ quick?: boolean }} [options]
 */
export async function measureVariants(print, { quick = false } = {}) {
  const site = await startCatalogue();
  const list = await (await fetch(`${site.url}/product-products`)).text();
  const stems = [
    ...new Set([...list.matchAll(/(\/p\d+\/\d+-[\w-]+?)_t4_w\d+_q80\.webp/g)].map(([, stem = '']) => stem)),
  ];
  const asked = stems.slice(0, quick ? 3 : 8);
  /** @type {number[]} */
  const ratios = [];
  for (const stem of asked) {
    const original = Buffer.from(await (await fetch(`${site.url}${stem}.webp`)).arrayBuffer());
    for (const width of widths) {
      const ours = await timed(() =>
        fetch(`${site.url}${stem}_t4_w${width}_q80.webp`).then((answer) => answer.arrayBuffer()),
      );
      const plain = await timed(() =>
        sharp(original).resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer(),
      );
      ratios.push(ours / plain);
    }
  }
  const first = median(ratios);
  const address = `${asked[0]}_t4_w640_q80.webp`;
  const bare = await startProgram('scripts/bench/catalogue/bare-server.mjs', {
    BARE: JSON.stringify({ url: site.url, path: address }),
  });
  const seconds = quick ? 1 : 3;
  const later = await inTurns(
    {
      ours: () => load(site.url + address, {}, seconds),
      bare: () => load(bare.url + address, {}, seconds),
    },
    3,
  ).finally(bare.stop);
  const share = later.ours.perSecond / later.bare.perSecond;
  print(`  first request: ${first.toFixed(2)} × plain sharp (median of ${ratios.length})`);
  print(`  later requests: ${later.ours.perSecond.toFixed(0)}/s, ${share.toFixed(2)} of bare node:http`);
  return {
    first,
    later: share,
    aims: [atMost('a first variant', first, 1.15), atLeast('a later variant', share, 0.6)],
  };
}

/** @param {() => Promise<unknown>} work */
async function timed(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
