import type { SchemaContext } from 'astro:content';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'astro/zod';
import { describe, expect, it } from 'vitest';
import { insightKinds } from '../src/content/insight-kinds.ts';
import { type ProjectIndustry, projectIndustries } from '../src/content/project-industries.ts';
import { blogSchema } from '../src/content/schema/insight.ts';
import { projectSchema } from '../src/content/schema/project.ts';
import { titleSlug } from '../src/lib/insight.ts';
import { markdown, names, read, records, yaml } from './content.ts';

const ASSETS = new URL('../src/assets/', import.meta.url);

/** Cross-checks that a schema of one file cannot make. Shapes and counts inside a file are the schemas' work. */
describe('records', () => {
  it.each(names('services', '.yaml'))(
    '%s: path and id follow the file name, no picture of its strip stands twice',
    (file) => {
      const service = yaml<{
        title: string;
        path: string;
        projects: { id: number; image: string }[];
      }>(file);
      const slug = basename(file, '.yaml');
      expect(service.title).toBe(slug);
      expect(service.path).toBe(`/services/${slug}`);
      expect(service.projects.map(({ id }) => id)).toEqual([...service.projects.keys()]);
      const pictures = service.projects.map(({ image }) => image);
      expect(pictures.filter((picture, index) => pictures.indexOf(picture) !== index)).toEqual([]);
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
      const services = records<{ name: string }>('services').map(({ name }) => name);
      expect([industry, path]).toEqual([slug, `/industries/${slug}`]);
      expect(expertise.highlights.filter(({ heading }) => !services.includes(heading))).toEqual([]);
    },
  );

  it('a record that names an id nobody knows is refused by field', () => {
    const fields = (schema: z.ZodType, record: object) =>
      schema.safeParse(record).error?.issues.map(({ path }) => path.join('.')) ?? [];
    expect(fields(blogSchema, { type: 'no kind', sourceCategory: 'no category' })).toEqual(
      expect.arrayContaining(['type', 'sourceCategory']),
    );
    const image = () => z.any();
    const project = projectSchema({ image } as unknown as SchemaContext);
    const [known] = Object.keys(projectIndustries);
    expect(fields(project, { industry: 'no industry' })).toContain('industry');
    expect(fields(project, { industry: known })).not.toContain('industry');
  });

  it('an industry of the projects that has a page is called as on its page', () => {
    const pages = records<{ industry: string; name: string }>('industries');
    const shared = pages.filter(({ industry }) => industry in projectIndustries);
    expect(
      shared.filter(
        ({ industry, name }) => projectIndustries[industry as ProjectIndustry] !== name,
      ),
    ).toEqual([]);
  });

  it('no picture stands for two things: every master differs from every other', () => {
    const masters = readdirSync(ASSETS, { recursive: true })
      .map(String)
      .filter((file) => /\.(?:webp|jpe?g|png)$/.test(file));
    const contents = masters.map((file) =>
      createHash('sha256')
        .update(readFileSync(new URL(file, ASSETS)))
        .digest('hex'),
    );
    expect(masters.length).toBeGreaterThan(0);
    expect(masters.filter((_, index) => contents.indexOf(contents[index] ?? '') !== index)).toEqual(
      [],
    );
  });
});

const insights = insightKinds.flatMap(({ id }) =>
  names(`insights/${id}`, '.md').map((file) => ({
    kind: id,
    ...markdown<{ title: string }>(file),
  })),
);

describe.skipIf(insights.length === 0)('insights', () => {
  it('no two insights share a title', () => {
    const titles = insights.map(({ head }) => head.title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it('a case study is filed under its title', () => {
    expect(
      insights
        .filter(({ kind }) => kind === 'case-study')
        .filter(({ file, head }) => basename(file, '.md') !== titleSlug(head.title))
        .map(({ file }) => file),
    ).toEqual([]);
  });

  it('no heading stands without text', () => {
    const empty = insights.filter(({ file }) =>
      /^(#{2,4}) .+\n+(?:#{1,2} |$(?![\s\S]))/m.test(read(file)),
    );
    expect(empty.map(({ file }) => file)).toEqual([]);
  });

  it('every column of a table has a heading', () => {
    const nameless = insights.filter(({ file }) => /^\|\s*\|.*\n\|[ :|-]+\|$/m.test(read(file)));
    expect(nameless.map(({ file }) => file)).toEqual([]);
  });
});
