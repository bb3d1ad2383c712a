import { getCollection } from 'astro:content';
import { insightCategories } from '../content/insight-categories.ts';
import { about } from '../content/pages/about.ts';
import { contact } from '../content/pages/contact.ts';
import { home } from '../content/pages/home.ts';
import { industries } from '../content/pages/industries.ts';
import { insights } from '../content/pages/insights.ts';
import { projects } from '../content/pages/projects.ts';
import { services } from '../content/pages/services.ts';
import type { Ground } from '../content/schema/common.ts';
import { insightPath } from '../lib/insight.ts';

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
    title: insights.hero.title,
    description: insights.metadata.description,
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
  const pieces = [
    ...(await getCollection('blogs')),
    ...(await getCollection('articles')),
    ...(await getCollection('caseStudies')),
  ].map(({ data }): ListedPage => {
    const category = insightCategories.find(({ name }) => name === data.sourceCategory);
    return {
      path: insightPath(data),
      title: data.title,
      description: data.meta_description,
      lastmod: data.updated ?? data.published,
      ground: category?.ground ?? 'cream',
      picture: `art/insight-${category?.slug}`,
    };
  });
  const policies = (await getCollection('policies')).map(
    ({ data }): ListedPage => ({
      path: `/${data.slug}`,
      title: data.title,
      description: data.description,
      ground: 'cream',
      picture: 'art/contact',
    }),
  );
  return [...fixed, ...services, ...industries, ...projects, ...pieces, ...policies];
}
