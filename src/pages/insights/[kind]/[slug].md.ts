import type { APIRoute, GetStaticPaths } from 'astro';
import { insightPage } from '../../../content/pages.ts';
import { pageAddress } from '../../../model/addresses.ts';
import { bylineWords } from '../../../model/byline.ts';
import { allInsights, type ListedInsight } from '../../../model/insights.ts';
import { absoluteMarkdown } from '../../../model/markdown/absolute-markdown.ts';
import { isTranslated } from '../../../model/translated.ts';

export const getStaticPaths = (async () =>
  (await allInsights())
    .filter(({ entry }) => isTranslated(entry))
    .map((insight) => ({
      params: { kind: insight.kind.id, slug: insight.slug },
      props: { insight },
    }))) satisfies GetStaticPaths;

/** The Markdown twin of an insight: its author's text, with title, description, byline and address on top. */
export const GET: APIRoute<{ insight: ListedInsight }> = async ({ props: { insight } }) => {
  const { data, entry, path, kind, category, byline } = insight;
  const { name, dates } = bylineWords(byline);
  const head = [
    `# ${data.title}`,
    `> ${data.meta_description}`,
    [
      name,
      ...dates.map(({ words }) => words),
      `${kind.label}, ${category.name}`,
      pageAddress(path),
    ].join('. '),
    ...(data.demo ? [insightPage.demo] : []),
  ];
  return new Response(`${[...head, await absoluteMarkdown(entry)].join('\n\n')}\n`, {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
};
