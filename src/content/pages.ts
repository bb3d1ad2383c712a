import type { z } from 'astro/zod';
import { derivedFields } from './derived-fields.ts';
import { features } from './features.ts';
import { readYamlFile } from './files.ts';
import { folderOf, type Language, language, translationOf } from './language.ts';
import { CONTENT, check, readFolder } from './read.ts';
import { type OwnPage, ownPageSchema } from './schema/own-page.ts';
import { ownPageIds, type PageId, pageIds } from './schema/page-ids.ts';
import type { pageRecord } from './schema/pages/fields.ts';
import { pageSchemas } from './schema/pages.ts';
import { site, siteIn } from './site.ts';

type PageTexts = ReturnType<typeof readFolder<typeof pageSchemas>>;

const textsByTag = new Map<string, PageTexts>();

export function pageTextsIn(language: Language): PageTexts {
  const known =
    textsByTag.get(language.tag) ?? readFolder('pages', pageSchemas, folderOf(language));
  textsByTag.set(language.tag, known);
  return known;
}

const texts = pageTextsIn(language);

export const {
  home,
  about,
  services,
  service: servicePage,
  estimator,
  industries,
  industry: industryPage,
  projects,
  project: projectPage,
  insights,
  insight: insightPage,
  contact,
  procurement,
  policy: policyPage,
  'not-found': notFound,
  'display-settings': displaySettings,
  search,
  llms,
  'form-service': formService,
} = texts;

/** A single page (no record), as menus, breadcrumbs, head, sitemap, share pictures, search and 404 pages read it. */
export interface PageRecord extends z.infer<typeof pageRecord> {
  /** Its heading, also on its share picture. */
  heading: string;
  keywords?: string | undefined;
  ogDescription?: string;
  ogTitle?: string;
  twitterDescription?: string;
  /** Path of its text as Markdown. */
  markdown?: string | undefined;
}

/** Title pattern of pages that define none. */
export const titlePattern = '{title} - {brand}';

/** Returns the single pages, in the order of the sitemap. */
const pagesOf = (texts: PageTexts, { description }: Pick<typeof site, 'description'>) => {
  const records = pageIds.map((id): [PageId, PageRecord] => {
    if (id !== 'home') return [id, { ...texts[id].page, heading: texts[id].hero.title }];
    const { page, hero } = texts.home;
    return [id, { ...page, heading: hero.headline, ogTitle: hero.headline, description }];
  });
  return Object.fromEntries(records) as Readonly<Record<PageId, PageRecord>>;
};

export const pages = pagesOf(texts, site);

export const pagesIn = (language: Language) => pagesOf(pageTextsIn(language), siteIn(language));

/** Returns false for a page whose feature is off or whose list is empty. */
export const isShown = (id: PageId): boolean =>
  !(id in features) || features[id as keyof typeof features];

export const ownPageRecord = ({ hero, bands, ...page }: OwnPage): PageRecord => ({
  ...page,
  title: page.title ?? `${page.name} - {brand}`,
  heading: hero?.title ?? page.name,
  // Without head and bands, a page is only its text.
  markdown: hero || bands.length > 0 ? undefined : `${page.path}.md`,
});

function readOwnPage(id: string, language: Language): PageRecord {
  const file = translationOf(`${CONTENT}/own-pages/${id}.md`, language);
  const fields = { ...Object(readYamlFile(file)), ...derivedFields['own-pages'](id) };
  return ownPageRecord(check(file, ownPageSchema, fields));
}

/** Returns all single pages that are shown, by id; those of own-pages/ are last. */
export function shownPagesIn(language: Language): ReadonlyMap<string, PageRecord> {
  const standing = pagesIn(language);
  return new Map([
    ...pageIds.filter(isShown).map((id) => [id, standing[id]] as const),
    ...ownPageIds.map((id) => [id, readOwnPage(id, language)] as const),
  ]);
}
