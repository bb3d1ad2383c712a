/** Related insights an insight names at most. */
const RELATED = 3;

interface Categorised {
  data: { category: string; sourceCategory: string };
}

/**
 * Finds for an insight up to three others: of its own category; where these are fewer, of the category it is filed under;
 * where these are fewer, the newest of all. The list is walked once.
 * @param all newest first
 */
export function relatedInsights<Insight extends Categorised>(all: readonly Insight[]) {
  const newest = new Map<string, Insight[]>();
  const keys = ({ data }: Insight) => [
    `category:${data.category}`,
    `source:${data.sourceCategory}`,
    'all',
  ];
  for (const insight of all)
    for (const key of keys(insight)) {
      const those = newest.get(key) ?? [];
      // One more than is shown: an insight is not related to itself.
      if (those.length <= RELATED) newest.set(key, [...those, insight]);
    }
  return (insight: Insight) =>
    [...new Set(keys(insight).flatMap((key) => newest.get(key) ?? []))]
      .filter((other) => other !== insight)
      .slice(0, RELATED);
}
