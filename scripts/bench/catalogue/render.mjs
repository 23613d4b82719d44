import { atMost } from '../aim.mjs';
import { answered, inLanes } from './ask.mjs';
import { median } from './load.mjs';
import { processorTime } from './processor-time.mjs';
import { startCatalogue } from './start-catalogue.mjs';
import { startProgram } from './start-program.mjs';

/** What makes a page somebody's own, so that the cache of pages is passed by; nothing on these pages reads it. */
const own = '?sent=bench';

/**
 * A first render, past the cache of pages, against React alone with the data in hand: processor time of the server a page.
 *
 * @param {(line: string) => void} print
 * @param {{ quick?: boolean }} [options]
 */
export async function measureRender(print, { quick = false } = {}) {
  const ours = await startCatalogue();
  const tree = await startProgram('apps/catalogue/bench/tree-server.mjs', { API: ours.url }, '/about-us');
  try {
    const detail = await firstProduct(ours.url);
    const rows = [];
    for (const path of ['/product-products', detail]) {
      /** @type {{ ours: number, tree: number }[]} */
      const rounds = [];
      const pages = quick ? 20 : 200;
      for (const { url } of [ours, tree]) await inLanes(quick ? 40 : 100, () => answered(url + path + own));
      for (let round = 0; round < (quick ? 3 : 7); round++) {
        rounds.push({ ours: await cost(ours, path + own, pages), tree: await cost(tree, path + own, pages) });
      }
      const row = {
        path,
        ours: median(rounds.map((round) => round.ours)),
        tree: median(rounds.map((round) => round.tree)),
        ratio: median(rounds.map((round) => round.ours / round.tree)),
      };
      rows.push(row);
      print(
        `  ${path.padEnd(40)} ${row.ours.toFixed(2)} ms, React alone ${row.tree.toFixed(2)} ms: ${row.ratio.toFixed(2)} ×`,
      );
    }
    return {
      rows,
      aims: rows.map(({ path, ratio }) =>
        atMost(`a first render of ${path}, processor time of React alone`, ratio, 1.5),
      ),
    };
  } finally {
    await tree.stop();
  }
}

/**
 * @param {{ url: string, pid: number }} server
 * @param {string} path
 * @param {number} pages
 */
async function cost({ url, pid }, path, pages) {
  const before = processorTime(pid);
  await inLanes(pages, () => answered(url + path));
  return (processorTime(pid) - before) / pages;
}

/** @param {string} url */
async function firstProduct(url) {
  const list = await (await fetch(`${url}/product-products`)).text();
  return list.match(/\/product\/\d+-[\w-]+/)?.[0] ?? '/product/1';
}
