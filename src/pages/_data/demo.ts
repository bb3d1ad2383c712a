import { controls } from '../../content/navigation.ts';

/** The words of the label for what is invented; nothing for what is real. */
export const demoLabel = (invented: boolean) => (invented ? controls.demo : undefined);

/** Entries with their labels: one for all where every entry is invented, so that none needs its own. */
export function labelled<Entry extends { demo: boolean }>(all: readonly Entry[]) {
  const isWhole = all.length > 0 && all.every(({ demo }) => demo);
  const entries = all.map(({ demo, ...entry }) => ({
    ...entry,
    demo: demoLabel(demo && !isWhole),
  }));
  return { demo: demoLabel(isWhole), entries };
}
