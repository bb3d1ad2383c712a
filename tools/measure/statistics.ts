/** The middle of the values; of an even number the mean of the two in the middle. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** The median of each field. */
export function medians<Key extends string>(rows: Record<Key, number>[]): Record<Key, number> {
  const keys = Object.keys(rows[0] ?? {}) as Key[];
  const columns = keys.map((key) => [key, median(rows.map((row) => row[key]))]);
  return Object.fromEntries(columns);
}
