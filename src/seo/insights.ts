import type { CollectionEntry } from 'astro:content';
import { features } from '../content/features.ts';
import { insightCategories } from '../content/insight-categories.ts';
import { insightKinds } from '../content/insight-kinds.ts';
import { pages } from '../content/pages.ts';
import { insightUrl } from '../lib/insight.ts';
import { entries } from './entries.ts';
import { insightPicturePath } from './share-path.ts';

type InsightEntry = CollectionEntry<'blogs' | 'articles' | 'caseStudies'>;

/** The entry of a list that an id names; the schema has made sure that there is one. */
function named<Item>(list: readonly Item[], fits: (item: Item) => boolean): Item {
  const item = list.find(fits);
  if (!item) throw new Error('an insight names a kind or a category that its schema does not know');
  return item;
}

async function readInsights() {
  if (!features.insights) return [];
  const all: InsightEntry[] = [
    ...(await entries('blogs')),
    ...(await entries('articles')),
    ...(await entries('caseStudies')),
  ];
  return all
    .map((entry) => {
      const { data, id, collection } = entry;
      const url = insightUrl(data);
      if (url !== `/${data.type}/${id}`) {
        throw new Error(
          `${collection} entry "${id}": the file must be named ${url.split('/').at(-1)}.md, after its ${data.type === 'case-study' ? 'title' : 'url'}`,
        );
      }
      return { entry, data, slug: id, path: `${pages.insights.path}${url}` };
    })
    .sort(
      (a, b) =>
        b.data.published.localeCompare(a.data.published) ||
        a.data.title.localeCompare(b.data.title),
    )
    .map((insight, rank) => {
      const { data, path } = insight;
      const kind = named(insightKinds, ({ id }) => id === data.type);
      const category = named(insightCategories, ({ slug }) => slug === data.sourceCategory);
      const share = insightPicturePath(path, rank, category.slug);
      return { ...insight, kind, category, share, markdown: `${path}.md` };
    });
}

let read: ReturnType<typeof readInsights> | undefined;

/**
 * Every insight with its address, newest first. A case study's file must be named after its title.
 * Read once a build: thousands of pages ask. While writing, every time: content changes under the running server.
 */
export function allInsights() {
  if (!read || import.meta.env.DEV) read = readInsights();
  return read;
}

export type ListedInsight = Awaited<ReturnType<typeof allInsights>>[number];
