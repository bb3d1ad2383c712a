import { getCollection } from 'astro:content';
import { about } from '../content/pages/about.ts';
import { contact } from '../content/pages/contact.ts';
import { home } from '../content/pages/home.ts';
import { industries } from '../content/pages/industries.ts';
import { insights as words } from '../content/pages/insights.ts';
import { projects } from '../content/pages/projects.ts';
import { services } from '../content/pages/services.ts';
import type { Ground } from '../content/schema/common.ts';
import { archivePages } from '../lib/archive.ts';
import { archiveWords } from './archive-words.ts';
import { allInsights } from './insights.ts';
import { sharePicturePath } from './share-path.ts';

/** One page as machines list it. */
export interface ListedPage {
  /** Canonical path. */
  path: string;
  /** The heading, as people know the page. */
  title: string;
  description: string;
  /** ISO date of the last change to its words, where its content says so. */
  lastmod?: string | undefined;
  ground: Ground | 'saffron' | 'cream' | 'ink';
  /** Master of its still life: folder and name below src/assets/, without ending. */
  picture: string;
  /** Where its share picture stands and what is written on it, if other than its own path and title say. */
  share?: { path: string; title: string };
}

const fixed: ListedPage[] = [
  {
    path: '/',
    title: home.hero.headline,
    description: home.hero.lede,
    ground: 'cream',
    picture: 'art/hero',
  },
  {
    path: '/about',
    title: about.hero.title,
    description: about.metadata.description,
    ground: 'peach',
    picture: 'art/about',
  },
  {
    path: '/services',
    title: services.hero.title,
    description: services.metadata.description,
    ground: 'custard',
    picture: 'art/services',
  },
  {
    path: '/industries',
    title: industries.hero.title,
    description: industries.metadata.description,
    ground: 'butter',
    picture: 'art/services',
  },
  {
    path: '/projects',
    title: projects.hero.title,
    description: projects.metadata.description,
    ground: 'sky',
    picture: 'art/work',
  },
  {
    path: '/insights',
    title: words.hero.title,
    description: words.metadata.description,
    ground: 'lilac',
    picture: 'art/insights',
  },
  {
    path: '/contact',
    title: contact.hero.title,
    description: contact.metadata.description,
    ground: 'saffron',
    picture: 'art/contact',
  },
];

/** Every page that search engines may list, once. Sitemap, share pictures, search and tests read this list. */
export async function listPages(): Promise<ListedPage[]> {
  const services = (await getCollection('services')).map(
    ({ id, data }): ListedPage => ({
      path: id === 'seo-semantic' ? '/services/seo' : data.path,
      title: data.heroTitle,
      description: data.seo.description,
      ground: data.ground,
      picture: `art/service-${id}`,
    }),
  );
  const industries = (await getCollection('industries')).map(
    ({ id, data }): ListedPage => ({
      path: data.path,
      title: data.herotitle,
      description: data.seo.description,
      ground: data.ground,
      picture: `art/industry-${id}`,
    }),
  );
  const projects = (await getCollection('projects')).map(
    ({ data }): ListedPage => ({
      path: data.link,
      title: data.title,
      description: data.seoDescription,
      ground: data.ground,
      picture: `work/${data.id}-1`,
    }),
  );
  const insights = await allInsights();
  const pieces = insights.map(
    ({ path, data, category, share }): ListedPage => ({
      path,
      title: data.title,
      description: data.meta_description,
      lastmod: data.updated ?? data.published,
      ground: category.ground,
      picture: `art/insight-${category.slug}`,
      share: { path: share, title: share === sharePicturePath(path) ? data.title : category.name },
    }),
  );
  const archive = archivePages(insights)
    .slice(1)
    .map(
      (page): ListedPage => ({
        path: page.path,
        ...archiveWords(page),
        ground: 'lilac',
        picture: 'art/insights',
        share: { path: sharePicturePath('/insights'), title: words.hero.title },
      }),
    );
  const policies = (await getCollection('policies')).map(
    ({ data }): ListedPage => ({
      path: `/${data.slug}`,
      title: data.title,
      description: data.description,
      ground: 'cream',
      picture: 'art/contact',
    }),
  );
  return [...fixed, ...services, ...industries, ...projects, ...pieces, ...archive, ...policies];
}

/** What a share picture is drawn from. */
export interface SharePicture {
  path: string;
  title: string;
  ground: ListedPage['ground'];
  /** Master of its still life, as in ListedPage. */
  picture: string;
}

/** The share pictures of the given pages, each once. */
export function sharePictures(pages: readonly ListedPage[]): SharePicture[] {
  const pictures = new Map<string, SharePicture>();
  for (const { path, title, ground, picture, share } of pages) {
    const { path: place, title: written } = share ?? { path: sharePicturePath(path), title };
    if (!pictures.has(place)) pictures.set(place, { path: place, title: written, ground, picture });
  }
  return [...pictures.values()];
}
