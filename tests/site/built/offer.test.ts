import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { insightSlug } from '../../../src/content/insight-slug.ts';
import { priceOf, priceText } from '../../../src/content/prices.ts';
import type { Industry } from '../../../src/content/schema/industry.ts';
import type { Insight } from '../../../src/content/schema/insight.ts';
import type { Project } from '../../../src/content/schema/project.ts';
import type { Service } from '../../../src/content/schema/service.ts';
import { filled, graph, html, visibleText } from '../../support/built-site.ts';
import { markdown, names, records } from '../../support/content.ts';
import { projects as projectsCopy } from '../../support/copy.ts';
import { examples } from '../../support/examples.ts';
import { listedPaths } from '../../support/page-kinds.ts';

const services = filled(records<Service>('services'), 'services');
const industries = records<Industry>('industries').filter(({ path }) => listedPaths.includes(path));
const projects = filled(records<Project>('projects'), 'projects');
const insights = names('insights', '')
  .flatMap((folder) => names(folder, '.md'))
  .map((file) => ({ ...markdown<Insight>(file).head, name: basename(file, '.md') }));

it('each service says its price, and search engines are told the same', () => {
  for (const { path, canonicalPath, glance } of services) {
    const address = canonicalPath ?? path;
    const node = graph(address).find(({ offers }) => offers) as
      | { offers: { priceSpecification: { minPrice?: number; maxPrice?: number } } }
      | undefined;
    const { minPrice, maxPrice } = node?.offers.priceSpecification ?? {};
    const { from, to } = glance?.price ? priceOf(glance.price) : {};
    expect([minPrice, maxPrice], path).toEqual([from, to]);
    const said = glance?.price ? priceText(glance.price) : '';
    expect(visibleText(address).includes(said), `${path}: ${said}`).toBe(true);
  }
});

it('a filter of the projects leads to as many further cases as it says', ({ skip }) => {
  const { count, filters } = projectsCopy;
  const studied = insights.flatMap((one) => (one.type === 'case-study' && one.industry) || []);
  const isCounted =
    count.more && filters.options.some(({ industry }) => studied.includes(industry));
  skip(!examples['list of cases'] || !isCounted, 'This site has no filter with further cases.');
  const links = [...html('/projects').matchAll(/\?sector=([^"#]*)#cases"[^>]*>(\d+)/g)];
  expect(links).not.toEqual([]);
  const found = [...html('/projects/cases').matchAll(/<tr[^>]* data-in="([^"]*)"/g)].map(
    ([, shown = '']) => new URLSearchParams(shown.replaceAll('&amp;', '&')).getAll('sector').at(-1),
  );
  for (const [, sector, count] of links) {
    const own = projects.filter(({ industry }) => industry === sector).length;
    expect(found.filter((one) => one === sector).length, sector).toBe(Number(count) + own);
  }
});

describe('records lead to each other', () => {
  const mainOf = (path: string) => /<main\b[\s\S]*<\/main>/.exec(html(path))?.[0] ?? '';
  const lacks = (from: string, to: string) =>
    mainOf(from).includes(`href="${to}"`) ? [] : [`${from} has no link to ${to}`];
  const both = (a: string, b: string) => [...lacks(a, b), ...lacks(b, a)];
  const servicePaths = (slugs: readonly string[] = []) =>
    services.flatMap(({ title, path }) => (slugs.includes(title) ? path : []));
  const industryPaths = (id: string | undefined) =>
    industries.flatMap(({ industry, path }) => (industry === id ? path : []));

  it('projects, industries and services to each other', () => {
    const wrong = [
      ...projects.flatMap(({ link, services, industry }) =>
        [...servicePaths(services), ...industryPaths(industry)].flatMap((to) => both(link, to)),
      ),
      ...industries.flatMap(({ path, glance }) =>
        servicePaths(glance?.services).flatMap((to) => both(path, to)),
      ),
    ];
    expect(wrong).toEqual([]);
  });

  it('the last project to the first', () => {
    const inOrder = projects.toSorted((a, b) => a.id - b.id);
    const next = /<section[^>]* aria-labelledby="next"[\s\S]*?<\/section>/;
    const text = next.exec(html(inOrder.at(-1)?.link ?? ''))?.[0] ?? '';
    expect(text.includes(`href="${inOrder[0]?.link}"`)).toBe(inOrder.length > 1);
  });

  it('an insight to its services and its industry, and these to one about them', () => {
    const about = insights.flatMap(({ name, services, industry, ...insight }) => {
      const path = `/insights/${insight.type}/${insightSlug(insight, name)}`;
      const targets = [...servicePaths(services), ...industryPaths(industry)];
      return listedPaths.includes(path) ? targets.map((target) => ({ path, target })) : [];
    });
    expect(about.flatMap(({ path, target }) => lacks(path, target))).toEqual([]);
    for (const [target, all] of Map.groupBy(about, ({ target }) => target))
      expect(all.flatMap(({ path }) => lacks(target, path)).length, target).toBeLessThan(
        all.length,
      );
  });
});
