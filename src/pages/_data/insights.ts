import { insightCategories, insightKinds } from '../../content/insight-lists.ts';
import { withBase } from '../../lib/base-path.ts';
import { insightTopic } from '../../model/insight-summary.ts';
import { allInsights, type ListedInsight } from '../../model/insights.ts';
import { resolvePicture } from '../../model/picture.ts';
import { linkTarget } from '../../model/translations.ts';
import { industryCards, serviceCards } from './cards.ts';
import { demoLabel } from './demo.ts';
import { categoryPicture, insightPicture } from './pictures.ts';

/** Returns links to insights. If there are enough pictures, each has one that neither another link nor their page shows. */
export async function insightLinks(insights: readonly ListedInsight[], page?: ListedInsight) {
  const shown = new Set(page && [(await insightPicture(page, 'row')).src]);
  const links = [];
  for (const insight of insights) {
    const { path, data, kind, category } = insight;
    const own = { tone: category.tone, picture: await insightPicture(insight, 'row') };
    const looks = [
      ...(await industryCards('row', data.industry ?? '')),
      own,
      ...(await serviceCards(data.services)),
    ];
    const { tone, picture } = looks.find((look) => !shown.has(look.picture.src)) ?? own;
    shown.add(picture.src);
    const type = `${kind.label}, ${data.category}`;
    links.push({ href: path, title: data.title, text: data.meta_description, type, tone, picture });
  }
  return links;
}

/** Returns links to the newest insights that are not in the first tab. */
export async function newestLinks(count: number) {
  const [first] = await listedTabs();
  const others = (await allInsights()).filter(({ kind }) => kind.tab.id !== first?.id);
  return insightLinks(others.slice(0, count));
}

async function insightItem({ path, data, category }: ListedInsight) {
  const bullets =
    data.type === 'case-study' ? [...data.keyInsights, data.summary ?? []].flat() : data.summary;
  const link = (await linkTarget())(path);
  return {
    // Scripts also get it as data.
    ...link,
    href: withBase(link.href),
    title: data.title,
    text: data.meta_description,
    topic: insightTopic(data),
    sourceCategory: category.name,
    look: category.slug,
    ...(data.cover && { cover: await resolvePicture(data.cover, 'card') }),
    bullets,
  };
}

/** Returns the tabs of the insights page with their insights, leaving out empty tabs. */
async function listedTabs() {
  const all = await allInsights();
  return insightKinds.flatMap(({ id, label, tab }) => {
    const those = all.filter(({ data }) => data.type === id);
    const isInvented = those.every(({ data }) => data.demo);
    return those.length > 0 ? [{ ...tab, type: label, isInvented, those }] : [];
  });
}

/** Returns the tabs of the insights page. A tab has a label if all its insights are invented. */
export const insightTabs = async () =>
  (await listedTabs()).map(({ id, label, type, isInvented }) => ({
    id,
    label,
    type,
    demo: demoLabel(isInvented),
  }));

/** Returns all insights by the id of their tab. */
export async function insightGroups() {
  const groups = (await listedTabs()).map(async ({ id, isInvented, those }) => {
    const cards = those.map(async (insight) => ({
      ...(await insightItem(insight)),
      demo: demoLabel(insight.data.demo && !isInvented),
    }));
    return [id, await Promise.all(cards)] as const;
  });
  return Object.fromEntries(await Promise.all(groups));
}

export async function categoryLooks() {
  const looks = insightCategories.map(async (category) => {
    const picture = await categoryPicture(category, 'card');
    return [category.slug, { tone: category.tone, picture }] as const;
  });
  return Object.fromEntries(await Promise.all(looks));
}
