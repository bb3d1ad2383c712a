import { type CollectionEntry, getCollection } from 'astro:content';
import { companyLinks } from '../content/navigation.ts';
import { home } from '../content/pages/home.ts';
import type { SearchKind } from '../content/pages/search.ts';
import { renderMarkdown } from '../lib/markdown.ts';
import { plainText } from '../lib/plain-text.ts';
import type { SearchPage } from '../lib/site-search.ts';
import { allInsights } from './insights.ts';
import { listPages } from './pages.ts';
import { pieceTexts } from './piece-texts.ts';

const kinds: readonly (readonly [prefix: string, kind: SearchKind])[] = [
  ['/services/', 'service'],
  ['/industries/', 'industry'],
  ['/projects/', 'project'],
  ['/insights/blog/', 'blog'],
  ['/insights/article/', 'article'],
  ['/insights/case-study/', 'caseStudy'],
];
const policyPaths = async () =>
  new Set((await getCollection('policies')).map(({ data }) => `/${data.slug}`));

const servicePath = ({ id, data }: CollectionEntry<'services'>) =>
  id === 'seo-semantic' ? '/services/seo' : data.path;

/** Parts as sentences in one line: what has no full stop of its own gets one, so that excerpts read well. */
const join = (...parts: (string | readonly string[])[]) =>
  parts
    .flat()
    .map((part) => (/[.!?…”’]$/.test(part) ? part : `${part}.`))
    .join(' ');

const serviceText = ({ data }: CollectionEntry<'services'>) =>
  join(
    data.heroTitle,
    data.summary,
    data.heroText,
    data.aboutSection.leftContent,
    data.aboutSection.rightContent,
    data.aboutSection.content,
    data.expertise.highlights.flatMap(({ value, title, description }) => [
      value,
      title,
      description,
    ]),
    data.subServices.cards.flatMap(({ heading, description }) => [heading, description]),
    data.process.steps.flatMap(({ heading, description }) => [heading, description]),
  );

const industryText = ({ data }: CollectionEntry<'industries'>) =>
  join(
    data.herotitle,
    data.description,
    data.heroText,
    data.approach.leftsidecontent,
    data.approach.rightsidecontent,
    data.approach.details.flatMap((item) => [item.approachTitle, item.approachDescription]),
    data.expertise.leftContent,
    data.expertise.rightContent,
    data.expertise.highlights.flatMap(({ heading, description }) => [heading, description]),
    data.clients.flatMap(({ client, testimonial }) => [client, testimonial]),
  );

const projectText = ({ data }: CollectionEntry<'projects'>) =>
  join(
    data.industry,
    data.tags,
    data.details,
    data.description,
    data.problemStatement,
    data.objective,
    data.problemsSolved.flatMap(({ problem, solution, impact }) => [problem, solution, impact]),
    data.challenges,
    data.impact,
    Object.keys(data.metrics),
    Object.values(data.techStack).flat(),
    data.caseStudy.clientBackground,
    data.caseStudy.projectPhases.flatMap(({ phase, activities }) => [phase, ...activities]),
    data.caseStudy.keyFeatures,
    data.caseStudy.lessonsLearned,
    data.futureScope,
    data.testimonial.text,
  );

/** A service, an industry or a page of the menu is found by its name, not by the headline of its page. */
async function names(): Promise<Map<string, string>> {
  const services = await getCollection('services');
  const industries = await getCollection('industries');
  return new Map([
    ...companyLinks.map(({ path, name }) => [path, name] as const),
    ...services.map((entry) => [servicePath(entry), entry.data.name] as const),
    ...industries.map(({ data }) => [data.path, data.name] as const),
  ]);
}

async function fullTexts(): Promise<Map<string, string>> {
  const texts = new Map((await listPages()).map(({ path, title }) => [path, title]));
  for (const entry of await getCollection('services')) {
    texts.set(servicePath(entry), serviceText(entry));
  }
  for (const entry of await getCollection('industries'))
    texts.set(entry.data.path, industryText(entry));
  for (const entry of await getCollection('projects'))
    texts.set(entry.data.link, projectText(entry));
  const pieces = (await allInsights()).map(({ path, data, entry }) => ({
    path,
    about: join(data.sourceCategory, data.category),
    text: async () => plainText((await renderMarkdown(entry)).html),
  }));
  for (const [path, text] of await pieceTexts(pieces)) texts.set(path, text);
  return texts;
}

/** Every page as search and llms.txt name it. */
export async function namedPages(): Promise<SearchPage[]> {
  const policies = await policyPaths();
  const named = await names();
  const kindOf = (path: string): SearchKind =>
    policies.has(path)
      ? 'policy'
      : (kinds.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 'page');
  return (await listPages()).map(({ path, title, description }) => ({
    path,
    title: named.get(path) ?? title,
    description,
    kind: kindOf(path),
  }));
}

/** All pages for the search, and their full texts in the same order ('' where a page has none); the FAQ counts as one. */
export async function searchDocuments(): Promise<{ pages: SearchPage[]; texts: string[] }> {
  const pages = await namedPages();
  const texts = await fullTexts();
  const faq = await getCollection('faq');
  const questions: SearchPage = {
    path: '/#faq',
    title: home.faq.title,
    description: home.faq.text,
    kind: 'page',
  };
  return {
    pages: [...pages, questions],
    texts: [
      ...pages.map(({ path }) => texts.get(path) ?? ''),
      join(faq.flatMap(({ data }) => [data.question, data.answer])),
    ],
  };
}
