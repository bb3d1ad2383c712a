/** What needs React brings a `start.ts` of its own, which is found by its name (CONTRIBUTING.md, "Delete if …"). */
const starts = Object.values(
  import.meta.glob<(firstPaint: Promise<void>) => void>('./*/start.ts', {
    eager: true,
    import: 'start',
  }),
);

/** Starts what of a page needs React at some time; only such pages fetch this. */
export function startFeatures(firstPaint: Promise<void>): void {
  for (const start of starts) start(firstPaint);
}
