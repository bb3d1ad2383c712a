import { type CollectionEntry, getCollection } from 'astro:content';
import { insightCategories } from '../../content/insight-categories.ts';
import { insights } from '../../content/pages/insights.ts';
import {
  insightBullets,
  insightKinds,
  insightPath,
  insightTopic,
  titleSlug,
} from '../../lib/insight.ts';
import { artPicture } from './art.ts';

export type InsightEntry = CollectionEntry<'blogs' | 'articles' | 'caseStudies'>;

/** Every piece with its address, newest first. A case study's file must be named after its title. */
export async function allInsights() {
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
    );
}

export type ListedInsight = Awaited<ReturnType<typeof allInsights>>[number];

/** The category a piece belongs to: its ground and its picture. */
export function categoryOf({ sourceCategory }: { sourceCategory: string }) {
  const category = insightCategories.find(({ name }) => name === sourceCategory);
  if (!category)
    throw new Error(`"${sourceCategory}" is no category of src/content/insight-categories.ts`);
  return category;
}

/** Up to three other pieces of the same category (specification, "Article page"). */
export function relatedTo(piece: ListedInsight, all: readonly ListedInsight[]) {
  return all
    .filter(
      ({ path, data }) => path !== piece.path && data.sourceCategory === piece.data.sourceCategory,
    )
    .slice(0, 3)
    .map(({ path, data }) => ({
      href: path,
      title: data.title,
      description: data.meta_description,
      type: `${data.type}, ${insightTopic(data)}`,
    }));
}

/** A piece as the insights page lists and searches it. */
export function insightItem({ path, data }: ListedInsight) {
  const insights =
    data.type === 'Case Study'
      ? [...data.keyInsights, ...(data.summary ? [data.summary] : [])]
      : data.summary;
  const bullets = insightBullets(data);
  return {
    href: path,
    title: data.title,
    text: data.meta_description,
    topic: insightTopic(data),
    sourceCategory: data.sourceCategory,
    bullets,
    more: insights.slice(bullets.length),
  };
}

/** The pieces as the tabs of the insights page hold them, by the tab's id. */
export async function insightGroups() {
  const pieces = await allInsights();
  return Object.fromEntries(
    insights.tabs.options.map(({ id, type }) => [
      id,
      pieces.filter(({ data }) => data.type === type).map(insightItem),
    ]),
  );
}

/** The nine categories' grounds and still lifes, by name. */
export async function categoryLooks() {
  const looks = insightCategories.map(
    async ({ slug, name, ground, alt }) =>
      [name, { ground, picture: await artPicture(`insight-${slug}`, alt, 'card') }] as const,
  );
  return Object.fromEntries(await Promise.all(looks));
}
