import type { CollectionEntry } from 'astro:content';
import { localPath } from '../content/language.ts';
import { home } from '../content/pages.ts';
import { priceText, withPrices } from '../content/prices.ts';
import type { Industry } from '../content/schema/industry.ts';
import type { Service } from '../content/schema/service.ts';
import { entries } from './entries.ts';
import { allInsights } from './insights.ts';
import { renderMarkdown } from './markdown/markdown.ts';
import { plainText } from './markdown/plain-text.ts';
import { type ListedPage, listPages, servicePath } from './pages.ts';
import { industryName } from './project-industry.ts';
import { textFile } from './translated.ts';

/** Newest insights whose full text is searchable. Every visitor who searches loads these texts, so they must stop somewhere. */
const FULL_TEXTS = 200;

export interface SearchPage {
  path: string;
  /** Its language, where it is not that of the search. */
  lang?: string | undefined;
  title: string;
  description: string;
  /** What kind of page it is: a key of `kinds` in content/pages/search.yaml. */
  kind: string;
}

/** Parts as sentences in one line: what has no full stop of its own gets one, so that excerpts read well. */
const join = (...parts: (string | readonly string[])[]) =>
  parts
    .flat()
    .map((part) => (/[.!?…”’]$/.test(part) ? part : `${part}.`))
    .join(' ');

const glanceText = (glance: Service['glance'] | Industry['glance']) => {
  if (!glance) return [];
  const lists =
    'included' in glance
      ? [...glance.included, ...glance.needed]
      : [glance.typical, ...glance.rules];
  return [glance.price && priceText(glance.price), glance.duration, ...lists].filter(
    (part) => part !== undefined,
  );
};

const serviceText = ({ data }: CollectionEntry<'services'>) =>
  join(
    data.heroTitle,
    data.summary,
    data.heroText,
    glanceText(data.glance),
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
    glanceText(data.glance),
    data.approach.leftsidecontent,
    data.approach.rightsidecontent,
    data.approach.details.flatMap((item) => [item.approachTitle, item.approachDescription]),
    data.expertise.leftContent,
    data.expertise.rightContent,
    data.expertise.highlights.flatMap(({ heading, description }) => [heading, description]),
    data.clients.flatMap(({ client, testimonial }) => [client, testimonial]),
  );

const projectText = ({ data }: CollectionEntry<'projects'>, industry: string) =>
  join(
    industry,
    data.tags,
    data.details,
    data.description,
    data.problemStatement,
    data.objective,
    data.problemsSolved.flatMap(({ problem, solution, impact }) => [problem, solution, impact]),
    data.challenges ?? [],
    data.impact,
    Object.keys(data.metrics),
    Object.values(data.techStack).flat(),
    data.caseStudy.clientBackground,
    data.caseStudy.projectPhases.flatMap(({ phase, activities }) => [phase, ...activities]),
    data.caseStudy.keyFeatures,
    data.caseStudy.lessonsLearned,
    data.futureScope ?? [],
    data.testimonial?.text ?? [],
  );

/** Texts of a band of an own page, at any depth; not which kind it is and where it leads. */
const wordsIn = (value: unknown, name: string | number = ''): string[] => {
  if (typeof value === 'string') return name === 'band' || name === 'href' ? [] : [value];
  return Object.entries(Object(value)).flatMap(([key, one]) => wordsIn(one, key));
};

async function fullTexts(pages: readonly ListedPage[]): Promise<Map<string, string>> {
  const texts = new Map(pages.map(({ path, title }) => [path, title]));
  for (const entry of await entries('services')) {
    texts.set(servicePath(entry.data), serviceText(entry));
  }
  for (const entry of await entries('industries')) texts.set(entry.data.path, industryText(entry));
  for (const entry of await entries('projects'))
    texts.set(entry.data.link, projectText(entry, await industryName(entry.data.industry)));
  for (const entry of await entries('ownPages')) {
    const text = plainText((await renderMarkdown(textFile(entry))).html);
    texts.set(entry.data.path, join(entry.data.bands.flatMap(wordsIn), text));
  }
  const insights = await allInsights();
  await Promise.all(
    insights.map(async ({ path, data, entry, category }, rank) => {
      const isNew = rank < FULL_TEXTS;
      const text = isNew && plainText((await renderMarkdown(textFile(entry))).html);
      texts.set(path, text || join(category.name, data.category));
    }),
  );
  return texts;
}

/** All pages for the search, and their full texts in the same order ('' where a page has none); the FAQ counts as one. */
export async function searchDocuments(): Promise<{ pages: SearchPage[]; texts: string[] }> {
  const listed = await listPages();
  const texts = await fullTexts(listed);
  // A page is found by its name, not by its headline.
  const pages = listed.map(
    ({ path, lang, name, description, kind }): SearchPage => ({
      path: lang ? path : localPath(path),
      ...(lang && { lang }),
      title: name,
      description,
      kind,
    }),
  );
  const faq = await entries('faq');
  const asked: SearchPage[] =
    home.faq && faq.length > 0
      ? [
          {
            path: localPath('/#faq'),
            title: home.faq.title,
            description: home.faq.text,
            kind: 'page',
          },
        ]
      : [];
  const answers = join(faq.flatMap(({ data }) => [data.question, withPrices(data.answer)]));
  return {
    pages: [...pages, ...asked],
    texts: [...listed.map(({ path }) => texts.get(path) ?? ''), ...asked.map(() => answers)],
  };
}
