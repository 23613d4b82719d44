/** A pattern that finds words anywhere, whatever they are. */
export function likePattern(words: string): string {
  return `%${words.replace(/[\\%_]/g, '\\$&')}%`;
}
