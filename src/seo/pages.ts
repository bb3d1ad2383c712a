import { isShown, type PageRecord, pages } from '../content/pages.ts';
import { pageIds } from '../content/schema/page-ids.ts';
import type { SearchKind } from '../content/schema/pages/search.ts';
import { archivePages } from '../lib/archive.ts';
import { archiveCopy } from './archive-copy.ts';
import { entries } from './entries.ts';
import { allInsights } from './insights.ts';
import { servicePath } from './service-metadata.ts';
import { sharePicturePath } from './share-path.ts';

/** One page as machines list it. */
export interface ListedPage {
  /** Canonical path. */
  path: string;
  /** What it is called in menus and search: its heading, where it has no name. */
  name: string;
  /** The heading. */
  title: string;
  description: string;
  kind: SearchKind;
  /** The page above it. */
  parent?: PageRecord;
  /** ISO date of the last change to its words, where its content says so. */
  lastmod?: string | undefined;
  tone: PageRecord['tone'];
  /** Master of its still life: folder and name below src/assets/, without ending. */
  picture: string;
  /** Where its share picture stands and what is written on it, if other than its own path and title say. */
  share?: { path: string; title: string };
  /** Path of the same text as Markdown. */
  markdown?: string;
}

/** Every page that search engines may list, once. Sitemap, share pictures, search, llms.txt and tests read this list. */
export async function listPages(): Promise<ListedPage[]> {
  const fixed = pageIds
    .filter(isShown)
    .map((id) => pages[id])
    .map(
      ({ path, name, heading, description, tone, picture }): ListedPage => ({
        path,
        name,
        title: heading,
        description,
        kind: 'page',
        tone,
        picture: `art/${picture}`,
      }),
    );
  const services = (await entries('services')).map(
    ({ id, data }): ListedPage => ({
      path: servicePath(data),
      name: data.name,
      title: data.heroTitle,
      description: data.seo.description,
      kind: 'service',
      parent: pages.services,
      tone: data.tone,
      picture: `art/service-${id}`,
    }),
  );
  const industries = (await entries('industries')).map(
    ({ id, data }): ListedPage => ({
      path: data.path,
      name: data.name,
      title: data.herotitle,
      description: data.seo.description,
      kind: 'industry',
      parent: pages.industries,
      tone: data.tone,
      picture: `art/industry-${id}`,
    }),
  );
  const projects = (await entries('projects')).map(
    ({ data }): ListedPage => ({
      path: data.link,
      name: data.title,
      title: data.title,
      description: data.seoDescription,
      kind: 'project',
      parent: pages.projects,
      tone: data.tone,
      picture: `work/${data.id}-1`,
    }),
  );
  const insights = await allInsights();
  const articles = insights.map(
    ({ path, data, category, share, markdown }): ListedPage => ({
      path,
      name: data.title,
      title: data.title,
      description: data.meta_description,
      kind: data.type,
      parent: pages.insights,
      lastmod: data.updated ?? data.published,
      tone: category.tone,
      picture: `art/insight-${category.slug}`,
      share: { path: share, title: share === sharePicturePath(path) ? data.title : category.name },
      markdown,
    }),
  );
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
        picture: `art/${picture}`,
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
      tone: 'cream',
      picture: 'art/contact',
    }),
  );
  return [...fixed, ...services, ...industries, ...projects, ...articles, ...archive, ...policies];
}

/** What a share picture is drawn from. */
export interface SharePicture {
  path: string;
  title: string;
  tone: ListedPage['tone'];
  /** Master of its still life, as in ListedPage. */
  picture: string;
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
