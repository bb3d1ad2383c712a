import { insightPage } from '../content/pages.ts';
import { absolute } from '../model/addresses.ts';
import { allInsights } from '../model/insights.ts';
import { renderText } from '../model/markdown/markdown-html.ts';
import { absoluteLinks, fillEmptySections } from '../model/markdown/markdown-plugins.ts';
import { linkTarget } from '../model/translations.ts';

/** Entries of a feed: readers keep what they have seen, so the newest are enough. */
const NEWEST = 50;

/** The newest insights for RSS and JSON Feed: full text, every address absolute. */
export async function feedItems() {
  const target = await linkTarget();
  const newest = (await allInsights())
    .slice(0, NEWEST)
    .map(async ({ data, entry, path, kind, category, byline }) => {
      const { href, lang } = target(path);
      const url = absolute(href);
      const plugins = [fillEmptySections(insightPage.noContent), absoluteLinks(url)];
      return {
        url,
        lang,
        title: data.title,
        description: data.meta_description,
        author: byline.author,
        published: byline.published,
        revised: byline.revised,
        tags: [category.name, kind.label],
        html: (await renderText(entry, { plugins, plain: true })).html,
      };
    });
  return Promise.all(newest);
}
