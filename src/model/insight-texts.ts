/**
 * Newest insights whose full text is searchable; older ones by title, description and category. Every visitor who
 * searches loads these texts, so a site with thousands of insights must stop somewhere.
 */
export const FULL_TEXTS = 200;

interface SearchableInsight {
  path: string;
  /** Category and topic, in one line. */
  about: string;
  /** Gives the full text; asked only where it is wanted. */
  text: () => Promise<string>;
}

/**
 * What of each insight the search knows besides title and description.
 * @param insights newest first
 * @returns path and text of each
 */
export const insightTexts = (
  insights: readonly SearchableInsight[],
): Promise<[path: string, text: string][]> =>
  Promise.all(
    insights.map(async ({ path, about, text }, rank) => [
      path,
      rank < FULL_TEXTS ? await text() : about,
    ]),
  );
