/** The site's texts, so that tests pass whatever the pages say. */
export { controls, frameLabels, mainLinks } from '../../src/content/navigation.ts';
export {
  about,
  contact,
  estimator,
  formService,
  home,
  insightPage,
  insights,
  notFound,
  pages,
  projects,
  search,
  services,
} from '../../src/content/pages.ts';
export { site } from '../../src/content/site.ts';
