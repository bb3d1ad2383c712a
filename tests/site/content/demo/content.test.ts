import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { insightKinds } from '../../../../src/content/insight-kinds.ts';
import { type Tone, tones } from '../../../../src/content/schema/common.ts';
import { markdown, names, records, yaml } from '../../../support/content.ts';
import { describeDemo } from '../../../support/describe-demo.ts';

/** How much there is of each kind in the demo. */
describeDemo('records of the demo', () => {
  it.each([
    ['testimonials.yaml', 10],
    ['clients.yaml', 14],
    ['faq.yaml', 20],
  ])('%s: %d entries', (file, count) => {
    expect(yaml<unknown[]>(file)).toHaveLength(count);
  });

  it.each(names('industries', '.yaml'))('%s: approach, clients and highlights', (file) => {
    const slug = basename(file, '.yaml');
    const { approach, clients, expertise } = yaml<{
      approach: { details: unknown[] };
      clients: unknown[];
      expertise: { highlights: unknown[] };
    }>(file);
    const [details, quotes] = slug === 'healthcare' ? [6, 5] : [3, 2];
    const highlights: Record<string, number> = {
      healthcare: 6,
      manufacturing: 12,
      'food-beverage': 12,
    };
    expect(approach.details).toHaveLength(details);
    expect(clients).toHaveLength(quotes);
    expect(expertise.highlights).toHaveLength(highlights[slug] ?? 0);
  });

  it('there are twelve services, twelve industries and six projects', () => {
    expect(
      ['services', 'industries', 'projects'].map((folder) => names(folder, '.yaml').length),
    ).toEqual([12, 12, 6]);
  });

  it.each(names('services', '.yaml'))(
    '%s: ten different pictures numbered from 0, four highlights, five cards, five steps',
    (file) => {
      const { projects, expertise, subServices, process } = yaml<{
        projects: { id: number; image: string }[];
        expertise: { highlights: unknown[] };
        subServices: { cards: unknown[] };
        process: { steps: unknown[] };
      }>(file);
      expect(projects.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
      expect(new Set(projects.map(({ image }) => image)).size).toBe(10);
      expect(expertise.highlights).toHaveLength(4);
      expect(subServices.cards).toHaveLength(5);
      expect(process.steps).toHaveLength(5);
    },
  );

  it('all strips together show twelve pictures and more', () => {
    const shown = names('services', '.yaml').flatMap((file) =>
      yaml<{ projects: { image: string }[] }>(file).projects.map(({ image }) => image),
    );
    expect(new Set(shown).size).toBeGreaterThanOrEqual(12);
  });

  it.each(names('projects', '.yaml'))(
    '%s: 6 to 14 months, 5 to 12 developers, $120,000 to $400,000, and services of ours',
    (file) => {
      const { year, month, duration, teamSize, budget, services } =
        yaml<Record<string, string>>(file);
      expect(`${month} ${year}`).toMatch(/^[A-Z][a-z]+ 20(?:19|2[0-6])$/);
      expect(duration).toMatch(/^(?:[6-9]|1[0-4]) months$/);
      expect(teamSize).toMatch(/^(?:[5-9]|1[0-2]) developers$/);
      expect(budget).toMatch(/^\$(?:1[2-9]\d|[23]\d\d|400),000$/);
      expect(services?.length).toBeGreaterThan(0);
    },
  );

  it('ratings are 4.7 to 5', () => {
    const ratings = yaml<{ rating: number }[]>('testimonials.yaml').map(({ rating }) => rating);
    expect(Math.min(...ratings)).toBeGreaterThanOrEqual(4.7);
    expect(Math.max(...ratings)).toBeLessThanOrEqual(5);
  });

  it('highlights of industries are called as services', () => {
    const services = names('services', '.yaml').map((file) => yaml<{ name: string }>(file).name);
    const headings = names('industries', '.yaml').flatMap((file) =>
      yaml<{ expertise: { highlights: { heading: string }[] } }>(file).expertise.highlights.map(
        ({ heading }) => heading,
      ),
    );
    expect(headings.length).toBeGreaterThan(0);
    expect(headings.filter((heading) => !services.includes(heading))).toEqual([]);
  });

  it('featured projects are 1, 3, 4 and 5', () => {
    const featured = records<{ id: number; featured: boolean }>('projects').filter(
      (project) => project.featured,
    );
    expect(featured.map(({ id }) => id).sort()).toEqual([1, 3, 4, 5]);
  });

  it.each(['services', 'industries'] as const)(
    '%s: no tone serves twice while another is free',
    (folder) => {
      const used = records<{ tone: Tone }>(folder).map(({ tone }) => tone);
      const times = tones.map((tone) => used.filter((one) => one === tone).length);
      expect(used.length).toBeGreaterThan(0);
      expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(1);
    },
  );
});

/** Front matter, number of words and headings of every insight of a kind. */
const insights = (kind: string) =>
  names(`insights/${kind}`, '.md').map((name) => {
    const { file, head, body } = markdown<{ sourceCategory: string }>(name);
    const prose = body.replace(/```[\s\S]*?```/g, '').replace(/\]\([^)]*\)/g, ']');
    return {
      file,
      sourceCategory: head.sourceCategory,
      words: prose.split(/\s+/).filter((word) => /\w/.test(word)).length,
      outline: [...body.matchAll(/^#{2,4} (.+)$/gm)].map(([, heading]) => heading).join('\n'),
    };
  });

describeDemo('insights of the demo', () => {
  it.each([
    ['blog', 1_400, 2_000],
    ['article', 700, 1_300],
    ['case-study', 280, 1_100],
  ])('%s: every insight has %d to %d words', (kind, least, most) => {
    expect(
      insights(kind)
        .filter(({ words }) => words < least || words > most)
        .map(({ file, words }) => `${file}: ${words}`),
    ).toEqual([]);
  });

  it('each category has two or three articles and four case studies, the first eight', () => {
    const count = (kind: string) => {
      const found: Record<string, number> = {};
      for (const { sourceCategory } of insights(kind))
        found[sourceCategory] = (found[sourceCategory] ?? 0) + 1;
      return found;
    };
    expect(Object.keys(count('article'))).toHaveLength(9);
    expect(Object.values(count('article')).every((number) => number === 2 || number === 3)).toBe(
      true,
    );
    const { 'web-development': first, ...others } = count('case-study');
    expect(first).toBe(8);
    expect(Object.values(others)).toEqual([4, 4, 4, 4, 4, 4, 4, 4]);
  });

  it('no two insights share an outline', () => {
    const outlines = insightKinds.flatMap(({ id }) => insights(id)).map(({ outline }) => outline);
    expect(outlines.filter((one, index) => outlines.indexOf(one) !== index)).toEqual([]);
  });
});
