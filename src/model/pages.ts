import { posix } from 'node:path';
import { language, languages } from '../content/language.ts';
import { type PageRecord, pages, shownPagesIn } from '../content/pages.ts';
import { priceText } from '../content/prices.ts';
import type { Industry } from '../content/schema/industry.ts';
import { assetFile } from '../content/schema/pages/fields.ts';
import type { SearchKind } from '../content/schema/pages/search.ts';
import type { Service } from '../content/schema/service.ts';
import { assetNamed } from './art.ts';
import { allCases, casesCopy, casesPath } from './cases.ts';
import { entries } from './entries.ts';
import { allInsights } from './insights.ts';
import { sharePicturePath } from './share-path.ts';
import { type FromFile, isTranslated } from './translated.ts';

/** A page; `filePath` is the file of its record, if it has one. */
export interface ListedPage extends FromFile {
  path: string;
  /** The label in menus and search: its name, else its heading. */
  name: string;
  /** Its language, if it is not this build's: the page is then one of the default language. */
  lang?: string | undefined;
  title: string;
  description: string;
  kind: SearchKind;
  /** Its price and duration, if the page has them. */
  offer?: { price: string; duration: string } | undefined;
  parent?: PageRecord;
  /** ISO date of the last change to its words, if its content has one. */
  lastmod?: string | undefined;
  tone: PageRecord['tone'];
  /** Path of its picture, from the project's root; without one its share picture shows the neutral one on its tone. */
  picture: string | undefined;
  /** Path and title of its share picture, if they differ from its own. */
  share?: { path: string; title: string };
  markdown?: string | undefined;
  /** Second address of the page. */
  alias?: string;
}

/** Canonical path of a service page, which may have two addresses. */
export const servicePath = ({ canonicalPath, path }: Pick<Service, 'canonicalPath' | 'path'>) =>
  canonicalPath ?? path;

const pageFile = (picture: string | undefined) => picture && assetFile(picture);

const ownFile = (
  filePath: string | undefined,
  picture: { file?: string | undefined } | undefined,
) => (filePath && picture?.file ? posix.join(posix.dirname(filePath), picture.file) : undefined);

const offerOf = (glance: Service['glance'] | Industry['glance']) =>
  glance?.price && glance.duration
    ? { price: priceText(glance.price), duration: glance.duration }
    : undefined;

/** Every page that search engines may list, once. Sitemap, translations, share pictures, search and llms.txt read this list. */
export async function listPages(): Promise<ListedPage[]> {
  const list: ListedPage[] = [];
  const ownPages = new Map(
    (await entries('ownPages')).map(({ data, filePath }) => [data.path, filePath]),
  );
  for (const page of shownPagesIn(language).values())
    list.push({
      path: page.path,
      name: page.name,
      title: page.heading,
      description: page.description,
      kind: 'page',
      tone: page.tone,
      picture: pageFile(page.picture),
      markdown: page.markdown,
      filePath: ownPages.get(page.path),
    });
  for (const { data, filePath } of await entries('services'))
    list.push({
      filePath,
      path: servicePath(data),
      alias: data.path,
      name: data.name,
      title: data.heroTitle,
      description: data.seo.description,
      kind: 'service',
      offer: offerOf(data.glance),
      parent: pages.services,
      tone: data.tone,
      picture: ownFile(filePath, data.heroImage ?? data.img),
    });
  for (const { data, filePath } of await entries('industries'))
    list.push({
      filePath,
      path: data.path,
      name: data.name,
      title: data.herotitle,
      description: data.seo.description,
      kind: 'industry',
      offer: offerOf(data.glance),
      parent: pages.industries,
      tone: data.tone,
      picture: ownFile(filePath, data.heroBg),
    });
  for (const { data, filePath } of await entries('projects'))
    list.push({
      filePath,
      path: data.link,
      name: data.title,
      title: data.title,
      description: data.seoDescription,
      kind: 'project',
      parent: pages.projects,
      tone: data.tone,
      picture: ownFile(filePath, data.image1),
    });
  const { length: count } = await allCases();
  if (count > 0) {
    const { title, description } = casesCopy(count);
    list.push({
      ...{ path: casesPath, name: title, title, description, kind: 'page', parent: pages.projects },
      tone: pages.projects.tone,
      picture: pageFile(pages.projects.picture),
      share: { path: sharePicturePath(pages.projects.path), title: pages.projects.heading },
    });
  }
  for (const insight of await allInsights()) {
    const { data, path, description, category, share, markdown, byline } = insight;
    const { filePath } = insight.entry;
    const isOwn = share === sharePicturePath(path);
    const ofCategory = assetNamed(`art/insight-${category.slug}`);
    list.push({
      filePath,
      path,
      name: data.title,
      title: data.title,
      description,
      kind: data.type,
      parent: pages.insights,
      lastmod: byline.revised ?? byline.published,
      tone: category.tone,
      picture: (isOwn && ownFile(filePath, data.cover)) || ofCategory,
      share: { path: share, title: isOwn ? data.title : category.name },
      markdown,
    });
  }
  for (const { data, filePath } of await entries('policies'))
    list.push({
      filePath,
      path: data.path,
      name: data.name,
      title: data.name,
      description: data.description,
      kind: 'policy',
      lastmod: data.version,
      tone: 'canvas',
      picture: pageFile(pages.contact.picture),
    });
  return list.map((page) => ({
    ...page,
    lang: page.filePath && !isTranslated(page) ? languages[0]?.tag : undefined,
  }));
}

export type SharePicture = Pick<ListedPage, 'path' | 'title' | 'tone' | 'picture'>;

export function sharePictures(pages: readonly ListedPage[]): SharePicture[] {
  const pictures = new Map<string, SharePicture>();
  for (const { path, title, tone, picture, share } of pages) {
    const { path: place, title: written } = share ?? { path: sharePicturePath(path), title };
    if (!pictures.has(place)) pictures.set(place, { path: place, title: written, tone, picture });
  }
  return [...pictures.values()];
}
