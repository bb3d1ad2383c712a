import { readFile } from 'node:fs/promises';
import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { listFiles } from '../../../build/list-files.ts';
import { paths } from '../../support/built-site.ts';

/** What the HTML standard asks of authors; style (quotes, void elements) is React's business. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  // The build itself stops at these (build/check-links.ts).
  rules: {
    'no-dup-id': 'off',
    // The first heading of the document is its h1, and no level is left out.
    'heading-level': 'error',
  },
});

it('every built page is valid HTML', async () => {
  const pages = await listFiles('dist/client', '.html');
  expect(pages.length).toBeGreaterThanOrEqual(paths.length);
  const findings: string[] = [];
  for (const page of pages) {
    const { results } = await validator.validateString(await readFile(page, 'utf8'));
    for (const { messages } of results)
      for (const { ruleId, message, line, column } of messages)
        findings.push(`${page}:${line}:${column} ${ruleId}: ${message}`);
  }
  expect(findings).toEqual([]);
});
