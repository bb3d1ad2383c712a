import type { CollectionEntry } from 'astro:content';
import { features } from '../content/features.ts';
import { language, localPath } from '../content/language.ts';
import { home, pages, search, services } from '../content/pages.ts';
import { priceText, rateCardIn, withPrices } from '../content/prices.ts';
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
  /** Further words that look for it. */
  keywords?: string | undefined;
}

/** Parts as sentences in one line: what has no full stop of its own gets one, so that excerpts read well. */
const join = (...parts: (string | readonly string[])[]) =>
  parts
    .flat()
    .map((part) => (/[.!?…”’]$/.test(part) ? part : `${part}.`))
    .join(' ');

/** The words of a value at any depth, but for what kind it is, where it leads and what its picture is. */
const wordsIn = (value: unknown, name = ''): string[] => {
  if (['band', 'href', 'id', 'image'].includes(name)) return [];
  if (typeof value === 'string') return [value];
  return Object.entries(Object(value)).flatMap(([key, one]) => wordsIn(one, key));
};

const glanceText = (glance: Service['glance'] | Industry['glance']) => {
  if (!glance) return [];
  const { price, duration } = glance;
  const lists =
    'included' in glance ? [glance.included, glance.needed] : [glance.typical, glance.rules];
  return wordsIn([price && priceText(price), duration, lists]);
};

const serviceText = ({ data }: CollectionEntry<'services'>) =>
  join(
    ...[data.heroTitle, data.summary, data.heroText, glanceText(data.glance)],
    wordsIn([data.aboutSection, data.expertise.highlights]),
    wordsIn([data.subServices.cards, data.process.steps]),
  );

const industryText = ({ data }: CollectionEntry<'industries'>) =>
  join(
    ...[data.herotitle, data.description, data.heroText, glanceText(data.glance)],
    wordsIn([data.approach, data.expertise, data.clients]),
  );

const projectText = ({ data }: CollectionEntry<'projects'>, industry: string) =>
  join(
    ...[industry, data.tags, data.details, data.description, data.problemStatement, data.objective],
    wordsIn([data.problemsSolved, data.challenges, data.impact, Object.keys(data.metrics)]),
    wordsIn([data.techStack, data.caseStudy, data.futureScope, data.testimonial?.text]),
  );

async function fullTexts(listed: readonly ListedPage[]): Promise<Map<string, string>> {
  const texts = new Map(listed.map(({ path, title }) => [path, title]));
  for (const entry of await entries('services'))
    texts.set(servicePath(entry.data), serviceText(entry));
  for (const entry of await entries('industries')) texts.set(entry.data.path, industryText(entry));
  for (const entry of await entries('projects'))
    texts.set(entry.data.link, projectText(entry, await industryName(entry.data.industry)));
  for (const entry of await entries('ownPages')) {
    const text = plainText((await renderMarkdown(textFile(entry), { plain: true })).html);
    texts.set(entry.data.path, join(wordsIn(entry.data.bands), text));
  }
  if (features.estimator)
    texts.set(pages.estimator.path, join(wordsIn(rateCardIn(language).card.kinds)));
  const insights = await allInsights();
  await Promise.all(
    insights.map(async ({ path, data, entry, category }, rank) => {
      const isNew = rank < FULL_TEXTS;
      const text =
        isNew && plainText((await renderMarkdown(textFile(entry), { plain: true })).html);
      texts.set(path, text || join(category.name, data.category));
    }),
  );
  return texts;
}

/** Bands that are found as pages are, each with its full text. */
async function searchedBands(): Promise<(SearchPage & { text: string })[]> {
  const { costs, plans } = services;
  const band = (
    ...[path, title, description, text, keywords]: [string, string, string, string[], string?]
  ) => ({ path: localPath(path), title, description, kind: 'page', keywords, text: join(text) });
  const faq = await entries('faq');
  const answers = faq.flatMap(({ data }) => [data.question, withPrices(data.answer)]);
  const priced = <Row extends { price: string }>(rows: readonly Row[] = []) =>
    rows.map((row) => ({ ...row, price: priceText(row.price) }));
  const rows = priced(costs?.rows);
  const prices = join(rows.map(({ name, price }) => `${name}: ${price}`));
  const offers = wordsIn([costs?.text, rows, { ...plans, items: priced(plans?.items) }]);
  return [
    home.faq && faq.length > 0 && band('/#faq', home.faq.title, home.faq.text, answers),
    costs && band('/services#costs', costs.title, prices, offers.map(withPrices), search.prices),
  ].filter((one) => !!one);
}

/** All pages and bands for the search, and their full texts in the same order ('' where a page has none). */
export async function searchDocuments(): Promise<{ pages: SearchPage[]; texts: string[] }> {
  const listed = await listPages();
  const texts = await fullTexts(listed);
  // A page is found by its name, not by its headline.
  const found = listed.map(
    ({ path, lang, name, description, kind }): SearchPage => ({
      path: lang ? path : localPath(path),
      ...(lang && { lang }),
      title: name,
      description,
      kind,
      ...(path === pages.estimator.path && { keywords: search.prices }),
    }),
  );
  // Bands come first: who asks for a price sees the table before the estimator.
  const bands = await searchedBands();
  return {
    pages: [...bands.map(({ text, ...band }) => band), ...found],
    texts: [...bands.map(({ text }) => text), ...listed.map(({ path }) => texts.get(path) ?? '')],
  };
}
