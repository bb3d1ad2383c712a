import { readFileSync } from 'node:fs';
import { insightKinds } from '../src/content/insight-kinds.ts';
import { type ProjectIndustry, projectIndustries } from '../src/content/project-industries.ts';
import type { Project } from '../src/content/schema/project.ts';
import type { Service } from '../src/content/schema/service.ts';
import { records, yaml } from './content.ts';
import { html } from './gates/built-site.ts';
import { pagesBelow } from './page-kinds.ts';

const built = (file: string) =>
  JSON.parse(readFileSync(new URL(`../dist/${file}`, import.meta.url), 'utf8'));

const insights = insightKinds.flatMap(({ id }) => pagesBelow(`/insights/${id}/`));
/** The text of an insight, without what stands around it. */
const prose = (path: string) => /data-prose[\s\S]*?<\/article>/.exec(html(path))?.[0] ?? '';
const projects = records<Project>('projects').sort((one, other) => one.id - other.id);
const services = records<Pick<Service, 'id' | 'title' | 'name' | 'path' | 'canonicalPath'>>(
  'services',
).sort((one, other) => one.id - other.id);
const times = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

/** Words of six letters and more that stand in the searched texts, each with the pages it stands on. */
function searchedWords(): Map<string, string[]> {
  const pages: { path: string }[] = built('search-index.json');
  const texts: string[] = built('search-text.json');
  const found = new Map<string, string[]>();
  for (const [index, { path }] of pages.entries())
    for (const [word] of new Set(texts[index]?.toLowerCase().match(/[a-z]{6,}/g)).entries())
      found.set(word, [...(found.get(word) ?? []), path]);
  return found;
}
const words = [...searchedWords()];

/**
 * What some tests need and not every site has: a page, a record, a word. Each is the first that has it, undefined where
 * there is none; the tests that need it are then skipped and say so (`needed` in tests/e2e/site.ts). The demo has them all
 * (tests/demo/gates/examples.test.ts).
 */
export const examples = {
  insight: insights.find((path) => path.startsWith('/insights/article/')) ?? insights[0],
  'insight with code and a link in its text': insights.find(
    (path) => prose(path).includes('<pre') && /<p>(?:(?!<\/p>).)*<a href="http/s.test(prose(path)),
  ),
  'insight with four sections': insights.find((path) => times(prose(path), /<h2/g) > 3),
  'insight with related insights': insights.find((path) => html(path).includes('id="related"')),
  service: services.find(({ canonicalPath }) => !canonicalPath),
  industry: pagesBelow('/industries/')[0],
  'industry that a project is from': Object.keys(projectIndustries).find((id) =>
    projects.some(({ industry }) => industry === id),
  ) as ProjectIndustry | undefined,
  project: projects[0],
  'project with a demonstration page': projects.find(({ liveLink }) => liveLink?.startsWith('/')),
  'project with a film': projects.find(({ video }) => video),
  'client logos': yaml<unknown[]>('clients.yaml')[0],
  'questions and answers': yaml<unknown[]>('faq.yaml').length > 1 || undefined,
  carousel: html('/').includes('data-carousel-scroller') || undefined,
  'word that stands in one insight alone': words.find(
    ([, pages]) => pages.length === 1 && insights.includes(pages[0] ?? ''),
  ),
  'word that stands in four insights': words.find(
    ([, pages]) => pages.filter((path) => insights.includes(path)).length > 3,
  )?.[0],
};
export type Examples = typeof examples;
