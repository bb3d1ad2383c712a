import { describe, expect, it } from 'vitest';
import { insightSlug, titleSlug } from './insight-slug.ts';
import type { Insight } from './schema/insight.ts';

describe('titleSlug', () => {
  it.each([
    ['We moved. What changed?', 'we-moved-what-changed'],
    ['Crème – and a café', 'creme-and-a-cafe'],
    ['???', ''],
  ])('leaves out what an address cannot carry: %s', (title, slug) => {
    expect(titleSlug(title)).toBe(slug);
  });
});

describe('insightSlug', () => {
  const insight = (facts: Partial<Insight>) => facts as Insight;
  const post = insight({ type: 'blog', title: 'A Title' });
  const study = insight({ type: 'case-study', title: 'A Title' });

  it.each([
    ['its slug before all', { ...post, url: '/blog/from-url', slug: 'own' }, 'own'],
    ['its url', { ...post, url: '/blog/from-url' }, 'from-url'],
    ['the name of its file', post, 'from-file'],
    ['the title of a case study', study, 'a-title'],
    ['the slug of a case study', { ...study, slug: 'own' }, 'own'],
  ])('is %s', (_, data, expected) => {
    expect(insightSlug(insight(data), 'from-file')).toBe(expected);
  });
});
