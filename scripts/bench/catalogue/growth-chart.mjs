const width = 720;
const height = 400;
const edge = { top: 24, end: 110, bottom: 48, start: 64 };
const colours = ['#24324a', '#a3542f', '#4b7f52', '#7d5ba6', '#b08900'];

/**
 * Lines over a growing catalogue, both axes by powers of ten.
 *
 * @param {readonly number[]} sizes how many products
 * @param {Readonly<Record<string, readonly number[]>>} lines milliseconds for each of the sizes
 */
export function growthChart(sizes, lines) {
  const [least, most] = [Math.log10(sizes[0] ?? 1), Math.log10(sizes.at(-1) ?? 10)];
  const across = (/** @type {number} */ size) =>
    edge.start + ((Math.log10(size) - least) / (most - least)) * (width - edge.start - edge.end);
  const ticks = [1, 10, 100, 1000];
  const up = (/** @type {number} */ ms) =>
    height - edge.bottom - (Math.log10(Math.max(1, ms)) / 3) * (height - edge.top - edge.bottom);
  const grid = [
    ...ticks.map(
      (ms) =>
        `<path d="M${edge.start} ${up(ms)}H${width - edge.end}" stroke="#ddd"/><text x="${edge.start - 8}" y="${up(ms) + 4}" text-anchor="end">${ms} ms</text>`,
    ),
    ...sizes.map(
      (size) =>
        `<text x="${across(size)}" y="${height - edge.bottom + 20}" text-anchor="middle">${size.toLocaleString('en')}</text>`,
    ),
  ];
  // Names that would lie on one another are moved apart.
  let last = Number.POSITIVE_INFINITY;
  const drawn = Object.entries(lines)
    .map(([name, values], place) => ({ name, values, colour: colours[place % colours.length] }))
    .sort((a, b) => (a.values.at(-1) ?? 0) - (b.values.at(-1) ?? 0))
    .map(({ name, values, colour }) => {
      const points = values.map((ms, place) => `${across(sizes[place] ?? 1).toFixed(1)} ${up(ms).toFixed(1)}`);
      last = Math.min(up(values.at(-1) ?? 1), last - 16);
      return `<path d="M${points.join('L')}" fill="none" stroke="${colour}" stroke-width="2"/><text x="${width - edge.end + 8}" y="${(last + 4).toFixed(1)}" fill="${colour}">${name} ${(values.at(-1) ?? 0).toFixed(1)}</text>`;
    });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13" fill="#333">
<title>Milliseconds a request takes as the catalogue grows, by number of products</title>
<rect width="${width}" height="${height}" fill="#fff"/>
${[...grid, ...drawn].join('\n')}
<text x="${(width - edge.end + edge.start) / 2}" y="${height - 8}" text-anchor="middle">products</text>
</svg>
`;
}
