import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readYamlFile } from '../../content/files.ts';
import { markdownSource, toHtml } from './markdown.ts';

it('gives a heading no id of the page around it', async () => {
  const { html, headings } = await toHtml('## Content\n\n## Band 1\n\n## Call to action\n\n## !!!');
  const ids = ['section-content', 'section-band-1', 'call-to-action', 'section-'];
  expect([...html.matchAll(/(?<= id=")[^"]*/g)].flat()).toEqual(ids);
  expect(headings.map(({ slug }) => slug)).toEqual(ids);
});

it('a file saved with CRLF and a byte order mark is read as any other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'markdown-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'a.md');
  writeFileSync(file, '\uFEFF---\r\ntitle: A\r\n---\r\nOne.\r\n\r\nTwo.\r\n');
  expect(readYamlFile(file)).toEqual({ title: 'A' });
  expect(markdownSource(file)).toBe('One.\n\nTwo.');
});
