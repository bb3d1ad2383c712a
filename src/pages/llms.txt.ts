import type { APIRoute } from 'astro';
import { frameLabels } from '../content/navigation.ts';
import { insights } from '../content/pages/insights.ts';
import { site } from '../content/site.ts';
import { archivePath, PIECES_PER_PAGE } from '../lib/archive.ts';
import { isInsightPath } from '../lib/insight.ts';
import type { SearchPage } from '../lib/site-search.ts';
import { namedPages } from '../seo/search-documents.ts';
import { absolute } from '../seo/structured-data.ts';

const { columns } = frameLabels;

/** Where a page belongs in the list; the first fitting prefix counts. */
const groups: readonly (readonly [title: string, fits: (path: string) => boolean])[] = [
  [columns.services, (path) => path.startsWith('/services/')],
  [columns.industries, (path) => path.startsWith('/industries/')],
  ['Projects', (path) => path.startsWith('/projects/')],
  [insights.hero.title, (path) => path.startsWith('/insights/')],
  [columns.company, () => true],
];

/** Insights are offered as their Markdown twins. */
const line = ({ path, title, description }: SearchPage) =>
  `- [${title}](${absolute(isInsightPath(path) ? `${path}.md` : path)}): ${description}`;

/** An overview for language models (https://llmstxt.org): name, summary, every page with one line about it. */
export const GET: APIRoute = async () => {
  const pages = await namedPages();
  const groupOf = ({ path }: SearchPage) => groups.find(([, fits]) => fits(path))?.[0];
  const pieces = pages.filter(({ path }) => isInsightPath(path));
  const older = new Set(pieces.slice(PIECES_PER_PAGE));
  const more = older.size
    ? `- ${older.size} older pieces: [the pages of the archive](${absolute(archivePath(2))}) and the [sitemap](${absolute('/sitemap.xml')}) name them all.\n`
    : '';
  const sections = [...groups.slice(-1), ...groups.slice(0, -1)].map(
    ([title]) =>
      `## ${title}\n\n${pages
        .filter((page) => groupOf(page) === title && !older.has(page))
        .map(line)
        .join('\n')}\n${title === insights.hero.title ? more : ''}`,
  );
  return new Response(
    `# ${site.name}\n\n> ${site.tagline}. ${site.description}\n\nContact: ${site.email}. Feeds: ${absolute('/rss.xml')}, ${absolute('/feed.json')}.\n\n${sections.join('\n')}`,
    { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  );
};
