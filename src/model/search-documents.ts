import { features } from '../content/features.ts';
import { language, localPath } from '../content/language.ts';
import { home, pages, search, services } from '../content/pages.ts';
import { priceText, rateCardIn, withPrices } from '../content/prices.ts';
import { entries } from './entries.ts';
import { allInsights } from './insights.ts';
import { renderMarkdown } from './markdown/markdown.ts';
import { plainText } from './markdown/plain-text.ts';
import { type ListedPage, listPages, servicePath } from './pages.ts';
import { industryName } from './project-industry.ts';
import { textFile } from './translated.ts';

/** Newest insights whose full text is searchable. Limited because every visitor who searches loads these texts. */
const FULL_TEXTS = 200;

const { keywords } = search;

export interface SearchPage {
  path: string;
  /** Its language, if it is not that of the search. */
  lang?: string | undefined;
  title: string;
  description: string;
  /** Kind of page: a key of `kinds` in content/pages/search.yaml. */
  kind: string;
  /** Further search words that find it. */
  keywords?: string | undefined;
}

/** Joins parts as sentences in one line. A part without a full stop gets one, so that excerpts read well. */
const join = (...parts: (string | readonly string[])[]) =>
  parts
    .flat()
    .map((part) => (/[.!?…”’]$/.test(part) ? part : `${part}.`))
    .join(' ');

/** Fields without words of the page: addresses, pictures, looks, names of other records, and texts for search engines only. */
const NO_WORDS = new Set([
  ...['band', 'callToAction', 'canonicalPath', 'githubLink', 'heroBg', 'heroImage', 'href', 'id'],
  ...['image', 'image1', 'image2', 'image3', 'img', 'industry', 'link', 'liveLink', 'month'],
  ...['path', 'picture', 'project', 'projects', 'questions', 'seo', 'seoDescription', 'services'],
  ...['source', 'tone', 'video'],
]);

/** Returns the words of a value at any depth. */
const wordsIn = (value: unknown, name = ''): string[] => {
  if (NO_WORDS.has(name)) return [];
  if (typeof value === 'string') return [value];
  return Object.entries(Object(value)).flatMap(([key, one]) => wordsIn(one, key));
};

/** Returns the words of a record except its name, which is searched separately. */
const recordText = (data: object, ...more: string[]) =>
  join(more, wordsIn({ ...data, name: undefined, title: undefined }));

const priced = <Row extends { price?: string | undefined }>(row: Row) => ({
  ...row,
  price: row.price && priceText(row.price),
});

/** Returns the text of a record without its code samples, which read badly in an excerpt. */
async function proseOf(entry: Parameters<typeof textFile>[0]) {
  const { html } = await renderMarkdown(textFile(entry), { plain: true });
  return plainText(html.replace(/<pre\b[\s\S]*?<\/pre>/g, ' '));
}

async function fullTexts(listed: readonly ListedPage[]): Promise<Map<string, string>> {
  const texts = new Map(listed.map(({ path, title }) => [path, title]));
  for (const { data } of await entries('services'))
    texts.set(servicePath(data), recordText({ ...data, glance: priced({ ...data.glance }) }));
  for (const { data } of await entries('industries'))
    texts.set(data.path, recordText({ ...data, glance: priced({ ...data.glance }) }));
  for (const { data } of await entries('projects')) {
    const industry = await industryName(data.industry);
    texts.set(data.link, recordText(data, industry, ...Object.keys(data.metrics)));
  }
  for (const entry of await entries('ownPages'))
    texts.set(entry.data.path, join(wordsIn(entry.data.bands), await proseOf(entry)));
  if (features.estimator)
    texts.set(pages.estimator.path, join(wordsIn(rateCardIn(language).card.kinds)));
  const insights = await allInsights();
  await Promise.all(
    insights.map(async ({ path, data, entry, category }, rank) => {
      const text = rank < FULL_TEXTS && (await proseOf(entry));
      texts.set(path, text || join(category.name, data.category));
    }),
  );
  return texts;
}

/** Bands found like pages, each with its full text. */
async function searchedBands(): Promise<(SearchPage & { text: string })[]> {
  const { costs, plans } = services;
  const band = (
    ...[path, title, description, text, keywords]: [string, string, string, string[], string?]
  ) => ({ path: localPath(path), title, description, kind: 'page', keywords, text: join(text) });
  const faq = await entries('faq');
  const answers = faq.flatMap(({ data }) => [data.question, withPrices(data.answer)]);
  const rows = (costs?.rows ?? []).map(priced);
  const prices = join(rows.map(({ name, price }) => `${name}: ${price}`));
  const offers = wordsIn([costs?.text, rows, { ...plans, items: plans?.items.map(priced) }]);
  return [
    home.faq && faq.length > 0 && band('/#faq', home.faq.title, home.faq.text, answers),
    costs && band('/services#costs', costs.title, prices, offers.map(withPrices), keywords.prices),
  ].filter((one) => !!one);
}

/** Returns all pages and bands for the search, and their full texts in the same order ('' if a page has none). */
export async function searchDocuments(): Promise<{ pages: SearchPage[]; texts: string[] }> {
  const listed = await listPages();
  const texts = await fullTexts(listed);
  const keywordsOf = new Map([
    [pages.estimator.path, keywords.prices],
    [pages.contact.path, keywords.contact],
    [pages.about.path, keywords.about],
    ...(await entries('services')).map(
      ({ data }) => [servicePath(data), data.seo.keywords] as const,
    ),
  ]);
  // A page is found by its name, not by its headline.
  const found = listed.map(
    ({ path, lang, name, description, kind }): SearchPage => ({
      path: lang ? path : localPath(path),
      ...(lang && { lang }),
      title: name,
      description,
      kind,
      keywords: keywordsOf.get(path),
    }),
  );
  // Bands are first: a search for prices finds the table before the estimator.
  const bands = await searchedBands();
  return {
    pages: [...bands.map(({ text, ...band }) => band), ...found],
    texts: [...bands.map(({ text }) => text), ...listed.map(({ path }) => texts.get(path) ?? '')],
  };
}
