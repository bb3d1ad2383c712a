import type { APIRoute, GetStaticPaths } from 'astro';
import { articlePage } from '../../../content/pages/insights.ts';
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
  const dates = [
    `Published ${data.published}`,
    ...(data.updated ? [`updated ${data.updated}`] : []),
  ];
  const head = [
    `# ${data.title}`,
    `> ${data.meta_description}`,
    `${kind.label}, ${category.name}. ${dates.join(', ')}. ${absolute(path)}`,
    ...(data.demo ? [articlePage.demo] : []),
  ];
  return new Response(`${[...head, absolutePaths(await markdownSource(entry))].join('\n\n')}\n`, {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
};
