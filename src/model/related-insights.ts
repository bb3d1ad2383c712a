const RELATED = 3;

interface Categorised {
  data: { category: string; sourceCategory: string };
}

/** Returns a function that picks three others for an insight: of its category, of the one it is filed under, of all (newest first). */
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
      // One more than is shown, since an insight is not related to itself.
      if (those.length <= RELATED) newest.set(key, [...those, insight]);
    }
  return (insight: Insight) =>
    [...new Set(keys(insight).flatMap((key) => newest.get(key) ?? []))]
      .filter((other) => other !== insight)
      .slice(0, RELATED);
}
