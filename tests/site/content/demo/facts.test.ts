import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { language } from '../../../../src/content/language.ts';
import { priceOf, rateCardIn } from '../../../../src/content/prices.ts';
import type { CaseStudy } from '../../../../src/content/schema/insight.ts';
import { months as monthNames, type Project } from '../../../../src/content/schema/project.ts';
import type { Service } from '../../../../src/content/schema/service.ts';
import { site } from '../../../../src/content/site.ts';
import { estimate, readInputs } from '../../../../src/features/estimator/estimate.ts';
import { markdown, names, records, yaml } from '../../../support/content.ts';
import { describeDemo } from '../../../support/describe-demo.ts';

/** Cases outside every range of prices or durations, and the words of theirs that say why. */
const OUTSIDE: Record<string, string> = {
  'three-brands-and-one-patient-design-system': 'Our price list is for one product',
};

/** What the client of each project would have answered on /services. */
const ANSWERS: Record<number, string> = {
  1: 'kind=platform&pages=44&languages=6&systems=4',
  2: 'kind=app&pages=22&languages=1&systems=12',
  3: 'kind=platform&pages=56&languages=1&systems=9',
  4: 'kind=shop&pages=30&languages=1&systems=4',
  5: 'kind=shop&pages=34&languages=1&systems=7',
  6: 'kind=shop&pages=21&languages=1&systems=1',
};

const digits = (text = '') => Number(text.replace(/\D/g, ''));
/** Months of "11 weeks" or "2 and a half months". */
function monthsOf(text = ''): number {
  const [, count, half, unit = ''] = /(\d+)( and a half)? (day|week|month|year)/.exec(text) ?? [];
  const length = { day: 12 / 365, week: 12 / 52, month: 1, year: 12 }[unit] ?? Number.NaN;
  return (Number(count) + (half ? 0.5 : 0)) * length;
}
/** Both ends, in months, of "6 to 12 weeks" or "10 weeks to 10 months". */
function monthsBetween(text = ''): [number, number] {
  const [from = '', to = ''] = text.split(' to ');
  return [monthsOf(/[a-z]/.test(from) ? from : `${from} ${to.split(' ')[1]}`), monthsOf(to)];
}
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
/** A hundredth is left to rounding: three months are 13 weeks to one author and 12 to another. */
const within = (value: number, [from, to]: readonly [number, number]) =>
  value >= from * 0.99 && value <= to * 1.01;

/** The records of the demo: another site's need not name phases, teams or this price. */
const ofDemo = <T>(read: () => T[]) => (site.demo ? read() : []);

const projects = ofDemo(() => records<Project>('projects')).map((project) => ({
  ...project,
  phases: project.caseStudy.projectPhases.map(({ duration }) => ({
    length: monthsOf(duration),
    people: digits(/\d+ people/.exec(duration)?.[0]),
  })),
  length: monthsOf(project.duration),
  /** The first month after the release. */
  end: (project.year ?? 0) * 12 + monthNames.indexOf(project.month ?? 'January') + 1,
  largest: digits(project.teamSize),
  paid: digits(project.budget),
}));
const cases = ofDemo(() => names('insights/case-study', '.md')).map((name) => {
  const { head, body } = markdown<CaseStudy>(name);
  const { team, budget, duration } = head.facts ?? {};
  const file = basename(name, '.md');
  const { services } = head;
  return {
    file,
    body,
    services,
    people: digits(team),
    paid: digits(budget),
    length: monthsOf(duration),
  };
});
const [person] = ofDemo(() => [priceOf('person-month')]);
const rates = [person?.from ?? 0, person?.to ?? 0] as const;

describeDemo('the sums of projects', () => {
  it.each(projects)('$title: phases make up its duration and its largest team', (project) => {
    const { phases, length, largest } = project;
    expect(Math.abs(sum(phases.map((phase) => phase.length)) - length)).toBeLessThan(0.5);
    expect(Math.max(...phases.map(({ people }) => people))).toBe(largest);
  });

  it.each(projects)('$title: its budget pays its people', ({ phases, paid }) => {
    const rate = paid / sum(phases.map(({ length, people }) => length * people));
    expect(rate).toBeGreaterThanOrEqual(rates[0]);
    expect(rate).toBeLessThanOrEqual(rates[1]);
  });

  it.each(projects)('$title: its budget is in the range of the estimator', ({ id, paid }) => {
    const { card } = rateCardIn(language);
    const { inputs, corrected } = readInputs(new URLSearchParams(ANSWERS[id]), card);
    const { from, to } = estimate(inputs, card);
    expect(corrected).toEqual([]);
    expect(paid).toBeGreaterThanOrEqual(from);
    expect(paid).toBeLessThanOrEqual(to);
  });

  it('need no more people in any month than the agency has', () => {
    const { stats } = yaml<{ expertise: { stats: { title: string; count: string }[] } }>(
      'pages/about.yaml',
    ).expertise;
    const staff = digits(stats.find(({ title }) => title === 'Creative people')?.count);
    const last = Math.max(...projects.map(({ end }) => end));
    let month = Math.min(...projects.map(({ end, length }) => end - length));
    expect(last - month).toBeGreaterThan(24);
    for (; month < last; month++) {
      const busy = projects.filter(({ end, length }) => end - length <= month && month < end);
      expect(sum(busy.map(({ largest }) => largest)), `month ${month}`).toBeLessThanOrEqual(staff);
    }
  });

  it.each(
    yaml<{ plans: { items: { name: string; price: string; duration: string; team: string }[] } }>(
      'pages/services.yaml',
    ).plans.items,
  )('sample plan “$name”: its price pays its team', ({ price, duration, team }) => {
    const counts = { a: 1, an: 1, two: 2, three: 3, four: 4 };
    const people = team
      .toLowerCase()
      .split(' ')
      .map((word) => counts[word as 'a'] ?? 0);
    const rate = (priceOf(price).to ?? 0) / (sum(people) * monthsOf(duration));
    expect(within(rate, rates)).toBe(true);
  });

  it('have both ends of budget, duration and team', () => {
    const ends = (values: number[]) => [Math.min(...values), Math.max(...values)];
    expect(ends(projects.map(({ paid }) => paid))).toEqual([120_000, 400_000]);
    expect(ends(projects.map(({ length }) => length))).toEqual([6, 14]);
    expect(ends(projects.map(({ largest }) => largest))).toEqual([5, 12]);
  });
});

