import { satteri } from '@astrojs/markdown-satteri';
import { readFilled } from '../../content/files.ts';
import { FRONT_MATTER } from '../../content/yaml.ts';
import { chartsAsMarkdown, drawCharts } from './charts.ts';
import type { HtmlPlugin } from './markdown-plugins.ts';
import { plainMarkerSpaces } from './marker-spaces.ts';
import { fillMarkdown } from './placeholders.ts';

/** The text of a file, its placeholders filled, with empty lines in place of its front matter, so that a line keeps its number. */
const readBody = (file: string): string =>
  plainMarkerSpaces(
    fillMarkdown(readFilled(file).replace(FRONT_MATTER, (front) => front.replace(/.*/g, ''))),
  )
    // One spelling of "é", so that a link finds the id of a heading.
    .normalize()
    // Astro decodes the addresses of pictures: "100%.jpg" would throw.
    .replace(/(?<=!\[[^\]]*\]\([^)\n]*)%(?![\da-f]{2})/gi, '%25');

/** As its author wrote it, with tables in place of charts. */
export const markdownSource = (file: string) => chartsAsMarkdown(readBody(file), file).trim();

/** Ids of the page around a text, whose bands have ids that begin with "band-": neither "Content" nor "!!!" is an id for a heading. */
const OF_THE_PAGE = /^(?:|band-.*|content|end|hero|mega-menu|title|top)$/;
const ownId = (id: string) => (OF_THE_PAGE.test(id) ? `section-${id}` : id);

/** HTML (CommonMark and GFM, headings with ids) and the headings of a Markdown text. */
export async function toHtml(source: string, hastPlugins: HtmlPlugin[] = []) {
  // Plug-ins see HTML in the text as elements, too. Astro's own highlighting needs style attributes, which the policy forbids (highlight-code.ts).
  const processor = satteri({ features: { rawHtml: true }, hastPlugins });
  const renderer = await processor.createRenderer({ syntaxHighlight: false });
  const { code, metadata } = await renderer.render(source);
  return {
    html: code.replace(/(?<=<h[1-6] id=")[^"]*/g, ownId),
    headings: metadata.headings.map((heading) => ({ ...heading, slug: ownId(heading.slug) })),
  };
}

export interface RenderOptions {
  plugins?: HtmlPlugin[];
  prepare?: (source: string) => string;
  /** Films stay links and charts tables: for readers without our script and styles. */
  plain?: boolean;
}

/** The text of a file: as Markdown, as HTML, and its headings. Rendered for who asks, since the content store does not keep it. */
export async function renderMarkdown(
  file: string,
  { plugins = [], prepare = (source) => source, plain }: RenderOptions = {},
) {
  const text = prepare(readBody(file));
  return {
    source: chartsAsMarkdown(text, file).trim(),
    ...(await toHtml(text, [...plugins, drawCharts(file, plain)])),
  };
}
