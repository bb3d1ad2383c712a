import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { html, paths, unlisted, words } from '../../support/built-site.ts';
import { yaml } from '../../support/content.ts';
import { pageSamples } from '../../support/page-kinds.ts';

/** Checks what the HTML standard asks of authors; style (quotes, void elements) is up to React. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  // build/check-links.ts already checks duplicate ids.
  rules: {
    'no-dup-id': 'off',
    // The first heading is the h1, and no level is skipped.
    'heading-level': 'error',
    // Ad blockers hide elements with such an id.
    'id-pattern': ['error', { pattern: '/^(?!.*(banner|cookie))/' }],
  },
});

it('pages of each kind, and those that the sitemap leaves out, are valid HTML', async () => {
  const findings: string[] = [];
  for (const path of [...pageSamples, ...unlisted]) {
    const { results } = await validator.validateString(html(path));
    for (const { ruleId, message, line, column } of results.flatMap(({ messages }) => messages))
      findings.push(`${path}:${line}:${column} ${ruleId}: ${message}`);
  }
  expect(findings).toEqual([]);
});

const found = (pattern: RegExp) =>
  paths.map((path) => ({ path, text: words(pattern.exec(html(path))?.[1] ?? '') }));
/** Returns pages with another page's text, or text that is too short or too long, one line each. */
function faulty(pages: { path: string; text: string }[], least: number, most: number) {
  const seen = new Map(pages.toReversed().map(({ path, text }) => [text, path]));
  return pages
    .filter(
      ({ path, text }) => seen.get(text) !== path || text.length < least || text.length > most,
    )
    .map(({ path, text }) => `${path}: ${text} (${text.length})`);
}

it('every page has a title and a description of its own, as long as search engines show', () => {
  expect.soft(faulty(found(/<title>([^<]*)<\/title>/), 1, 60)).toEqual([]);
  expect.soft(faulty(found(/<meta name="description" content="([^"]*)"/), 70, 160)).toEqual([]);
});

it('every page has one first heading', () => {
  expect(paths.filter((path) => html(path).match(/<h1\b/g)?.length !== 1)).toEqual([]);
});

it('the questions of the home page are closed at the start, and one is open at a time', () => {
  const main = /<main[\s\S]*<\/main>/.exec(html('/'))?.[0] ?? '';
  const details = main.match(/<details\b[^>]*>/g) ?? [];
  expect(details).toHaveLength(yaml<unknown[]>('faq.yaml').length);
  expect(details.filter((one) => !/^<details(?: class="\w+")? name="faq"/.test(one))).toEqual([]);
});
