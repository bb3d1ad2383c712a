import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { titleSlug } from '../src/lib/insight.ts';

const CONTENT = new URL('../src/content/', import.meta.url);
const yaml = <Value>(path: string) => load(readFileSync(new URL(path, CONTENT), 'utf8')) as Value;
const names = (folder: string, ending: string) =>
  readdirSync(new URL(folder, CONTENT))
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file}`);

/** Cross-checks that a schema of one file cannot make. Shapes and counts inside a file are the schemas' work. */
describe('records', () => {
  it.each([
    ['services', 12],
    ['industries', 12],
    ['projects', 6],
  ])('%s: %d files', (folder, count) => {
    expect(names(folder, '.yaml')).toHaveLength(count);
  });

  it.each([
    ['testimonials.yaml', 10],
    ['clients.yaml', 14],
    ['faq.yaml', 20],
  ])('%s: %d entries', (file, count) => {
    expect(yaml<unknown[]>(file)).toHaveLength(count);
  });

  it.each(names('services', '.yaml'))(
    '%s: path and id follow the file name, ten different pictures',
    (file) => {
      const service = yaml<{
        title: string;
        path: string;
        projects: { id: number; image: string }[];
      }>(file);
      const slug = basename(file, '.yaml');
      expect(service.title).toBe(slug);
      expect(service.path).toBe(`/services/${slug}`);
      expect(service.projects.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
      expect(new Set(service.projects.map(({ image }) => image)).size).toBe(10);
    },
  );

  it.each(names('industries', '.yaml'))(
    '%s: counts of approach, clients and highlights',
    (file) => {
      const slug = basename(file, '.yaml');
      const { industry, path, approach, clients, expertise } = yaml<{
        industry: string;
        path: string;
        approach: { details: unknown[] };
        clients: unknown[];
        expertise: { highlights: { heading: string }[] };
      }>(file);
      const services = names('services', '.yaml').map(
        (service) => yaml<{ name: string }>(service).name,
      );
      expect([industry, path]).toEqual([slug, `/industries/${slug}`]);
      expect(approach.details).toHaveLength(slug === 'healthcare' ? 6 : 3);
      expect(clients).toHaveLength(slug === 'healthcare' ? 5 : 2);
      const highlights: Record<string, number> = {
        healthcare: 6,
        manufacturing: 12,
        'food-beverage': 12,
      };
      expect(expertise.highlights).toHaveLength(highlights[slug] ?? 0);
      expect(expertise.highlights.filter(({ heading }) => !services.includes(heading))).toEqual([]);
    },
  );

  it('featured projects are 1, 3, 4 and 5', () => {
    const featured = names('projects', '.yaml')
      .map((file) => yaml<{ id: number; featured: boolean }>(file))
      .filter((project) => project.featured);
    expect(featured.map(({ id }) => id).sort()).toEqual([1, 3, 4, 5]);
  });

  it('praise names an industry that has a page', () => {
    const slugs = names('industries', '.yaml').map((file) => basename(file, '.yaml'));
    const named = yaml<{ industry?: string }[]>('testimonials.yaml').flatMap(
      ({ industry }) => industry ?? [],
    );
    expect(named.length).toBeGreaterThanOrEqual(1);
    expect(named.filter((industry) => !slugs.includes(industry))).toEqual([]);
  });

  it('no two services and no two industries share a ground', () => {
    for (const folder of ['services', 'industries']) {
      const entries = names(folder, '.yaml').map((file) => yaml<{ ground: string }>(file).ground);
      expect(new Set(entries).size).toBe(12);
    }
  });

  it('no picture stands for two things: every master differs from every other', () => {
    const masters = readdirSync(new URL('../assets/', CONTENT), { recursive: true })
      .map(String)
      .filter((file) => /\.(?:webp|jpe?g|png)$/.test(file));
    const contents = masters.map((file) =>
      createHash('sha256')
        .update(readFileSync(new URL(`../assets/${file}`, CONTENT)))
        .digest('hex'),
    );
    expect(masters.length).toBeGreaterThanOrEqual(48 + 18 + 12);
    expect(masters.filter((_, index) => contents.indexOf(contents[index] ?? '') !== index)).toEqual(
      [],
    );
  });

  it('a strip has ten different pictures, and all strips together twelve and more', () => {
    const strips = names('services', '.yaml').map((file) =>
      yaml<{ projects: { image: string }[] }>(file).projects.map(({ image }) => image),
    );
    for (const strip of strips) expect(new Set(strip).size).toBe(10);
    expect(new Set(strips.flat()).size).toBeGreaterThanOrEqual(12);
  });
});

interface Piece {
  file: string;
  title: string;
  words: number;
  outline: string;
  sourceCategory: string;
}

const pieces = (kind: string): Piece[] =>
  names(`insights/${kind}`, '.md').map((file) => {
    const [, head = '', body = ''] =
      readFileSync(new URL(file, CONTENT), 'utf8').match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/) ?? [];
    const { title, sourceCategory } = load(head) as { title: string; sourceCategory: string };
    const prose = body.replace(/```[\s\S]*?```/g, '').replace(/\]\([^)]*\)/g, ']');
    return {
      file,
      title,
      sourceCategory,
      words: prose.split(/\s+/).filter((word) => /\w/.test(word)).length,
      outline: [...body.matchAll(/^#{2,4} (.+)$/gm)].map(([, heading]) => heading).join('\n'),
    };
  });

describe('insights', () => {
  it.each([
    ['blog', 1_400, 2_000],
    ['article', 700, 1_300],
    ['case-study', 350, 650],
  ])('%s: every piece has %d to %d words', (kind, least, most) => {
    expect(
      pieces(kind)
        .filter(({ words }) => words < least || words > most)
        .map(({ file, words }) => `${file}: ${words}`),
    ).toEqual([]);
  });

  it('no two pieces share a title or an outline', () => {
    const all = ['blog', 'article', 'case-study'].flatMap(pieces);
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    expect(new Set(all.map(({ outline }) => outline)).size).toBe(all.length);
  });

  it('each category has two or three articles and four case studies, the first eight', () => {
    const count = (kind: string) => {
      const found: Record<string, number> = {};
      for (const { sourceCategory } of pieces(kind))
        found[sourceCategory] = (found[sourceCategory] ?? 0) + 1;
      return found;
    };
    expect(Object.keys(count('article'))).toHaveLength(9);
    expect(Object.values(count('article')).every((number) => number === 2 || number === 3)).toBe(
      true,
    );
    const { 'Web Development & Architecture': first, ...others } = count('case-study');
    expect(first).toBe(8);
    expect(Object.values(others)).toEqual([4, 4, 4, 4, 4, 4, 4, 4]);
  });

  it('a case study is filed under its title', () => {
    expect(
      pieces('case-study').filter(({ file, title }) => basename(file, '.md') !== titleSlug(title)),
    ).toEqual([]);
  });

  it('no heading stands without text', () => {
    const empty = ['blog', 'article', 'case-study']
      .flatMap((kind) => names(`insights/${kind}`, '.md'))
      .filter((file) =>
        /^(#{2,4}) .+\n+(?:#{1,2} |$(?![\s\S]))/m.test(
          readFileSync(new URL(file, CONTENT), 'utf8'),
        ),
      );
    expect(empty).toEqual([]);
  });

  it('every column of a table has a heading', () => {
    const nameless = ['blog', 'article', 'case-study']
      .flatMap((kind) => names(`insights/${kind}`, '.md'))
      .filter((file) =>
        /^\|\s*\|.*\n\|[ :|-]+\|$/m.test(readFileSync(new URL(file, CONTENT), 'utf8')),
      );
    expect(nameless).toEqual([]);
  });
});
