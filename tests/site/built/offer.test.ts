import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { insightSlug } from '../../../src/content/insight-slug.ts';
import { services as servicesPage } from '../../../src/content/pages.ts';
import { priceOf, priceText, withPrices } from '../../../src/content/prices.ts';
import type { Industry } from '../../../src/content/schema/industry.ts';
import type { Insight } from '../../../src/content/schema/insight.ts';
import type { Project } from '../../../src/content/schema/project.ts';
import type { Service } from '../../../src/content/schema/service.ts';
import { filled, graph } from '../../support/built-site.ts';
import { markdown, names, records, yaml } from '../../support/content.ts';
import { mainOf } from '../../support/main-text.ts';
import { listedPaths } from '../../support/page-kinds.ts';

/** What a file may leave out, its schema adds; a test reads the file. */
interface Offer extends Pick<Service | Industry, 'name' | 'heroText'> {
  path: string;
  title?: string;
  industry?: string;
  canonicalPath?: string;
  glance?: Partial<NonNullable<Service['glance']> & NonNullable<Industry['glance']>>;
  questions?: (string | number)[];
}
const addressOf = ({ canonicalPath, path }: Offer) => canonicalPath ?? path;
const services = filled(records<Offer>('services'), 'services');
const industries = records<Offer>('industries').filter(({ path }) => listedPaths.includes(path));
const projects = filled(records<Project>('projects'), 'projects');
const faq = yaml<{ id: string; question: string; answer: string }[]>('faq.yaml');

describe('a visitor learns what, for whom, how much and by when', () => {
  it.each([...services, ...industries])('$path', (offer) => {
    const { name, heroText, glance = {}, questions = [] } = offer;
    const { price, duration, included = [], needed = [], rules = [], typical } = glance;
    const asked = questions.map((id) => faq.find((one) => one.id === String(id)));
    const said = [
      ...[name, heroText.trim(), price && priceText(price), duration],
      ...[...included, ...needed, ...rules, typical],
      ...asked.flatMap((one) => [one?.question, withPrices(one?.answer.trim() ?? '')]),
    ].filter((text) => text !== undefined);
    const { text } = mainOf(addressOf(offer));
    expect(said.filter((one) => !text.includes(one))).toEqual([]);
  });

  it('/services begins with its services', () => {
    const [, first = ''] = mainOf('/services')
      .main.split(/<section\b/)
      .slice(1);
    const lacking = services.filter(({ path }) => !first.includes(`href="${path}"`));
    expect(lacking.map(({ path }) => path)).toEqual([]);
  });

  it('the table of prices has every price and duration', () => {
    const { text } = mainOf('/services');
    const rows = (servicesPage.costs?.rows ?? []).map(
      ({ name, price, duration }) => `${name} ${priceText(price)} ${duration}`,
    );
    expect(rows.filter((row) => !text.includes(row))).toEqual([]);
  });

  it('search engines are told the same price', () => {
    for (const service of services) {
      const node = graph(addressOf(service)).find(({ offers }) => offers) as
        | { offers: { priceSpecification: { minPrice?: number; maxPrice?: number } } }
        | undefined;
      const { minPrice, maxPrice } = node?.offers.priceSpecification ?? {};
      const { from, to } = service.glance?.price ? priceOf(service.glance.price) : {};
      expect([minPrice, maxPrice], service.path).toEqual([from, to]);
    }
  });
});

describe('records lead to each other', () => {
  const lacks = (from: string, to: string) =>
    mainOf(from).main.includes(`href="${to}"`) ? [] : [`${from} has no link to ${to}`];
  const both = (one: string, other: string) => [...lacks(one, other), ...lacks(other, one)];
  const servicePaths = (slugs: readonly string[] = []) =>
    services.flatMap(({ title, path }) => (slugs.includes(title ?? '') ? path : []));
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

  it('an insight to its services and its industry, and these to one about them', () => {
    const heads = names('insights', '')
      .flatMap((folder) => names(folder, '.md'))
      .map((file) => ({ ...markdown<Insight>(file).head, name: basename(file, '.md') }));
    const about = heads.flatMap(({ name, services, industry, ...insight }) => {
      const path = `/insights/${insight.type}/${insightSlug(insight as Insight, name)}`;
      const targets = [...servicePaths(services), ...industryPaths(industry)];
      return listedPaths.includes(path) ? targets.map((target) => ({ path, target })) : [];
    });
    expect(about.flatMap(({ path, target }) => lacks(path, target))).toEqual([]);
    for (const [target, all] of Map.groupBy(about, ({ target }) => target))
      expect(all.flatMap(({ path }) => lacks(target, path)).length, target).toBeLessThan(
        all.length,
      );
  });

  it('an industry shows a project and praise of its own first', () => {
    const praise = yaml<{ name: string; industry?: string }[]>('testimonials.yaml');
    const first = (list = '') => list.slice(0, list.indexOf('</li>')).replaceAll('&#x27;', "'");
    for (const { path, industry } of industries) {
      const slides = mainOf(path).main.split('data-carousel-scroller').slice(1).map(first);
      const ours = ({ industry: of }: { industry?: string }) => of === industry;
      const links = projects.filter(ours).map(({ link }) => link);
      const people = praise.filter(ours).map(({ name }) => name);
      for (const [slide, own] of [[slides[0], links] as const, [slides.at(-1), people] as const])
        if (own.length > 0)
          expect(own.filter((one) => slide?.includes(one)).length, `${path}: ${own}`).toBe(1);
    }
  });
});
