import { describe, expect, it } from 'vitest';
import { insightSlug, titleSlug } from './insight-slug.ts';
import { transliterate } from './language-facts.ts';

it.each([
  ['We moved. What changed?', 'we-moved-what-changed'],
  ['Crème – and a café', 'creme-and-a-cafe'],
  ['???', ''],
])('a slug leaves out what an address cannot carry: %s', (title, slug) => {
  expect(titleSlug(title)).toBe(slug);
});

it('letters of an address are as the language writes them, composed or not', () => {
  const title = 'Für Öl in der Straße'.normalize('NFD');
  expect(transliterate(title, 'de-DE')).toBe('fuer oel in der strasse');
  expect(transliterate(`${title} på Ærø`, 'nb-NO')).toBe('fur ol in der strasse pa aero');
});

describe('insightSlug', () => {
  const post = { type: 'blog', title: 'A Title' };
  const study = { type: 'case-study', title: 'A Title' };

  it.each([
    ['its slug before all', { ...post, url: '/blog/from-url', slug: 'own' }, 'own'],
    ['its url', { ...post, url: '/blog/from-url' }, 'from-url'],
    ['the name of its file', post, 'from-file'],
    ['the title of a case study', study, 'a-title'],
    ['the slug of a case study', { ...study, slug: 'own' }, 'own'],
    ['the name of its file where the title gives none', { ...study, title: '???' }, 'from-file'],
  ])('is %s', (_, data, expected) => {
    expect(insightSlug(data, 'from-file')).toBe(expected);
  });
});
