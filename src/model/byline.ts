/** Who wrote an insight and when, as its page, its metadata, the feeds and its Markdown say alike. */
export interface Byline {
  /** Name of a person, or that of the agency. */
  author: string;
  /** ISO date. */
  published: string;
  /** ISO date of the last change, only where it is later than `published`. */
  revised?: string;
}

interface BylineSources {
  author?: string | undefined;
  agency: string;
  /** The site's setting that gives every insight the same author and date. */
  fixed?: { author: string; date: string } | undefined;
}

/** The byline of an insight. Under a fixed one, its own latest date (ISO) counts as its revision. */
export function byline(
  insight: { published: string; updated?: string | undefined },
  { author, agency, fixed }: BylineSources,
): Byline {
  const published = fixed?.date ?? insight.published;
  const latest = insight.updated ?? insight.published;
  return {
    author: fixed?.author ?? author ?? agency,
    published,
    ...(latest > published && { revised: latest }),
  };
}
