import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { categorySlugs } from '../../src/content/insight-categories.ts';
import { articleSchema, blogSchema, caseStudySchema } from '../../src/content/schema/insight.ts';
import { insightSlug } from '../../src/lib/insight.ts';
import { article } from './articles.ts';

const context = { image: () => z.any() } as unknown as SchemaContext;
const schemas = {
  blog: blogSchema(context),
  article: articleSchema(context),
  'case-study': caseStudySchema(context),
};
const numbers = Array.from({ length: 300 }, (_, index) => index * 37);

/** Front matter and body of a generated file. */
function parts(number: number) {
  const { path, text } = article(number);
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const [kind = '', file = ''] = path.split('/');
  return { kind: kind as keyof typeof schemas, slug: file.replace(/\.md$/, ''), front, body };
}

describe('article', () => {
  it('is the same for the same number and another for another', () => {
    expect(article(4_711)).toEqual(article(4_711));
    const texts = numbers.map((number) => parts(number).body);
    expect(new Set(texts).size).toBe(numbers.length);
  });

  it('fits the schema of its kind and is named after its address', () => {
    for (const number of numbers) {
      const { kind, slug, front } = parts(number);
      expect(insightSlug(schemas[kind].parse(load(front)), 'file')).toBe(slug);
    }
  });

  it('has about 800 words, under five headings', () => {
    for (const number of numbers) {
      const { body } = parts(number);
      const words = body.split(/\s+/).length;
      expect(words).toBeGreaterThan(650);
      expect(words).toBeLessThan(1_000);
      expect(body.match(/^## /gm)).toHaveLength(5);
    }
  });

  it('spreads over all kinds of all categories', () => {
    const kinds = new Set(
      Array.from({ length: 27 }, (_, number) => {
        const { kind, front } = parts(number);
        return `${kind} ${(load(front) as { sourceCategory: string }).sourceCategory}`;
      }),
    );
    expect(kinds.size).toBe(3 * categorySlugs.length);
  });
});
