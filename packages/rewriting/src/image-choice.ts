/**
 * The devices that a quality list speaks of, in its order (specification §9).
 *
 * @example
 * devices.indexOf('phone'); // 1
 */
export const devices = ['desktop', 'phone', 'tablet'] as const;

/** A kind of device. */
export type Device = (typeof devices)[number];

/**
 * The widths of the window, in CSS pixels, at which a picture's scale changes (specification §9).
 *
 * @example
 * scaleBreakpoints.at(0); // 768
 */
export const scaleBreakpoints = [768, 992, 1200, 1920] as const;

/** The quality of a picture when nothing is set (specification §9). */
const defaultQuality = 100;

/** The scale of a picture in per cent when nothing is set (specification §9). */
const defaultScale = 100;

/**
 * The compression quality for a device, 0 to 100: one value for all, or a comma list of desktop, phone and tablet
 * values (specification §9). A missing or wrong value falls back to the desktop's, and that to 100.
 *
 * @example
 * qualityFor('90,70,80', 'phone'); // 70
 * qualityFor('90', 'tablet'); // 90
 * qualityFor(undefined, 'desktop'); // 100
 */
export function qualityFor(list: string | number | undefined, device: Device = devices[0]): number {
  const values = percentages(list, 0);
  return values[devices.indexOf(device)] ?? values[0] ?? defaultQuality;
}

/**
 * The scale for a window, 1 to 100 per cent: one value for all, or a comma list for windows up to 768, 992, 1200 and
 * 1920 pixels and wider ones (specification §9). A missing or wrong value falls back to the last one before it, and
 * that to 100.
 *
 * @param viewportWidth in CSS pixels; without it the widest window is meant
 * @example
 * scaleFor('40,60,80,100', 900); // 60
 * scaleFor(50, 900); // 50
 */
export function scaleFor(list: string | number | undefined, viewportWidth = Number.POSITIVE_INFINITY): number {
  const values = percentages(list, 1);
  const step = scaleBreakpoints.findIndex((limit) => viewportWidth <= limit);
  const wanted = step === -1 ? scaleBreakpoints.length : step;
  return values.slice(0, wanted + 1).findLast((value) => value !== undefined) ?? defaultScale;
}

/** The whole numbers of a comma list; undefined where one is missing or out of range. */
function percentages(list: string | number | undefined, least: number): readonly (number | undefined)[] {
  if (list === undefined) return [];
  const texts = typeof list === 'number' ? [String(list)] : list.slice(0, 64).split(',');
  return texts
    .map((text) => (/^\s*\d{1,3}\s*$/.test(text) ? Number(text) : Number.NaN))
    .map((value) => (value >= least && value <= 100 ? value : undefined));
}
