import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { markdown, names, records, yaml } from '../../../support/content.ts';
import { describeDemo } from '../../../support/describe-demo.ts';

interface Service {
  name: string;
  projects: { id: number; image: string }[];
  expertise: { highlights: unknown[] };
  subServices: { cards: unknown[] };
  process: { steps: unknown[] };
}
interface Industry {
  approach: { details: unknown[] };
  clients: unknown[];
  expertise: { highlights: { heading: string }[] };
}

interface Offer {
  path: string;
  glance?: { price: string; duration: string };
  questions: unknown[];
}

/** Industries that say more than the others. */
const HIGHLIGHTS: Record<string, number> = {
  healthcare: 6,
  manufacturing: 12,
  'food-beverage': 12,
};

describeDemo('the figures that the specification names', () => {
  it('how many records there are of each kind', () => {
    const lists = ['testimonials', 'clients', 'faq'].map((name) => yaml<unknown[]>(`${name}.yaml`));
    expect(lists.map((list) => list.length)).toEqual([10, 14, 20]);
    const folders = ['services', 'industries', 'projects', 'insights/blog', 'insights/case-study'];
    expect(
      folders.map((folder) => names(folder, folder.includes('/') ? '.md' : '.yaml').length),
    ).toEqual([12, 12, 6, 1, 40]);
  });

  it('services and industries have a price, a duration and three questions', () => {
    const silent = [...records<Offer>('services'), ...records<Offer>('industries')].filter(
      ({ glance, questions }) =>
        !glance?.price || !/\d .*(?:weeks|months)/.test(glance.duration) || questions.length !== 3,
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it('a service has ten pictures, four highlights, five cards and five steps', () => {
    for (const file of names('services', '.yaml')) {
      const { projects, expertise, subServices, process } = yaml<Service>(file);
      expect(
        [expertise.highlights, subServices.cards, process.steps].map((list) => list.length),
        file,
      ).toEqual([4, 5, 5]);
      expect(new Set(projects.map(({ image }) => image)).size, file).toBe(10);
    }
  });

  it('an industry has its points, clients and highlights, which are called as services', () => {
    const services = names('services', '.yaml').map((file) => yaml<Service>(file).name);
    for (const file of names('industries', '.yaml')) {
      const slug = basename(file, '.yaml');
      const { approach, clients, expertise } = yaml<Industry>(file);
      const headings = expertise.highlights.map(({ heading }) => heading);
      expect([approach.details.length, clients.length, headings.length], file).toEqual([
        ...(slug === 'healthcare' ? [6, 5] : [3, 2]),
        HIGHLIGHTS[slug] ?? 0,
      ]);
      expect(headings.filter((heading) => !services.includes(heading))).toEqual([]);
    }
  });

  it('ratings are 4.7 to 5, and projects 1, 3, 4 and 5 are featured', () => {
    const ratings = yaml<{ rating: number }[]>('testimonials.yaml').map(({ rating }) => rating);
    expect(Math.min(...ratings)).toBeGreaterThanOrEqual(4.7);
    expect(Math.max(...ratings)).toBeLessThanOrEqual(5);
    const featured = records<{ id: number; featured: boolean }>('projects').filter(
      (project) => project.featured,
    );
    expect(featured.map(({ id }) => id).sort()).toEqual([1, 3, 4, 5]);
  });

  it('each category has two or three articles and four case studies, the first eight', () => {
    const count = (kind: string) => {
      const filed = names(`insights/${kind}`, '.md').map(
        (file) => markdown<{ sourceCategory: string }>(file).head.sourceCategory,
      );
      const categories = Map.groupBy(filed, (category) => category);
      return new Map([...categories].map(([category, all]) => [category, all.length]));
    };
    const articles = count('article');
    expect(articles.size).toBe(9);
    expect([...articles.values()].filter((number) => number < 2 || number > 3)).toEqual([]);
    const studies = count('case-study');
    expect(studies.get('web-development')).toBe(8);
    expect([...studies.values()].filter((number) => number === 4)).toHaveLength(8);
  });
});
