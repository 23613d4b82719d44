/** Words, or groups of words. */
export interface Words {
  readonly [key: string]: string | Words;
}

/** The words of several subjects as one tree: what two of them name is in both of them a group. */
export function together(...trees: readonly Words[]): Words {
  const all: Record<string, string | Words> = {};
  for (const tree of trees) {
    for (const [key, word] of Object.entries(tree)) {
      const before = all[key];
      all[key] = typeof before === 'object' && typeof word === 'object' ? together(before, word) : word;
    }
  }
  return all;
}
