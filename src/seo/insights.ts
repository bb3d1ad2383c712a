import { type CollectionEntry, getCollection } from 'astro:content';
import { insightCategories } from '../content/insight-categories.ts';
import { insightKinds, insightPath, titleSlug } from '../lib/insight.ts';
import { insightPicturePath } from './share-path.ts';

type InsightEntry = CollectionEntry<'blogs' | 'articles' | 'caseStudies'>;

/** The category a piece belongs to: its ground and its picture. */
function categoryOf({ sourceCategory }: { sourceCategory: string }) {
  const category = insightCategories.find(({ name }) => name === sourceCategory);
  if (!category)
    throw new Error(`"${sourceCategory}" is no category of src/content/insight-categories.ts`);
  return category;
}

async function readInsights() {
  const entries: InsightEntry[] = [
    ...(await getCollection('blogs')),
    ...(await getCollection('articles')),
    ...(await getCollection('caseStudies')),
  ];
  return entries
    .map((entry) => {
      const { data, id, collection } = entry;
      const slug = data.type === 'Case Study' ? titleSlug(data.title) : data.url.split('/').at(-1);
      if (slug !== id) {
        throw new Error(
          `${collection} entry "${id}": the file must be named ${slug}.md, after its ${data.type === 'Case Study' ? 'title' : 'url'}`,
        );
      }
      return { entry, data, slug: id, kind: insightKinds[data.type], path: insightPath(data) };
    })
    .sort(
      (a, b) =>
        b.data.published.localeCompare(a.data.published) ||
        a.data.title.localeCompare(b.data.title),
    )
    .map((piece, rank) => {
      const category = categoryOf(piece.data);
      return { ...piece, category, share: insightPicturePath(piece.path, rank, category.slug) };
    });
}

let read: ReturnType<typeof readInsights> | undefined;

/**
 * Every piece with its address, newest first. A case study's file must be named after its title.
 * Read once a build: thousands of pages ask. While writing, every time: content changes under the running server.
 */
export function allInsights() {
  if (!read || import.meta.env.DEV) read = readInsights();
  return read;
}

export type ListedInsight = Awaited<ReturnType<typeof allInsights>>[number];
