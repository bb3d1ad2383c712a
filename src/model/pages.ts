import { posix } from 'node:path';
import { isShown, type PageRecord, pages } from '../content/pages.ts';
import { priceText } from '../content/prices.ts';
import { pageIds } from '../content/schema/page-ids.ts';
import type { SearchKind } from '../content/schema/pages/search.ts';
import type { Service } from '../content/schema/service.ts';
import { archivePages } from './archive.ts';
import { archiveCopy } from './archive-copy.ts';
import { artMaster } from './art.ts';
import { authorCopy, listedAuthors } from './authors.ts';
import { entries } from './entries.ts';
import { allInsights } from './insights.ts';
import { sharePicturePath } from './share-path.ts';
import { linkTarget } from './translations.ts';

/** One page as machines list it. */
export interface ListedPage {
  /** Canonical path. */
  path: string;
  /** What it is called in menus and search: its heading, where it has no name. */
  name: string;
  /** Its language, where it is not this build's: the page stands among those of the default language. */
  lang?: string | undefined;
  /** The heading. */
  title: string;
  description: string;
  kind: SearchKind;
  /** What it costs and how long it takes, where the page says so. */
  offer?: { price: string; duration: string } | undefined;
  /** The page above it. */
  parent?: PageRecord;
  /** ISO date of the last change to its words, where its content says so. */
  lastmod?: string | undefined;
  tone: PageRecord['tone'];
  /** File of its picture, from the project's root; without one its share picture has the neutral one of its tone. */
  picture: string | undefined;
  /** Where its share picture stands and what is written on it, if other than its own path and title say. */
  share?: { path: string; title: string };
  /** Path of the same text as Markdown. */
  markdown?: string;
}

/** Canonical path of a service page, which may have two addresses. */
export const servicePath = ({ canonicalPath, path }: Pick<Service, 'canonicalPath' | 'path'>) =>
  canonicalPath ?? path;

/** File of a page's still life, where it has one. */
const artFile = (name: string | undefined) =>
  name === undefined ? undefined : artMaster(name)?.file;

/** File of a picture that an entry names. */
const ownFile = (
  { filePath }: { filePath?: string | undefined },
  picture: { file?: string | undefined } | undefined,
) => (filePath && picture?.file ? posix.join(posix.dirname(filePath), picture.file) : undefined);

/** What a record says at a glance about price and duration, where it says both. */
const offerOf = ({
  price,
  duration,
}: Partial<Record<'price' | 'duration', string | undefined>> = {}) =>
  price && duration ? { price: priceText(price), duration } : undefined;

/** Every page that search engines may list, once. Sitemap, share pictures, search, llms.txt and tests read this list. */
export async function listPages(): Promise<ListedPage[]> {
  const fixed = pageIds
    .filter(isShown)
    .map((id): PageRecord => pages[id])
    .map(
      ({ path, name, heading, description, tone, picture }): ListedPage => ({
        path,
        name,
        title: heading,
        description,
        kind: 'page',
        tone,
        picture: artFile(picture),
      }),
    );
  const services = (await entries('services')).map((entry): ListedPage => {
    const { data } = entry;
    return {
      path: servicePath(data),
      name: data.name,
      title: data.heroTitle,
      description: data.seo.description,
      kind: 'service',
      offer: offerOf(data.glance),
      parent: pages.services,
      tone: data.tone,
      picture: ownFile(entry, data.heroImage ?? data.img),
    };
  });
  const industries = (await entries('industries')).map((entry): ListedPage => {
    const { data } = entry;
    return {
      path: data.path,
      name: data.name,
      title: data.herotitle,
      description: data.seo.description,
      kind: 'industry',
      offer: offerOf(data.glance),
      parent: pages.industries,
      tone: data.tone,
      picture: ownFile(entry, data.heroBg),
    };
  });
  const projects = (await entries('projects')).map((entry): ListedPage => {
    const { data } = entry;
    return {
      path: data.link,
      name: data.title,
      title: data.title,
      description: data.seoDescription,
      kind: 'project',
      parent: pages.projects,
      tone: data.tone,
      picture: ownFile(entry, data.image1),
    };
  });
  const insights = await allInsights();
  const articles = insights.map(
    ({ entry, path, data, category, share, markdown, byline }): ListedPage => {
      const isOwn = share === sharePicturePath(path);
      const ofCategory = artMaster(`insight-${category.slug}`)?.file;
      return {
        path,
        name: data.title,
        title: data.title,
        description: data.meta_description,
        kind: data.type,
        parent: pages.insights,
        lastmod: byline.revised ?? byline.published,
        tone: category.tone,
        picture: (isOwn && ownFile(entry, data.cover)) || ofCategory,
        share: { path: share, title: isOwn ? data.title : category.name },
        markdown,
      };
    },
  );
  const authors = (await listedAuthors()).map((author): ListedPage => {
    const { person, path } = author;
    return {
      path,
      name: person.name,
      title: person.name,
      description: authorCopy(person).description,
      kind: 'page',
      parent: pages.insights,
      tone: pages.insights.tone,
      picture: ownFile(author, person.picture),
    };
  });
  const { heading, tone, picture, path } = pages.insights;
  const archive = archivePages(insights)
    .slice(1)
    .map((page): ListedPage => {
      const { title, description } = archiveCopy(page);
      return {
        path: page.path,
        name: title,
        title,
        description,
        kind: 'page',
        parent: pages.insights,
        tone,
        picture: artFile(picture),
        share: { path: sharePicturePath(path), title: heading },
      };
    });
  const policies = (await entries('policies')).map(
    ({ data }): ListedPage => ({
      path: data.path,
      name: data.name,
      title: data.name,
      description: data.description,
      kind: 'policy',
      lastmod: data.version,
      tone: 'canvas',
      picture: artFile(pages.contact.picture),
    }),
  );
  const target = await linkTarget();
  return [
    ...fixed,
    ...services,
    ...industries,
    ...projects,
    ...articles,
    ...authors,
    ...archive,
    ...policies,
  ].map((page) => ({ ...page, lang: target(page.path).lang }));
}

/** What a share picture is drawn from. */
export interface SharePicture {
  path: string;
  title: string;
  tone: ListedPage['tone'];
  /** As in ListedPage. */
  picture: string | undefined;
}

/** The share pictures of the given pages, each once. */
export function sharePictures(pages: readonly ListedPage[]): SharePicture[] {
  const pictures = new Map<string, SharePicture>();
  for (const { path, title, tone, picture, share } of pages) {
    const { path: place, title: written } = share ?? { path: sharePicturePath(path), title };
    if (!pictures.has(place)) pictures.set(place, { path: place, title: written, tone, picture });
  }
  return [...pictures.values()];
}
