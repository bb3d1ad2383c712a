import { about } from './pages/about.ts';
import { contact } from './pages/contact.ts';
import { home } from './pages/home.ts';
import { industries } from './pages/industries.ts';
import { insights } from './pages/insights.ts';
import { projects } from './pages/projects.ts';
import { services } from './pages/services.ts';
import type { Tone } from './schema/common.ts';
import { site } from './site.ts';

/**
 * What a page is called, where it stands and how it looks, once: menus, breadcrumbs, head, sitemap, share pictures, search
 * and 404 pages read it here. Pages of services, industries, projects and insights are described by their own records.
 */
export interface PageRecord {
  /** Its address, which is the canonical one. */
  path: string;
  /** Its label in menus and breadcrumbs. */
  name: string;
  /** In the tab; `{brand}` becomes the brand's name. */
  title: string;
  /** Its heading, which its share picture shows, too. */
  heading: string;
  description: string;
  tone: Tone | 'saffron' | 'cream' | 'ink';
  /** Its still life: a file of src/assets/art/, without ending. */
  picture: string;
  keywords?: string;
  ogDescription?: string;
  ogTitle?: string;
  twitterDescription?: string;
}

/** The title of a page that has no pattern of its own. */
export const titlePattern = '{title} - {brand}';

/** The pages that stand alone, in the order of the sitemap. */
export const pages = {
  home: {
    path: '/',
    name: 'Home',
    title: '{brand} - Digital products, freshly made',
    heading: home.hero.headline,
    description: site.description,
    tone: 'cream',
    picture: 'hero',
    keywords:
      'digital agency, web development, mobile apps, UI/UX design, branding, headless CMS, e-commerce, AI automation, SEO',
    ogTitle: home.hero.headline,
    ogDescription:
      'Strategy, design and code from one kitchen: websites, apps, brands and AI for businesses with an appetite.',
    twitterDescription: 'Strategy, design and code from one kitchen, served warm.',
  },
  about: {
    path: '/about',
    name: 'About',
    title: 'About - {brand}',
    heading: about.hero.title,
    description:
      'How a joke in a bakery became an agency: our story, our five-step recipe, the figures behind it, and four values we can be held to.',
    tone: 'peach',
    picture: 'about',
  },
  services: {
    path: '/services',
    name: 'Services',
    title: 'Services: the whole menu - {brand}',
    heading: services.hero.title,
    description:
      'Twelve services from one kitchen, twelve industries that order them, and the working habits that keep clients coming back for a second helping.',
    tone: 'custard',
    picture: 'services',
  },
  industries: {
    path: '/industries',
    name: 'Industries',
    title: 'Industries - {brand}',
    heading: industries.hero.title,
    description:
      'A placeholder for the industries overview. The twelve industry pages themselves are finished, and each of them is linked from here.',
    tone: 'butter',
    picture: 'services',
  },
  projects: {
    path: '/projects',
    name: 'Projects',
    title: 'We Coded This - {brand}',
    heading: projects.hero.title,
    description:
      'Six products with their briefs, budgets, figures and burnt edges: patient portals, ledgers, freight towers, classrooms, shops and shift plans.',
    tone: 'sky',
    picture: 'work',
  },
  insights: {
    path: '/insights',
    name: 'Insights',
    title: 'Insights - {brand}',
    heading: insights.hero.title,
    description:
      'Blogs, articles and case studies from the kitchen: what worked, what stuck to the pan, and the measurements that told us which was which.',
    tone: 'lilac',
    picture: 'insights',
  },
  contact: {
    path: '/contact',
    name: 'Contact',
    title: 'Contact',
    heading: contact.hero.title,
    description:
      'Tell us what is on your plate. A person reads it and answers within one working day, or book half an hour straight from the calendar.',
    tone: 'saffron',
    picture: 'contact',
  },
} as const satisfies Record<string, PageRecord>;
