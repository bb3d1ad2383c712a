/** Words of the site that tests look for, so that a test holds whatever the pages say. */
export { controls, frameLabels, mainLinks } from '../../src/content/navigation.ts';
export {
  colophon,
  contact,
  formService,
  home,
  insightPage,
  insights,
  notFound,
  pages,
  projects,
  search,
} from '../../src/content/pages.ts';
export { site } from '../../src/content/site.ts';
