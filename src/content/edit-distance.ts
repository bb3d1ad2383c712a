/** Returns the edit distance of two words, in letters (Levenshtein). */
export function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (let index = 0; index < to.length; index++) {
      const change = (row[index] ?? 0) + (to[index] === letter ? 0 : 1);
      next.push(Math.min(change, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Sorts words by similarity to the wanted one; ties keep their order. */
export const sortBySimilarity = (wanted: string, words: readonly string[]): string[] =>
  words
    .map((word) => ({ word, changes: editDistance(wanted.toLowerCase(), word.toLowerCase()) }))
    .sort((a, b) => a.changes - b.changes)
    .map(({ word }) => word);
