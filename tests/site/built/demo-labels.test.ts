import { expect, it } from 'vitest';
import { html, paths, words } from '../../support/built-site.ts';
import { records, yaml } from '../../support/content.ts';
import { controls, frameLabels, site } from '../../support/copy.ts';

/** Fields that may hold invented words. */
interface Quote {
  demo?: boolean;
  message?: string;
  about?: string;
  testimonial?: string | { text: string };
}
const quotes = [
  ...yaml<Quote[]>('testimonials.yaml'),
  ...yaml<Quote[]>('people.yaml'),
  ...records<{ clients: Quote[] }>('industries').flatMap(({ clients }) => clients),
  ...records<Quote>('projects'),
];
const invented = quotes.flatMap(({ demo, message, about, testimonial }) => {
  const praise = typeof testimonial === 'object' ? testimonial.text : testimonial;
  const says = message ?? about ?? praise;
  return demo && says ? [says.trim()] : [];
});

it('what is invented has a label where it is shown', ({ skip }) => {
  skip(invented.length === 0, 'This site has no invented words.');
  const sections = paths.flatMap((path) =>
    html(path)
      .split(/(?=<section\b)/)
      .map((section) => ({ path, text: words(section) })),
  );
  for (const says of invented) {
    const shown = sections.filter(({ text }) => text.includes(says));
    expect(shown.length, says).toBeGreaterThan(0);
    const bare = shown.flatMap(({ path, text }) =>
      text.includes(controls.demo.meaning) ? [] : path,
    );
    expect(bare, says).toEqual([]);
  }
});

it('the foot of a page says that the site is a demonstration while it is one, and else does not', () => {
  const saying = paths.filter((path) => html(path).includes(frameLabels.demo));
  expect(saying).toEqual(site.demo ? paths : []);
});
