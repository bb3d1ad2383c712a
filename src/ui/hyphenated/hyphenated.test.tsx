import german from 'hyphen/de/index.js';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test } from 'vitest';
import { Hyphenated } from './hyphenated.tsx';
import { hyphenations } from './site-hyphenation.ts';

Object.assign(hyphenations, { de: german.hyphenateSync });
afterAll(() => Reflect.deleteProperty(hyphenations, 'de'));

const shown = (text: string, language: string) =>
  renderToStaticMarkup(<Hyphenated as="h2" text={text} language={language} />)
    .replace(/<[^>]+>/g, '')
    .replaceAll('\u00ad', '|');

test.each([
  ['de-DE', 'Für Verwaltungsdigitalisierung.', 'Für Ver|wal|tungs|di|gi|ta|li|sie|rung.'],
  ['de-DE', 'IT-Sicherheitsberatung', 'IT-Si|cher|heits|be|ra|tung'],
  ['de-DE', 'vergaberecht@verwaltung.example', 'vergaberecht@verwaltung.example'],
  ['en-GB', 'Internationalisation', 'Internationalisation'],
])('a page in %s shows %s as %s', (language, text, expected) => {
  expect(shown(text, language)).toBe(expected);
});
