import type { z } from 'astro/zod';
import { features } from './features.ts';
import { textFolder } from './language.ts';
import { readFolder } from './read.ts';
import type { PageId } from './schema/page-ids.ts';
import type { pageRecord } from './schema/pages/fields.ts';
import { pageSchemas } from './schema/pages.ts';
import { site } from './site.ts';

/** The texts of each page, as they stand in src/content/pages/. */
export const {
  home,
  about,
  services,
  service: servicePage,
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
  search,
  llms,
  'form-service': formService,
} = readFolder('pages', pageSchemas, textFolder);

/**
 * What a page is called, where it stands and how it looks: menus, breadcrumbs, head, sitemap, share pictures, search
 * and 404 pages read it here. Pages of services, industries, projects and insights are described by their own records.
 */
export interface PageRecord extends z.infer<typeof pageRecord> {
  /** Its heading, which its share picture shows, too. */
  heading: string;
  keywords?: string;
  ogDescription?: string;
  ogTitle?: string;
  twitterDescription?: string;
}

/** The title of a page that has no pattern of its own. */
export const titlePattern = '{title} - {brand}';

const record = ({
  page,
  hero,
}: {
  page: z.infer<typeof pageRecord>;
  hero: { title: string };
}): PageRecord => ({ ...page, heading: hero.title });

const { headline } = home.hero;

/** The pages that stand alone, in the order of the sitemap. */
export const pages: Readonly<Record<PageId, PageRecord>> = {
  home: { ...home.page, heading: headline, ogTitle: headline, description: site.description },
  about: record(about),
  services: record(services),
  industries: record(industries),
  projects: record(projects),
  insights: record(insights),
  contact: record(contact),
  procurement: record(procurement),
};

/** True for a page that this site has: those of a feature that is off, or of an empty list, are left out. */
export const isShown = (id: PageId): boolean =>
  !(id in features) || features[id as keyof typeof features];
