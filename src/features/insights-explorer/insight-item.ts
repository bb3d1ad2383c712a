import type { PictureData } from '../../lib/picture.ts';
import type { Searchable } from './search.ts';

/** A piece as the explorer lists and searches it; `topic` is its category or focus. */
export interface InsightItem extends Searchable {
  href: string;
  text: string;
}

/** How a category looks: each is named once, however many pieces it has. By the name of the source category. */
export type InsightLooks = Readonly<Record<string, { ground: string; picture: PictureData }>>;

/** The pieces of each tab, by its id. */
export type InsightGroups = Readonly<Record<string, readonly InsightItem[]>>;

export interface InsightTab {
  id: string;
  label: string;
  /** What one piece of it is called. */
  type: string;
}

/** Words of the search's answers: the number of hits, and what stands in place of none. */
export interface ResultWords {
  count: { one: string; other: string };
  empty: { title: string; text: string; reset: string };
}
