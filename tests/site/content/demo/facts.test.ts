import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { language } from '../../../../src/content/language.ts';
import { priceOf, rateCardIn } from '../../../../src/content/prices.ts';
import type { Industry } from '../../../../src/content/schema/industry.ts';
import type { CaseStudy } from '../../../../src/content/schema/insight.ts';
import type { Project } from '../../../../src/content/schema/project.ts';
import type { Service } from '../../../../src/content/schema/service.ts';
import { estimate, readInputs } from '../../../../src/features/estimator/estimate.ts';
import { markdown, names, records, yaml } from '../../../support/content.ts';

/** Cases outside the ranges of prices or durations, with the words in their text that explain why. */
const OUTSIDE: Record<string, string> = {
  'three-brands-and-one-patient-design-system': 'Our price list is for one product',
};

/** Words on a page that explain why its related project is outside its price or duration. */
const REASONS = ['three brands over two years', 'was a repair', 'at a day or two a week'];

/** Likely answers of each project's client on /estimate, with kinds of page counted as a layperson would. */
const ANSWERS: Record<number, string> = {
  1: 'kind=platform&pages=12&languages=6&systems=4',
  2: 'kind=app&pages=9&languages=1&systems=12',
  3: 'kind=platform&pages=12&languages=1&systems=9',
  4: 'kind=shop&pages=9&languages=1&systems=4',
  5: 'kind=shop&pages=10&languages=1&systems=7',
  6: 'kind=shop&pages=8&languages=1&systems=1',
};

/** Price of the discovery, paid before the shop's contract. */
const DISCOVERY = 14_000;

const digits = (text = '') => Number(text.replace(/\D/g, ''));
/** Returns the months in "11 weeks" or "2 and a half months". */
function monthsOf(text = ''): number {
  const [, count, half, unit = ''] = /(\d+)( and a half)? (day|week|month|year)/.exec(text) ?? [];
  const length = { day: 12 / 365, week: 12 / 52, month: 1, year: 12 }[unit] ?? Number.NaN;
  return (Number(count) + (half ? 0.5 : 0)) * length;
}
/** Returns both ends, in months, of "6 to 12 weeks" or "10 weeks to 10 months". */
function monthsBetween(text = ''): [number, number] {
  const [from = '', to = ''] = text.split(' to ');
  return [monthsOf(/[a-z]/.test(from) ? from : `${from} ${to.split(' ')[1]}`), monthsOf(to)];
}
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
/** Allows 1 % for rounding: three months are 13 weeks to one author and 12 to another. */
const within = (value: number, [from, to]: readonly [number, number]) =>
  value >= from * 0.99 && value <= to * 1.01;
const amounts = (id: string) => {
  const { from = 0, to = 0 } = priceOf(id);
  return [from, to] as const;
};

const { card } = rateCardIn(language);
const estimated = (answers = '') =>
  estimate(readInputs(new URLSearchParams(answers), card).inputs, card);

const rates = amounts('person-month');
const projects = records<Project>('projects').map((project) => ({
  ...project,
  phases: project.caseStudy.projectPhases.map(({ duration }) => ({
    length: monthsOf(duration),
    people: digits(/\d+ people/.exec(duration)?.[0]),
  })),
  length: monthsOf(project.duration),
  largest: digits(project.teamSize),
  paid: digits(project.budget),
}));
const cases = names('insights/case-study', '.md').map((name) => {
  const { head, body } = markdown<CaseStudy>(name);
  const { team, budget, duration } = head.facts ?? {};
  return {
    ...{ file: basename(name, '.md'), body, services: head.services },
    ...{ people: digits(team), paid: digits(budget), length: monthsOf(duration) },
  };
});
type Work = Pick<(typeof cases)[number], 'services' | 'paid' | 'length'>;
const { costs, plans } = yaml<{
  costs: { rows: { price: string; duration: string }[] };
  plans: { items: { name: string; price: string; duration: string; team: string }[] };
}>('pages/services.yaml');

it.each(projects)('$title costs what its phases do', ({ id, phases, length, largest, paid }) => {
  expect(Math.abs(sum(phases.map((phase) => phase.length)) - length)).toBeLessThan(0.5);
  expect(Math.max(...phases.map(({ people }) => people))).toBe(largest);
  const [least, most] = rates;
  const rate = paid / sum(phases.map(({ length, people }) => length * people));
  expect(rate).toBeGreaterThanOrEqual(least);
  expect(rate).toBeLessThanOrEqual(most);
  const { from, to } = estimated(ANSWERS[id]);
  expect(paid).toBeGreaterThanOrEqual(from);
  expect(paid).toBeLessThanOrEqual(to);
});

const LINES = {
  website: 'website',
  shop: 'ecommerce-web',
  app: 'mobile-apps',
  platform: 'product',
};
it.each(Object.entries(LINES))(
  'the estimator for a %s begins with the least of the price %s, and opens inside it',
  (kind, price) => {
    const { from, weeks } = estimated(`kind=${kind}&pages=1&languages=0&systems=0`);
    expect(from).toBe(priceOf(price).from);
    if (price === 'product') expect((weeks * 12) / 52).toBeGreaterThanOrEqual(6);
    const opened = estimated(`kind=${kind}`);
    const [least, most] = amounts(price);
    expect(opened.from, 'as it opens').toBeGreaterThanOrEqual(least);
    expect(opened.to, 'as it opens').toBeLessThanOrEqual(most);
  },
);

