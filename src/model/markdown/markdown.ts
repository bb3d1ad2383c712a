import { satteri } from '@astrojs/markdown-satteri';
import { readFilled } from '../../content/files.ts';
import { FRONT_MATTER } from '../../content/yaml.ts';
import { chartsAsMarkdown, drawCharts } from './charts.ts';
import type { HtmlPlugin } from './markdown-plugins.ts';
import { plainMarkerSpaces } from './marker-spaces.ts';
import { fillMarkdown } from './placeholders.ts';

/** Returns the text of a file with its placeholders filled. Empty lines replace its front matter, so line numbers stay the same. */
const readBody = (file: string): string =>
  plainMarkerSpaces(
    fillMarkdown(readFilled(file).replace(FRONT_MATTER, (front) => front.replace(/.*/g, ''))),
  )
    // Normalises "é", so that a link finds the id of a heading.
    .normalize()
    // Astro decodes the addresses of pictures: "100%.jpg" would throw.
    .replace(/(?<=!\[[^\]]*\]\([^)\n]*)%(?![\da-f]{2})/gi, '%25');

/** Returns the text as its author wrote it, with tables instead of charts. */
export const markdownSource = (file: string) => chartsAsMarkdown(readBody(file), file).trim();

/** Ids that a heading may not get: '' (from "!!!"), and ids of the page around the text, such as "content" (from "Content"). */
const OF_THE_PAGE = /^(?:|band-.*|content|end|hero|mega-menu|title|top)$/;
const ownId = (id: string) => (OF_THE_PAGE.test(id) ? `section-${id}` : id);

/** Returns HTML (CommonMark and GFM, headings with ids) and the headings of a Markdown text. */
export async function toHtml(source: string, hastPlugins: HtmlPlugin[] = []) {
  // Plug-ins also see HTML in the text as elements. Astro's highlighting needs style attributes, which the policy forbids.
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
  /** Leaves films as links and charts as tables, for readers without our script and styles. */
  plain?: boolean;
}

/** Returns the text of a file as Markdown and as HTML, and its headings. Renders at each call, since the content store does not keep it. */
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
