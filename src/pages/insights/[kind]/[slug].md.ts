import type { APIRoute, GetStaticPaths } from 'astro';
import { fillIn } from '../../../../contract/fill-in.ts';
import { insightPage } from '../../../content/pages.ts';
import { markdownSource } from '../../../lib/markdown.ts';
import { allInsights, type ListedInsight } from '../../../seo/insights.ts';
import { absolute } from '../../../seo/structured-data.ts';

export const getStaticPaths = (async () =>
  (await allInsights()).map((insight) => ({
    params: { kind: insight.kind.id, slug: insight.slug },
    props: { insight },
  }))) satisfies GetStaticPaths;

/** Paths in links, made absolute: a file that is passed on has no site around it. */
const absolutePaths = (markdown: string) =>
  markdown.replace(/\]\((\/[^)\s]*)/g, (_, path: string) => `](${absolute(path)}`);

/** The Markdown twin of an insight: what its author wrote, with title, description, dates and address on top. */
export const GET: APIRoute<{ insight: ListedInsight }> = async ({ props: { insight } }) => {
  const { data, entry, path, kind, category } = insight;
  const { published: date, updated } = data;
  const { markdown } = insightPage;
  const dates = updated
    ? fillIn(markdown.updated, { date, updated })
    : fillIn(markdown.published, { date });
  const head = [
    `# ${data.title}`,
    `> ${data.meta_description}`,
    `${kind.label}, ${category.name}. ${dates}. ${absolute(path)}`,
    ...(data.demo ? [insightPage.demo] : []),
  ];
  return new Response(`${[...head, absolutePaths(await markdownSource(entry))].join('\n\n')}\n`, {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
};
