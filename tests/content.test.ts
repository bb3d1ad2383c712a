import type { SchemaContext } from 'astro:content';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'astro/zod';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { insightKinds } from '../src/content/insight-kinds.ts';
import { type ProjectIndustry, projectIndustries } from '../src/content/project-industries.ts';
import { type Tone, tones } from '../src/content/schema/common.ts';
import { blogSchema } from '../src/content/schema/insight.ts';
import { projectSchema } from '../src/content/schema/project.ts';
import { titleSlug } from '../src/lib/insight.ts';

const CONTENT = new URL('../src/content/', import.meta.url);
const yaml = <Value>(path: string) => load(readFileSync(new URL(path, CONTENT), 'utf8')) as Value;
const names = (folder: string, ending: string) =>
  readdirSync(new URL(folder, CONTENT))
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file}`);

/** Cross-checks that a schema of one file cannot make. Shapes and counts inside a file are the schemas' work. */
describe('records', () => {
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
    '%s: path follows the file name, highlights are services',
    (file) => {
      const slug = basename(file, '.yaml');
      const { industry, path, expertise } = yaml<{
        industry: string;
        path: string;
        expertise: { highlights: { heading: string }[] };
      }>(file);
      const services = names('services', '.yaml').map(
        (service) => yaml<{ name: string }>(service).name,
      );
      expect([industry, path]).toEqual([slug, `/industries/${slug}`]);
      expect(expertise.highlights.filter(({ heading }) => !services.includes(heading))).toEqual([]);
    },
  );

  it('a record that names an id nobody knows is refused by field', () => {
    const image = () => z.any();
    const fields = (schema: z.ZodType, record: object) =>
      schema.safeParse(record).error?.issues.map(({ path }) => path.join('.')) ?? [];
    expect(
      fields(blogSchema({ image } as unknown as SchemaContext), {
        type: 'Blog',
        sourceCategory: 'SEO & Analytics',
      }),
    ).toEqual(expect.arrayContaining(['type', 'sourceCategory']));
    const project = projectSchema({ image } as unknown as SchemaContext);
    expect(fields(project, { industry: 'Staffing & HR' })).toContain('industry');
    expect(fields(project, { industry: 'staffing' })).not.toContain('industry');
  });

  it('an industry of the projects that has a page is called as on its page', () => {
    const pages = names('industries', '.yaml').map((file) =>
      yaml<{ industry: string; name: string }>(file),
    );
    const shared = pages.filter(({ industry }) => industry in projectIndustries);
    expect(shared.length).toBeGreaterThan(0);
    expect(
      shared.filter(
        ({ industry, name }) => projectIndustries[industry as ProjectIndustry] !== name,
      ),
    ).toEqual([]);
  });

  it.each(['services', 'industries'])(
    '%s: no tone serves twice while another is free',
    (folder) => {
      const used = names(folder, '.yaml').map((file) => yaml<{ tone: Tone }>(file).tone);
      const times = tones.map((tone) => used.filter((one) => one === tone).length);
      expect(used.length).toBeGreaterThan(0);
      expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(1);
    },
  );

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

interface Insight {
  file: string;
  title: string;
  outline: string;
}

const kinds = insightKinds.map(({ id }) => id);
const insights = (kind: string): Insight[] =>
  names(`insights/${kind}`, '.md').map((file) => {
    const [, head = '', body = ''] =
      readFileSync(new URL(file, CONTENT), 'utf8').match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/) ?? [];
    const { title } = load(head) as { title: string };
    return {
      file,
      title,
      outline: [...body.matchAll(/^#{2,4} (.+)$/gm)].map(([, heading]) => heading).join('\n'),
    };
  });

describe('insights', () => {
  it('no two insights share a title or an outline', () => {
    const all = kinds.flatMap(insights);
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    expect(new Set(all.map(({ outline }) => outline)).size).toBe(all.length);
  });

  it('a case study is filed under its title', () => {
    expect(
      insights('case-study').filter(
        ({ file, title }) => basename(file, '.md') !== titleSlug(title),
      ),
    ).toEqual([]);
  });

  it('no heading stands without text', () => {
    const empty = kinds
      .flatMap((kind) => names(`insights/${kind}`, '.md'))
      .filter((file) =>
        /^(#{2,4}) .+\n+(?:#{1,2} |$(?![\s\S]))/m.test(
          readFileSync(new URL(file, CONTENT), 'utf8'),
        ),
      );
    expect(empty).toEqual([]);
  });

  it('every column of a table has a heading', () => {
    const nameless = kinds
      .flatMap((kind) => names(`insights/${kind}`, '.md'))
      .filter((file) =>
        /^\|\s*\|.*\n\|[ :|-]+\|$/m.test(readFileSync(new URL(file, CONTENT), 'utf8')),
      );
    expect(nameless).toEqual([]);
  });
});
