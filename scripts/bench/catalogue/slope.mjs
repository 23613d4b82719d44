/**
 * How steep the line through the points is that lies nearest to all of them: what rises and falls on the way counts for
 * little, what stays counts.
 *
 * @param {readonly (readonly [x: number, y: number])[]} points
 */
export function slopeOf(points) {
  const meanX = mean(points.map(([x]) => x));
  const meanY = mean(points.map(([, y]) => y));
  let [together, alone] = [0, 0];
  for (const [x, y] of points) {
    together += (x - meanX) * (y - meanY);
    alone += (x - meanX) ** 2;
  }
  return alone === 0 ? 0 : together / alone;
}

/** @param {readonly number[]} values */
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
