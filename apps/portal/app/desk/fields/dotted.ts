/** Short facts of one line, with a dot between two of them that never begins the next line. What is empty is left out. */
export function dotted(...facts: readonly (string | null | undefined | false)[]): string {
  return facts.filter(Boolean).join('\u00a0· ');
}
