/** Related pieces a piece names at most. */
const RELATED = 3;

interface Categorised {
  data: { category: string; sourceCategory: string };
}

/**
 * Finds for a piece up to three others: of its own category; where these are fewer, of the category it is filed under;
 * where these are fewer, the newest of all. The list is walked once.
 * @param all newest first
 */
export function relatedPieces<Piece extends Categorised>(all: readonly Piece[]) {
  const newest = new Map<string, Piece[]>();
  const keys = ({ data }: Piece) => [
    `category ${data.category}`,
    `source ${data.sourceCategory}`,
    'all',
  ];
  for (const piece of all)
    for (const key of keys(piece)) {
      const those = newest.get(key) ?? [];
      // One more than is shown: a piece is not related to itself.
      if (those.length <= RELATED) newest.set(key, [...those, piece]);
    }
  return (piece: Piece) =>
    [...new Set(keys(piece).flatMap((key) => newest.get(key) ?? []))]
      .filter((other) => other !== piece)
      .slice(0, RELATED);
}
