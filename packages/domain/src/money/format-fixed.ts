/** The specification shows a Chinese message: "enter a correct precision range". */
const precisionMessage = '请输入正确的精度范围';

const decimal = /^(?<sign>[+-]?)(?<whole>\d*)(?:\.(?<fraction>\d*))?(?:e(?<exponent>[+-]?\d{1,4}))?$/i;

/** No number of JavaScript needs more places; a text may not ask for more either. */
const mostPlaces = 400;

/**
 * Writes a number with a fixed count of decimals (specification §5): the digit after the last one decides, 5 or above
 * rounds away from zero; missing digits are zeros. It works on the decimal digits, so 1.005 is 1.005 and not the
 * binary fraction beside it. A result of zero has no sign.
 *
 * @param value a number, or its decimal text
 * @param precision the count of decimals, 0 to 17
 * @throws RangeError when the precision is outside 0 to 17, or the value is no decimal number
 * @example
 * formatFixed(1.005, 2); // '1.01'
 * formatFixed(-0.5, 0); // '-1'
 * formatFixed('12', 2); // '12.00'
 */
export function formatFixed(value: number | string, precision: number): string {
  if (!Number.isInteger(precision) || precision < 0 || precision > 17) throw new RangeError(precisionMessage);
  return withZeros(value, precision) ?? rounded(value, precision);
}

/** A number in plain digits with no more decimals than are wanted, which is the usual case; null for any other. */
function withZeros(value: number | string, precision: number): string | null {
  const text = String(value);
  // Stryker disable next-line ConditionalExpression,StringLiteral: the long way writes the same text, only later
  if (!Number.isFinite(value) || text.includes('e')) return null;
  const point = text.indexOf('.');
  if (point === -1) return precision === 0 ? text : `${text}.${'0'.repeat(precision)}`;
  const missing = precision - (text.length - point - 1);
  // Stryker disable next-line ConditionalExpression,EqualityOperator: the long way writes the same text, only later
  return missing < 0 ? null : text + '0'.repeat(missing);
}

function rounded(value: number | string, precision: number): string {
  const { negative, digits, places } = decimalOf(value);
  const kept = round(digits, places, precision);
  const padded = kept.padStart(precision + 1, '0');
  const whole = padded.slice(0, padded.length - precision);
  const text = precision === 0 ? whole : `${whole}.${padded.slice(-precision)}`;
  return negative && /[1-9]/.test(kept) ? `-${text}` : text;
}

/** A decimal number as its digits without the point, and how many of them stand behind it. */
interface Decimal {
  readonly negative: boolean;
  readonly digits: string;
  readonly places: number;
}

function decimalOf(value: number | string): Decimal {
  const found = decimal.exec(String(value).trim())?.groups ?? {};
  const { sign, whole = '', fraction = '' } = found;
  const exponent = Number(found.exponent ?? 0);
  if (whole + fraction === '' || Math.abs(exponent) > mostPlaces)
    throw new RangeError(`Not a decimal number: ${value}`);
  const places = fraction.length - exponent;
  const zeros = '0'.repeat(Math.max(0, -places));
  return { negative: sign === '-', digits: whole + fraction + zeros, places: Math.max(0, places) };
}

/** The code of the digit from which on a number is rounded up. */
const five = 0x35;

/** The digits with exactly `precision` places behind the point, without leading zeros. */
function round(digits: string, places: number, precision: number): string {
  const padded = digits + '0'.repeat(Math.max(0, precision - places));
  const cut = padded.length - Math.max(0, places - precision);
  const kept = padded.slice(0, Math.max(0, cut));
  return withoutLeadingZeros(padded.charCodeAt(cut) >= five ? increment(kept) : kept);
}

/** Adds one to a decimal text: a run of nines at the end becomes zeros. */
function increment(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === '9') end--;
  const carried = end === 0 ? '1' : digits.slice(0, end - 1) + String(Number(digits[end - 1]) + 1);
  return carried + '0'.repeat(digits.length - end);
}

function withoutLeadingZeros(digits: string): string {
  let start = 0;
  while (digits[start] === '0') start++;
  return digits.slice(start);
}
