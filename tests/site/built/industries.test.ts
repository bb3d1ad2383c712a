import { expect, it } from 'vitest';
import { features } from '../../../src/content/features.ts';
import { html } from '../../support/built-site.ts';
import { records, yaml } from '../../support/content.ts';

const industries = features.industries
  ? records<{ industry: string; path: string }>('industries')
  : [];
const projects = records<{ title: string; industry: string }>('projects');
const praise = yaml<{ name: string; industry?: string }[]>('testimonials.yaml');

/** The bands of an industry's page that scroll sideways: projects, then praise. */
const slides = (path: string) =>
  [...html(path).matchAll(/data-carousel-scroller[\s\S]*?<\/ul>/g)].map(([list]) => list);
/** What the first slide of a list says at the pattern. */
const first = (list: string | undefined, pattern: RegExp) =>
  pattern
    .exec(list ?? '')?.[1]
    ?.replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'");

const withProject = industries.filter(({ industry }) =>
  projects.some((project) => project.industry === industry),
);
it.skipIf(withProject.length === 0)('a page shows a project of its industry first', () => {
  const own = ({ industry }: { industry: string }) =>
    projects.filter((project) => project.industry === industry).map(({ title }) => title);
  const wrong = withProject
    .map((page) => ({ page, title: first(slides(page.path)[0], /<h3[^>]*><a[^>]*>([^<]+)</) }))
    .filter(({ page, title }) => !own(page).includes(title ?? ''));
  expect(wrong.map(({ page, title }) => `${page.path}: ${title}`)).toEqual([]);
});

const withPraise = industries.filter(({ industry }) =>
  praise.some((one) => one.industry === industry),
);
it.skipIf(withPraise.length === 0)('a page shows praise from its industry first', () => {
  const own = ({ industry }: { industry: string }) =>
    praise.filter((one) => one.industry === industry).map(({ name }) => name);
  const wrong = withPraise
    .map((page) => ({ page, name: first(slides(page.path).at(-1), /<strong>([^<]+)</) }))
    .filter(({ page, name }) => !own(page).includes(name ?? ''));
  expect(wrong.map(({ page, name }) => `${page.path}: ${name}`)).toEqual([]);
});
