/** Who wrote a piece and when, as its page, its metadata, the feeds and its Markdown say alike. */
export interface Byline {
  /** `id` is one of people.yaml; a name without one is no person of ours. */
  author: { name: string; id?: string };
  /** ISO date. */
  published: string;
  /** ISO date of the last change, only where it is later than `published`. */
  revised?: string;
}

interface BylineSources {
  /** The person that the piece names. */
  author?: { name: string; id: string } | undefined;
  /** Stands for the author where a piece names none. */
  agency: string;
  /** The site's setting that gives every piece the same author and date. */
  fixed?: { author: string; date: string } | undefined;
}

/**
 * The byline of a piece. Under a fixed one, the piece's own latest date counts as its revision.
 * @param piece its own dates, ISO
 */
export function byline(
  piece: { published: string; updated?: string | undefined },
  { author, agency, fixed }: BylineSources,
): Byline {
  const published = fixed?.date ?? piece.published;
  const latest = piece.updated ?? piece.published;
  return {
    author: fixed ? { name: fixed.author } : (author ?? { name: agency }),
    published,
    ...(latest > published && { revised: latest }),
  };
}
