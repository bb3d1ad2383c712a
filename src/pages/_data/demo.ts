import { controls } from '../../content/navigation.ts';

/** Returns the label for invented content, or undefined for real content. */
export const demoLabel = (invented: boolean) => (invented ? controls.demo : undefined);

/** Adds labels to entries. If all are invented, one label for all replaces the labels of single entries. */
export function labelled<Entry extends { demo: boolean }>(all: readonly Entry[]) {
  const isWhole = all.length > 0 && all.every(({ demo }) => demo);
  const entries = all.map(({ demo, ...entry }) => ({
    ...entry,
    demo: demoLabel(demo && !isWhole),
  }));
  return { demo: demoLabel(isWhole), entries };
}
