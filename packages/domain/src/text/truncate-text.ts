const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Cuts a text to a length and marks the cut with an ellipsis (specification §9: 32 characters). What people see as one
 * character is never cut apart.
 *
 * @param length the characters to keep, a whole number from 0
 * @example
 * truncateText('Indigo', 3); // 'Ind…'
 * truncateText('Indigo'); // 'Indigo'
 */
export function truncateText(text: string, length = 32): string {
  if (text.length <= length) return text;
  let kept = 0;
  for (const { index } of graphemes.segment(text)) {
    if (kept === length) return `${text.slice(0, index).trimEnd()}…`;
    kept++;
  }
  return text;
}
