import { transformProps } from '@unpic/core';
import { getSrcSet } from '@unpic/core/base';
import { imageLists, imageSrcSet } from '../../packages/rewriting/dist/index.js';

const pictures = Array.from({ length: 1000 }, (_, n) => `/p${(n % 40) + 1}/${n + 1}-oxford-blue-face.webp`);
const breakpoints = [...imageLists.productList];

/**
 * The least that a transformer of our addresses can be: no check of the address, no quality list.
 *
 * @param {string | URL} src
 * @param {{ width?: number | string }} operations
 */
function transformer(src, { width }) {
  const address = String(src);
  return `${address.slice(0, address.lastIndexOf('.'))}_t4_w${width}_q80.webp`;
}

/** @returns {readonly import('./contest.mjs').Contest[]} */
export function pictureContests() {
  const contenders = {
    imageSrcSet: (/** @type {string} */ src) =>
      imageSrcSet(src, 'productList', { convert: { quality: 80 } }).srcSet ?? '',
  };
  return [
    {
      job: 'make the srcset of 1,000 pictures, eleven widths each',
      same: true,
      inputs: pictures,
      contenders: {
        ...contenders,
        'unpic: getSrcSet': (src) =>
          getSrcSet({ src, layout: 'fullWidth', breakpoints, transformer }).replaceAll(',\n', ', '),
      },
    },
    {
      job: 'the same by a picture service of unpic (imgix)',
      same: false,
      inputs: pictures,
      contenders: {
        ...contenders,
        'unpic: transformProps': (src) =>
          transformProps({
            src: `https://mill.imgix.net${src}`,
            alt: '',
            layout: 'fullWidth',
            breakpoints,
            operations: { imgix: { q: 80 } },
          }).srcset,
      },
    },
  ];
}
