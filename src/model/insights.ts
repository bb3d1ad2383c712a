import type { CollectionEntry } from 'astro:content';
import { features } from '../content/features.ts';
import { insightCategories, insightKinds } from '../content/insight-lists.ts';
import { controls } from '../content/navigation.ts';
import { about, pages } from '../content/pages.ts';
import { site } from '../content/site.ts';
import { buildTime } from './build-time.ts';
import { type Byline, byline } from './byline.ts';
import { entries } from './entries.ts';
import { buildNotes, publication } from './publication.ts';
import { insightPicturePath } from './share-path.ts';
import { textFile } from './translated.ts';

type InsightEntry = CollectionEntry<'blogs' | 'articles' | 'caseStudies'>;

/** Returns the entry of a list that an id names; the schema guarantees that there is one. */
function named<Item>(list: readonly Item[], fits: (item: Item) => boolean): Item {
  const item = list.find(fits);
  if (!item) throw new Error('an insight names a kind or a category that its schema does not know');
  return item;
}

async function readEntries() {
  if (!features.insights) return [];
  const all: InsightEntry[] = [
    ...(await entries('blogs')),
    ...(await entries('articles')),
    ...(await entries('caseStudies')),
  ];
  return all.map((entry) => {
    const { data, id } = entry;
    const { slug = id, meta_description: text } = data;
    return {
      entry,
      data,
      description: data.demo ? `${text} ${controls.demo.label}.` : text,
      file: textFile(entry),
      slug,
      path: `${pages.insights.path}/${data.type}/${slug}`,
    };
  });
}

type Insight = Awaited<ReturnType<typeof readEntries>>[number];

async function bylines(): Promise<(insight: Insight) => Byline> {
  const people = await entries('people');
  return ({ data }) => {
    const person = people.find(({ id }) => id === data.author);
    const fixed = site.insights.fixedByline;
    return {
      ...byline(data, { author: person?.data.name, agency: site.name, fixed }),
      ...(!fixed &&
        about.team &&
        person?.data.about && { profile: `${pages.about.path}#${person.id}` }),
    };
  };
}

const byTitle = new Intl.Collator(site.language);

async function readInsights() {
  const now = buildTime();
  const bylineOf = await bylines();
  const insights = (await readEntries()).map((insight) => ({
    ...insight,
    byline: bylineOf(insight),
    state: publication(insight.data, now, site.timeZone),
  }));
  if (!import.meta.env.DEV) for (const line of buildNotes(insights)) console.info(line);
  return insights
    .filter(({ state }) => import.meta.env.DEV || state === 'public')
    .sort(
      (a, b) =>
        b.data.published.localeCompare(a.data.published) ||
        byTitle.compare(a.data.title, b.data.title),
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

/** Returns all public insights, newest first; in `npm run dev` also drafts and later ones. Cached: thousands of pages ask. */
export function allInsights() {
  if (!read || import.meta.env.DEV) read = readInsights();
  return read;
}

export type ListedInsight = Awaited<ReturnType<typeof allInsights>>[number];

export type CaseStudy = Awaited<ReturnType<typeof caseStudies>>[number];

/** Returns the public case studies among the insights, newest first. */
export async function caseStudies() {
  return (await allInsights()).flatMap((insight) =>
    insight.data.type === 'case-study' ? [{ ...insight, data: insight.data }] : [],
  );
}
