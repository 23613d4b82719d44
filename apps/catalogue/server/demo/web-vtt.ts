/** A line of captions, shown from a second to another. */
export interface Cue {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * A WebVTT file, as players read captions.
 *
 * @example
 * webVtt([{ from: 0, to: 2.5, text: 'The shed opens.' }]); // 'WEBVTT\n\n00:00:00.000 --> 00:00:02.500\nThe shed opens.\n'
 */
export function webVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(({ from, to, text }) => `${timeOf(from)} --> ${timeOf(to)}\n${escaped(text)}`);
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`;
}

function timeOf(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const part = (size: number, among: number, digits = 2) =>
    String(Math.floor(milliseconds / size) % among).padStart(digits, '0');
  return `${part(3_600_000, 100)}:${part(60_000, 60)}:${part(1000, 60)}.${part(1, 1000, 3)}`;
}

/** Words must not read as markup, and an arrow or an empty line would end the cue. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\s*\n\s*/g, ' ');
}
