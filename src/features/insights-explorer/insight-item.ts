import type { PluralForms } from '../../lib/fill-in.ts';
import type { DemoCopy } from '../../ui/demo-label/demo-label.tsx';
import type { PictureData } from '../../ui/picture/picture.tsx';
import type { Searchable } from './search.ts';

/** An insight as the explorer lists and searches it; `topic` is its category or focus. */
export interface InsightItem extends Searchable {
  href: string;
  lang?: string | undefined;
  /** Slug of its category, the key of its look. */
  look: string;
  /** Replaces the picture of its category. */
  cover?: PictureData;
  /** Label of an invented insight, unless its tab has one for all. */
  demo?: DemoCopy | undefined;
}

/** Looks by slug of the category: each is in the data once, however many insights it has. */
export type InsightLooks = Readonly<Record<string, { tone: string; picture: PictureData }>>;

export type InsightGroups = Readonly<Record<string, readonly InsightItem[]>>;

export interface InsightTab {
  id: string;
  label: string;
  type: string;
  demo?: DemoCopy | undefined;
}

export interface ResultCopy {
  count: PluralForms;
  empty: { title: string; text: string; reset: string };
}