describeDemo('prices and durations of finished work', () => {
  const glances = new Map(records<Service>('services').map(({ title, glance }) => [title, glance]));
  const { rows } = yaml<{ costs: { rows: { price: string; duration: string }[] } }>(
    'pages/services.yaml',
  ).costs;
  const rescue = rows.find(({ price }) => price === 'rescue');

  /** Whether all services of a piece of work together cost and take what it did, or it is a rescue. */
  function fits({ services, paid, length }: { services: string[]; paid: number; length: number }) {
    const parts = services.map((slug) => {
      const { price = '', duration } = glances.get(slug) ?? {};
      const { from = 0, to = 0, per } = priceOf(price);
      const times = per === 'month' ? length : 1;
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

  it.each(projects)('$title cost and took what its services do', (project) => {
    expect(fits(project)).toBe(true);
  });

  it('each case cost and took what its services do, or says why not', () => {
    const paid = cases.filter((one) => one.paid > 0);
    expect(paid.length).toBeGreaterThan(30);
    expect(paid.filter((one) => !fits(one)).map(({ file }) => file)).toEqual(Object.keys(OUTSIDE));
    for (const { file, body } of paid) expect(body).toContain(OUTSIDE[file] ?? '');
  });

  it('nobody on a case costs more than one of us full time', () => {
    const each = cases.map(({ paid, people, length }) => paid / (people * length));
    expect(Math.max(...each)).toBeLessThanOrEqual(rates[1]);
  });
});

describeDemo('the papers of the shop', () => {
  /** The stages of a paper: the amounts and counts of the lines of its table that name a stage. */
  const stages = (paper: string) =>
    [...markdown<object>(`own-pages/${paper}.md`).body.matchAll(/^\| ([A-Z][a-z ]+) \|.*\$.*$/gm)]
      .map(([line, name]) => ({
        name,
        amounts: [...line.matchAll(/\$([\d,]+)/g)].map(([, amount]) => digits(amount)),
        counts: [...line.matchAll(/\| (\d+) (?=\|)/g)].map(([, count]) => digits(count)),
      }))
      .filter(({ name }) => name !== 'All five');
  const contract = ofDemo(() => stages('contract'));
  const paid = digits(projects.find(({ id }) => id === 5)?.budget);

  it('the stages and the discovery make up the budget of the project', () => {
    expect(contract).toHaveLength(5);
    expect(sum(contract.map(({ amounts: [price = 0] }) => price)) + 14_000).toBe(paid);
  });

  it.each(contract)('stage “$name”: its price pays its people', ({ amounts, counts }) => {
    const [people = 0, weeks = 0] = counts;
    const [price = 0] = amounts;
    expect(within(price / (people * monthsOf(`${weeks} weeks`)), rates)).toBe(true);
  });

  it('the rate is that of one of us in each text that names it', () => {
    const texts = [
      ...yaml<{ answer: string }[]>('faq.yaml').map(({ answer }) => answer),
      ...names('own-pages', '.md').flatMap((file) => markdown(file).body.split('\n\n')),
    ];
    const range = rates.map((amount) => `$${amount.toLocaleString('en')}`).join(' to ');
    const named = texts.filter(
      (text) => text.includes('{price:person-month}') || text.includes(range),
    );
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((text) => !/for one of us,\s+full time/.test(text))).toEqual([]);
  });

  it('what is due on signing and on acceptance makes up the price', () => {
    for (const {
      amounts: [price = 0, invoice = 0],
    } of contract)
      expect(invoice).toBe(price * 0.8);
    const price = sum(contract.map(({ amounts: [one = 0] }) => one));
    expect(markdown<object>('own-pages/contract.md').body).toContain(
      `One fifth, $${(price / 5).toLocaleString('en')}, is due`,
    );
  });

  it('the report names the prices of the contract', () => {
    const offered = stages('discovery-report').filter(({ name }) =>
      contract.some((stage) => stage.name === name),
    );
    expect(offered.map(({ amounts }) => amounts[0])).toEqual(
      contract.map(({ amounts }) => amounts[0]),
    );
  });
});

describeDemo('the cookie policies', () => {
  const written = globSync('src/**/*.{astro,ts,tsx}', { exclude: ['**/*.test.*'] }).flatMap(
    (file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(
          /\b(local|session)Storage(?:\.(\w+) = |\.setItem\(|\[)/g,
        ),
      ].map(([, storage, name]) => ({
        file,
        phrase: `${storage} storage under the name “${name}”`,
      })),
  );

  it.each([
    ['of the demo', 'src/content/policies/cookies.md', written],
    [
      'of another agency',
      'tools/rebrand/neutral/content/policies/cookies.md',
      written.filter(({ file }) => !file.startsWith('src/demo/')),
    ],
  ])('%s name each thing that the site stores in the browser', (_, policy, entries) => {
    expect(entries).not.toEqual([]);
    const text = readFileSync(policy, 'utf8');
    expect(entries.filter(({ phrase }) => !text.includes(phrase))).toEqual([]);
  });
});
