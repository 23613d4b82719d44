/** What a preview token of an item of news names. */
export function newsSubject(id: number): string {
  return `news:${id}`;
}
