import type { PluralForms } from '../../lib/fill-in.ts';
import type { DemoCopy } from '../../ui/demo-label/demo-label.tsx';
import type { PictureData } from '../../ui/picture/picture.tsx';
import type { Searchable } from './search.ts';

/** An insight as the explorer lists and searches it; `topic` is its category or focus. */
export interface InsightItem extends Searchable {
  href: string;
  lang?: string | undefined;
  /** Slug of the category it is filed under, by which its look is found. */
  look: string;
  /** Its own picture, in place of its category's. */
  cover?: PictureData;
  /** Where it is invented and its tab has no label for all. */
  demo?: DemoCopy | undefined;
}

/** How a category looks: each is named once, however many insights it has. By the slug of the category. */
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
