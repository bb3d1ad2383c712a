import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { insightKinds } from '../../src/content/insight-kinds.ts';
import { type Tone, tones } from '../../src/content/schema/common.ts';
import { markdown, names, records, yaml } from '../content.ts';
import { describeDemo } from './describe-demo.ts';

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

  it('featured projects are 1, 3, 4 and 5', () => {
    const featured = records<{ id: number; featured: boolean }>('projects').filter(
      (project) => project.featured,
    );
    expect(featured.map(({ id }) => id).sort()).toEqual([1, 3, 4, 5]);
  });

  it('each service has ten pictures in its strip, all strips together more than twelve', () => {
    const strips = records<{ projects: { image: string }[] }>('services').map(({ projects }) =>
      projects.map(({ image }) => image),
    );
    expect(strips).toHaveLength(12);
    for (const strip of strips) expect(strip).toHaveLength(10);
    expect(new Set(strips.flat()).size).toBeGreaterThanOrEqual(12);
  });

  it.each(['services', 'industries'])(
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
