import { insightCategories } from '../../content/insight-categories.ts';
import { insights } from '../../content/pages/insights.ts';
import { archivePages, archivePath } from '../../lib/archive.ts';
import { insightBullets, insightTopic } from '../../lib/insight.ts';
import { relatedPieces } from '../../lib/related-pieces.ts';
import { allInsights, type ListedInsight } from '../../seo/insights.ts';
import { artPicture } from './art.ts';

/** Takes all pieces, newest first; gives a function from a piece to the links to those related to it. */
export function relatedLinks(all: readonly ListedInsight[]) {
  const related = relatedPieces(all);
  return (piece: ListedInsight) =>
    related(piece).map(({ path, data }) => ({
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

/** The pieces that /insights lists, by the id of their tab. */
export async function insightGroups() {
  const [{ pieces }] = archivePages(await allInsights());
  return Object.fromEntries(
    insights.tabs.options.map(({ id, type }) => [
      id,
      pieces.filter(({ data }) => data.type === type).map(insightItem),
    ]),
  );
}

/** A piece as a page of the archive lists it. */
export const archiveItem = ({ path, data }: ListedInsight) => ({
  href: path,
  title: data.title,
  about: `${data.type}, ${data.sourceCategory}`,
});

/** The pages beside a page of the list of insights: newer pieces, older pieces. */
export function archiveLinks(number: number, last: number) {
  const { newer, older } = insights.archive;
  return {
    newer: number > 1 ? { label: newer, href: archivePath(number - 1) } : undefined,
    older: number < last ? { label: older, href: archivePath(number + 1) } : undefined,
  };
}

/** The nine categories' grounds and still lifes, by name. */
export async function categoryLooks() {
  const looks = insightCategories.map(
    async ({ slug, name, ground, alt }) =>
      [name, { ground, picture: await artPicture(`insight-${slug}`, alt, 'card') }] as const,
  );
  return Object.fromEntries(await Promise.all(looks));
}
