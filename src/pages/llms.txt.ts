import type { APIRoute } from 'astro';
import { features } from '../content/features.ts';
import { frameLabels } from '../content/navigation.ts';
import { llms } from '../content/pages.ts';
import { site } from '../content/site.ts';
import { fillIn } from '../lib/fill-in.ts';
import { absolute, pageAddress } from '../model/addresses.ts';
import { type ListedPage, listPages } from '../model/pages.ts';
import { linkTarget } from '../model/translations.ts';

/** Insights link to their Markdown twins. */
async function line({ path, name, description, offer, markdown = path }: ListedPage) {
  const { href } = (await linkTarget())(markdown);
  return `- [${name}](${absolute(href)}): ${description}${offer ? ` ${fillIn(llms.offer, offer)}` : ''}\n`;
}

/** An overview for language models (https://llmstxt.org): name, summary, every page with one line about it. */
export const GET: APIRoute = async () => {
  const listed = await listPages();
  const parents = new Set(listed.map(({ parent }) => parent));
  const sections = [...parents].map(async (parent) => {
    const lines = await Promise.all(listed.filter((page) => page.parent === parent).map(line));
    return `## ${parent?.name ?? frameLabels.columns.company}\n\n${lines.join('')}`;
  });
  const contact = [
    fillIn(llms.contact, { email: site.email }),
    ...(features.insights ? [fillIn(llms.feed, { rss: pageAddress('/rss.xml') })] : []),
  ].join(' ');
  return new Response(
    `# ${site.name}\n\n> ${site.tagline}. ${site.description}\n\n${contact}\n\n${(await Promise.all(sections)).join('\n')}`,
    { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  );
};
