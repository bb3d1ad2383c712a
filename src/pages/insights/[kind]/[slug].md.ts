import type { APIRoute, GetStaticPaths } from 'astro';
import { insightPage } from '../../../content/pages.ts';
import { absolute, pageAddress } from '../../../model/addresses.ts';
import { bylineWords } from '../../../model/byline-words.ts';
import { allInsights, type ListedInsight } from '../../../model/insights.ts';
import { markdownSource } from '../../../model/markdown/markdown.ts';
import { renderText } from '../../../model/markdown/markdown-html.ts';
import { isTranslated, textFile } from '../../../model/translated.ts';
import { linkTarget } from '../../../model/translations.ts';

export const getStaticPaths = (async () =>
  (await allInsights())
    .filter(({ entry }) => isTranslated(entry))
    .map((insight) => ({
      params: { kind: insight.kind.id, slug: insight.slug },
      props: { insight },
    }))) satisfies GetStaticPaths;

/** The text with the paths of links and pictures made absolute: a file that is passed on has no site around it. */
async function absolutePaths(entry: ListedInsight['entry']) {
  const source = await markdownSource(textFile(entry));
  // Rendering costs, and most insights have no picture.
  const pictures = source.includes('![') ? (await renderText(entry)).pictures : new Map();
  const target = await linkTarget();
  return source.replace(/\]\(([^)\s]+)/g, (whole, path: string) => {
    const address =
      pictures.get(decodeURI(path))?.src ?? (path.startsWith('/') && target(path).href);
    return address ? `](${absolute(address)}` : whole;
  });
}

/** The Markdown twin of an insight: what its author wrote, with title, description, byline and address on top. */
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
  return new Response(`${[...head, await absolutePaths(entry)].join('\n\n')}\n`, {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
};