it.each(plans.items)('sample plan “$name”: its price pays its team', (plan) => {
  const counts = { a: 1, an: 1, two: 2, three: 3, four: 4 };
  const people = plan.team
    .toLowerCase()
    .split(' ')
    .map((word) => counts[word as 'a'] ?? 0);
  const [, price] = amounts(plan.price);
  expect(within(price / (sum(people) * monthsOf(plan.duration)), rates)).toBe(true);
});

const glances = new Map(records<Service>('services').map(({ title, glance }) => [title, glance]));
const rescue = costs.rows.find(({ price }) => price === 'rescue');

/** Returns whether the work's price and duration are within the combined ranges of its services, or within those of a rescue. */
function fits({ services, paid, length }: Work) {
  const parts = services.map((slug) => {
    const { price = '', duration } = glances.get(slug) ?? {};
    const [from, to] = amounts(price);
    const times = priceOf(price).per === 'month' ? length : 1;
    return { price: [from * times, to * times] as const, months: monthsBetween(duration) };
  });
  const together = (ranges: (readonly [number, number])[]) =>
    [Math.min(...ranges.map(([from]) => from)), sum(ranges.map(([, to]) => to))] as const;
  const asked =
    within(paid, together(parts.map(({ price }) => price))) &&
    within(length, together(parts.map(({ months }) => months)));
  if (asked) return true;
  const limits = [priceOf('rescue').from ?? 0, priceOf('product').from ?? 0] as const;
  return within(paid, limits) && within(length, monthsBetween(rescue?.duration));
}

it('finished work cost and took what its services do, or says why not', () => {
  expect(projects.filter((one) => !fits(one)).map(({ title }) => title)).toEqual([]);
  const paid = cases.filter((one) => one.paid > 0);
  expect(paid.length).toBeGreaterThan(30);
  expect(paid.filter((one) => !fits(one)).map(({ file }) => file)).toEqual(Object.keys(OUTSIDE));
  for (const { file, body } of paid) expect(body).toContain(OUTSIDE[file] ?? '');
  const each = cases.map(({ paid, people, length }) => paid / (people * length));
  expect(Math.max(...each), 'one of us full time').toBeLessThanOrEqual(rates[1]);
});

it('a related project is inside the price and duration beside it, or words say why not', () => {
  const pages = [...records<Service>('services'), ...records<Industry>('industries')];
  const wrong = pages.filter(({ glance = {} }) => {
    const name = String(glance.project);
    const work =
      projects.find(({ id }) => String(id) === name) ?? cases.find(({ file }) => file === name);
    const { paid = 0, length = 0 } = work ?? {};
    const times = priceOf(glance.price ?? '').per === 'month' ? length : 1;
    const [from, to] = amounts(glance.price ?? '').map((amount) => amount * times);
    const fits =
      within(paid, [from ?? 0, to ?? 0]) && within(length, monthsBetween(glance.duration));
    return !fits && !REASONS.some((reason) => JSON.stringify(glance).includes(reason));
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

it('the papers of the shop name the same stages and prices, which make up its budget', () => {
  /** Returns the stages in a paper's table with their prices. */
  const stages = (paper: string) => {
    const { body } = markdown(`own-pages/${paper}.md`);
    const rows = body.matchAll(/^\| ([A-Z][a-z ]+) \|[^$\n]*(\$[\d,]+)/gm);
    return Object.fromEntries([...rows].map(([, name = '', price]) => [name, digits(price)]));
  };
  const { 'All five': total = 0, ...prices } = stages('contract');
  expect(sum(Object.values(prices))).toBe(total);
  expect(total + DISCOVERY).toBe(digits(projects.find(({ id }) => id === 5)?.budget));
  expect(stages('discovery-report')).toEqual(prices);
});

it('both cookie policies name each thing that the site stores in the browser', () => {
  const STORED = /\b(local|session)Storage(?:\.(\w+) = |\.setItem\(|\[)/g;
  const written = globSync('src/**/*.{astro,ts,tsx}', { exclude: ['**/*.test.*'] }).flatMap(
    (file) =>
      [...readFileSync(file, 'utf8').matchAll(STORED)].map(([, storage, name]) => ({
        file,
        phrase: `${storage} storage under the name “${name}”`,
      })),
  );
  expect(written).not.toEqual([]);
  const ofAll = written.filter(({ file }) => !file.startsWith('src/demo/'));
  for (const [policy, entries] of [
    ['src/content/policies/cookies.md', written],
    ['tools/rebrand/neutral/en/content/policies/cookies.md', ofAll],
  ] as const) {
    const text = readFileSync(policy, 'utf8');
    expect(entries.filter(({ phrase }) => !text.includes(phrase))).toEqual([]);
  }
});
