import { type Cents, cents } from './money';

const digits = '零壹贰叁肆伍陆柒捌玖';
const places = ['', '拾', '佰', '仟'];
const groups = ['', '万', '亿', '万亿'];

/**
 * Writes an amount of yuan in the capital characters that Chinese receipts carry beside the figures, because nobody can
 * turn one of them into another. An amount below zero is written without its sign, as papers name what it is.
 *
 * @param amount in cents
 * @throws RangeError when the amount is no whole number of cents
 * @example
 * capitalAmount(cents(1225000)); // '壹万贰仟贰佰伍拾元整'
 * capitalAmount(cents(1640902)); // '壹万陆仟肆佰零玖元零贰分'
 */
export function capitalAmount(amount: Cents): string {
  const whole = Math.abs(cents(amount));
  const yuan = Math.trunc(whole / 100);
  const jiao = Math.trunc((whole % 100) / 10);
  const fen = whole % 10;
  if (whole === 0) return '零元整';
  const before = yuan === 0 ? '' : `${capitalNumber(yuan)}元`;
  if (jiao === 0 && fen === 0) return `${before}整`;
  // A nought is said where the tenths are missing between yuan and hundredths.
  const tenths = jiao > 0 ? `${digits[jiao]}角` : before === '' ? '' : '零';
  return before + tenths + (fen > 0 ? `${digits[fen]}分` : '整');
}

/** A whole number above zero: four digits make a group, and a run of noughts between others is said as one. */
function capitalNumber(number: number): string {
  const written = String(number);
  let said = '';
  let isNoughtDue = false;
  let groupHas = false;
  for (let index = 0; index < written.length; index += 1) {
    const place = written.length - 1 - index;
    const digit = Number(written[index]);
    if (digit > 0) {
      said += (isNoughtDue ? '零' : '') + digits[digit] + places[place % 4];
      groupHas = true;
    }
    isNoughtDue = digit === 0;
    if (place % 4 !== 0) continue;
    if (groupHas) said += groups[place / 4];
    // What ends a group that was said needs no word; what fills a whole group does.
    isNoughtDue = isNoughtDue && !groupHas;
    groupHas = false;
  }
  return said;
}
