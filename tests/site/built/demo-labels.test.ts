import { describe, expect, it } from 'vitest';
import { filled, html, paths, words } from '../../support/built-site.ts';
import { records, yaml } from '../../support/content.ts';
import { controls, frameLabels, site } from '../../support/copy.ts';

interface Invented {
  demo?: boolean;
}
/** What a record says that stands on no page without it. */
const quotes = [
  ...yaml<(Invented & { message: string })[]>('testimonials.yaml').map((record) => ({
    ...record,
    says: record.message,
  })),
  ...yaml<(Invented & { about?: string })[]>('people.yaml').map((record) => ({
    ...record,
    says: record.about,
  })),
  ...records<{ clients: (Invented & { testimonial: string })[] }>('industries').flatMap(
    ({ clients }) => clients.map((record) => ({ ...record, says: record.testimonial })),
  ),
  ...records<Invented & { testimonial?: { text: string } }>('projects').map((record) => ({
    ...record,
    says: record.testimonial?.text,
  })),
];
const invented = quotes.flatMap(({ demo, says }) => (demo && says ? [says.trim()] : []));

/** The words of a page, a text for each section of it. */
const sections = paths.flatMap((path) =>
  html(path)
    .split(/(?=<section\b)/)
    .map((section) => ({ path, text: words(section) })),
);

describe.skipIf(invented.length === 0)('what is invented', () => {
  it.each(invented)('carries a label: %.40s…', (says) => {
    const shown = filled(
      sections.filter(({ text }) => text.includes(says)),
      'section with it',
    );
    const bare = shown.filter(({ text }) => !text.includes(controls.demo.meaning));
    expect(bare.map(({ path }) => path)).toEqual([]);
  });
});

it('the foot of a page says that the site is a demonstration while it is one, and else does not', () => {
  const saying = paths.filter((path) => html(path).includes(frameLabels.demo));
  expect(saying).toEqual(site.demo ? paths : []);
});
