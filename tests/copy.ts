/** Words of the site that tests look for, so that a test holds whatever the pages say. */
export { controls } from '../src/content/controls.ts';
export { frameLabels, mainLinks } from '../src/content/navigation.ts';
export { formService } from '../src/content/pages/form-service.ts';
export { home } from '../src/content/pages/home.ts';
export { articlePage, insights } from '../src/content/pages/insights.ts';
export { notFound } from '../src/content/pages/not-found.ts';
export { projectPage } from '../src/content/pages/project.ts';
export { projects } from '../src/content/pages/projects.ts';
export { search } from '../src/content/pages/search.ts';
export { pages } from '../src/content/pages.ts';
export { site } from '../src/content/site.ts';
