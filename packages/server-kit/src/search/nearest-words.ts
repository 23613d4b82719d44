/** How many mistakes a word of a length may have before it is taken for another word. */
const allowed = (length: number): number => (length <= 4 ? 1 : length <= 8 ? 2 : 3);

/**
 * The known words that a misspelt one most likely stands for: fewest mistakes first, at most three. The beginning of
 * a longer word will do, as it does when nothing is misspelt.
 */
export function nearestWords(word: string, known: readonly string[]): string[] {
  const rated = known
    .map((candidate) => ({ candidate, mistakes: fewestMistakes(word, candidate) }))
    .filter(({ mistakes }) => mistakes <= allowed(word.length))
    .sort((a, b) => a.mistakes - b.mistakes);
  const fewest = rated[0]?.mistakes;
  return rated
    .filter(({ mistakes }) => mistakes === fewest)
    .map(({ candidate }) => candidate)
    .slice(0, 3);
}

function fewestMistakes(word: string, candidate: string): number {
  const whole = mistakesBetween(word, candidate);
  if (candidate.length <= word.length + 1) return whole;
  // A beginning costs half a mistake, so that a whole word wins over it.
  return Math.min(
    whole,
    mistakesBetween(word, candidate.slice(0, word.length)) + 0.5,
    mistakesBetween(word, candidate.slice(0, word.length + 1)) + 0.5,
  );
}

/** Letters missing, added, wrong or swapped with their neighbour (optimal string alignment). */
export function mistakesBetween(a: string, b: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(at(previous, j) + 1, at(current, j - 1) + 1, at(previous, j - 1) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, at(before, j - 2) + 1);
      current.push(cost);
    }
    before = previous;
    previous = current;
  }
  return at(previous, b.length);
}

const at = (row: readonly number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY;
