interface Point {
  articles: number;
  seconds: number;
}

/**
 * How much dearer an article is at the end of a curve than at its beginning. Differences between builds are compared, so
 * that what every build costs, however few its articles, is left out.
 * @param points at least three, by number of articles
 * @returns seconds an article of the last step divided by those of the first; 1 on a straight line, undefined where
 *   there are too few points to tell
 */
export function growth(points: readonly Point[]): number | undefined {
  const [first, second] = points;
  const [before, last] = points.slice(-2);
  if (points.length < 3 || !first || !second || !before || !last) return undefined;
  const slope = (from: Point, to: Point) =>
    (to.seconds - from.seconds) / (to.articles - from.articles);
  return slope(before, last) / slope(first, second);
}
