import { expect, it } from 'vitest';
import { filesWith, readRecords } from '../../src/content/records.ts';
import type { ContentRecord } from './read-collections.ts';
import { factIssues, strayIssues } from './translations.ts';

const nb = { tag: 'nb-NO', code: 'nb', name: 'norsk', isDefault: false };
const files = filesWith({
  'src/content/faq.yaml': '[{ id: 1, answer: "For {fact:term}" }]',
  'src/content/people.yaml': 'original',
  'src/content/facts.yaml': 'facts: { term: a year }',
  'src/content/services/ads.yaml': 'name: For {fact:term}',
  'src/content/site.yaml': 'form: { replyWithin: a day }',
  'src/content/services/web.yaml': 'original',
  'src/content/nb/facts.yaml': 'facts: { term: et år }',
  'src/content/nb/site.yaml': 'form: { replyWithin: en dag }',
  'src/content/nb/services/web.yaml': 'name: I {fact:term}, svar innen {fact:reply-time}',
  'src/content/nb/services/wbe.yaml': 'misspelt',
  'src/content/nb/people.yaml': '',
});

it('a language reads its translations with its own facts, and originals with theirs', () => {
  const services = readRecords(files, { folder: 'services', ending: '.yaml' }, nb).records;
  expect(services.map(({ value }) => value)).toMatchObject([
    { name: 'For a year' },
    { name: 'I et år, svar innen en dag' },
  ]);
  expect(readRecords(files, { list: 'faq.yaml' }, nb).records[0]?.value).toMatchObject({
    answer: 'For a year',
  });
});

it('a file that translates nothing, and a list that is not translated, are named with a remedy', () => {
  const message = strayIssues(files, 'src/content/nb', ['faq.yaml', 'people.yaml']).map(
    ({ source, message }) => `${source}: ${message}`,
  );
  expect(message).toEqual([
    expect.stringMatching(/^src\/content\/nb\/services\/wbe\.yaml: .*correct its name/),
    expect.stringMatching(/^src\/content\/nb\/faq\.yaml: is missing; translate .*\/faq\.yaml/),
  ]);
});

it('a translation keeps the facts of its original', () => {
  const record = (data: Record<string, unknown>): ContentRecord => ({
    collection: 'blogs',
    id: 'one',
    file: 'src/content/insights/blog/one.md',
    entry: '',
    data,
  });
  const originals = [record({ title: 'One', published: '2026-01-31' })];
  expect(factIssues([record({ title: 'En', published: '2026-01-31' })], originals)).toEqual([]);
  const issues = factIssues(
    [record({ title: 'En', published: '2026-02-01', draft: true })],
    originals,
  );
  expect(issues.map(({ field, message }) => `${field}: ${message}`)).toEqual([
    'draft: is not in src/content/insights/blog/one.md; remove it',
    'published: must be the same as in src/content/insights/blog/one.md; write 2026-01-31',
  ]);
});
