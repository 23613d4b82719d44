const kilobyte = 1024;
const megabyte = 1024 * 1024;

/**
 * Writes a file's size: KB below 1 MB, else MB (specification §9), with one decimal where it says something. A
 * kilobyte has 1024 bytes, as in the upload limit.
 *
 * @param bytes not negative; anything else is shown as 0 KB
 * @example
 * formatFileSize(1536); // '1.5 KB'
 * formatFileSize(20_971_520); // '20 MB'
 */
export function formatFileSize(bytes: number): string {
  const size = Number.isFinite(bytes) && bytes > 0 ? bytes : 0;
  const [divisor, unit] = size < megabyte ? [kilobyte, 'KB'] : [megabyte, 'MB'];
  return `${Math.round((size / divisor) * 10) / 10} ${unit}`;
}
