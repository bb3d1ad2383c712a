/** Pieces that /insights and each page of its archive list: what a page can hold and stay light. */
export const PIECES_PER_PAGE = 300;

/** One page of the archive, where /insights is page 1 and the newest pieces stand. */
export interface ArchivePage<Piece> {
  number: number;
  path: string;
  pieces: readonly Piece[];
}

/** Address of a page of the list: the first is /insights itself. */
export const archivePath = (number: number) =>
  number === 1 ? '/insights' : `/insights/archive/${number}`;

/**
 * Cuts the list of pieces into pages.
 * @param pieces newest first
 * @returns at least the first page, /insights; further ones only where there are more pieces than it holds
 */
export function archivePages<Piece>(
  pieces: readonly Piece[],
): [ArchivePage<Piece>, ...ArchivePage<Piece>[]] {
  const page = (number: number): ArchivePage<Piece> => ({
    number,
    path: archivePath(number),
    pieces: pieces.slice((number - 1) * PIECES_PER_PAGE, number * PIECES_PER_PAGE),
  });
  const further = Math.max(0, Math.ceil(pieces.length / PIECES_PER_PAGE) - 1);
  return [page(1), ...Array.from({ length: further }, (_, index) => page(index + 2))];
}
