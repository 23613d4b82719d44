/** The longest keywords that the search takes. */
export const longestKeywords = 100;

/** What is looked for: white space alone is nothing. */
export function readKeywords(query: URLSearchParams): string {
  return (query.get('keywords') ?? '').trim().slice(0, longestKeywords);
}
