/**
 * Newest insights whose full text is searchable; older ones by title, description and category. Every visitor who
 * searches loads these texts, so a site with thousands of pieces must stop somewhere.
 */
export const FULL_TEXTS = 200;

interface SearchablePiece {
  path: string;
  /** Category and topic, in one line. */
  about: string;
  /** Gives the full text; asked only where it is wanted. */
  text: () => Promise<string>;
}

/**
 * What of each piece the search knows besides title and description.
 * @param pieces newest first
 * @returns path and text of each
 */
export const pieceTexts = (
  pieces: readonly SearchablePiece[],
): Promise<[path: string, text: string][]> =>
  Promise.all(
    pieces.map(async ({ path, about, text }, rank) => [
      path,
      rank < FULL_TEXTS ? await text() : about,
    ]),
  );
