import { insightCategories } from '../../content/insight-categories.ts';
import { insightKinds } from '../../content/insight-kinds.ts';
import { insights } from '../../content/pages.ts';
import { archivePages, archivePath } from '../../lib/archive.ts';
import { withBase } from '../../lib/base-path.ts';
import { insightBullets, insightTopic } from '../../lib/insight.ts';
import { resolvePicture } from '../../lib/picture.ts';
import { relatedInsights } from '../../lib/related-insights.ts';
import { allInsights, type ListedInsight } from '../../seo/insights.ts';
import { categoryPicture } from './pictures.ts';

/**
 * Returns a function from an insight to the links to those related to it.
 * @param all newest first
 */
export function relatedLinks(all: readonly ListedInsight[]) {
  const related = relatedInsights(all);
  return (insight: ListedInsight) =>
    related(insight).map(({ path, data, kind }) => ({
      href: path,
      title: data.title,
      description: data.meta_description,
      type: `${kind.label}, ${insightTopic(data)}`,
    }));
}

/** An insight as the insights page lists and searches it. */
async function insightItem({ path, data, category }: ListedInsight) {
  const insights =
    data.type === 'case-study'
      ? [...data.keyInsights, ...(data.summary ? [data.summary] : [])]
      : data.summary;
  const bullets = insightBullets(data);
  return {
    // Scripts get it as data, too.
    href: withBase(path),
    title: data.title,
    text: data.meta_description,
    topic: insightTopic(data),
    sourceCategory: category.name,
    look: category.slug,
    ...(data.cover && { cover: await resolvePicture(data.cover, 'card') }),
    bullets,
    more: insights.slice(bullets.length),
  };
}

/** The tabs of the insights page, each with the kind of insight behind it. */
export const insightTabs = insightKinds.map(({ id, label, tab }) => ({
  ...tab,
  kind: id,
  type: label,
}));

/** The insights that /insights lists, by the id of their tab; no tab without any. */
export async function insightGroups() {
  const [{ items }] = archivePages(await allInsights());
  const groups = insightTabs.map(async ({ id, kind }) => {
    const those = items.filter(({ data }) => data.type === kind);
    return [id, await Promise.all(those.map(insightItem))] as const;
  });
  return Object.fromEntries((await Promise.all(groups)).filter(([, those]) => those.length > 0));
}

/** An insight as a page of the archive lists it. */
export const archiveItem = ({ path, data, kind, category }: ListedInsight) => ({
  href: path,
  title: data.title,
  about: `${kind.label}, ${category.name}`,
});

/** The pages beside a page of the list of insights: newer insights, older insights. */
export function archiveLinks(number: number, last: number) {
  const { newer, older } = insights.archive;
  return {
    newer: number > 1 ? { label: newer, href: archivePath(number - 1) } : undefined,
    older: number < last ? { label: older, href: archivePath(number + 1) } : undefined,
  };
}

/** Tone and picture of the categories, by slug. */
export async function categoryLooks() {
  const looks = insightCategories.map(
    async (category) =>
      [
        category.slug,
        { tone: category.tone, picture: await categoryPicture(category, 'card') },
      ] as const,
  );
  return Object.fromEntries(await Promise.all(looks));
}
