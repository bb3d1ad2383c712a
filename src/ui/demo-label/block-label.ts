import type { DemoCopy } from './demo-label.tsx';

export interface Labelled {
  demo: DemoCopy | undefined;
}

/** One label for the whole block where every entry is invented, so that no entry needs its own; else nothing. */
export const blockLabel = (entries: readonly Labelled[]): DemoCopy | undefined =>
  entries.every(({ demo }) => demo) ? entries[0]?.demo : undefined;
