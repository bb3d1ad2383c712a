import german from 'hyphen/de/index.js';
import { expect, test } from 'vitest';
import { hyphenate } from './hyphenation.ts';

const hyphenated = (lang: string, body: string) =>
  hyphenate(`<html lang="${lang}"><body>${body}`, { de: german.hyphenateSync })
    .slice(`<html lang="${lang}"><body>`.length)
    .replaceAll('\u00ad', '|')
    .replaceAll('<span class="wholeWord">', '<w>');

test.each([
  ['Für Verwaltungsdigitalisierung.', 'Für Ver|wal|tungs|di|gi|ta|li|sie|rung.'],
  ['vergaberecht@verwaltung.example', 'vergaberecht@verwaltung.example'],
  ['IT-Sicherheitsberatung', 'IT-Si|cher|heits|be|ra|tung'],
])('a German text %s is sent as %s', (text, expected) => {
  expect(hyphenated('de-DE', `<p>${text}</p>`)).toBe(`<p>${expected}</p>`);
});

test.each(['h1', 'h3', 'summary', 'nav'])('a word in a %s stays whole', (name) => {
  const text = 'Duct-tape & <a title="duct-tape">Internationalisation</a>';
  expect(hyphenated('en-GB', `<${name}>${text}</${name}><p>duct-tape</p>`)).toBe(
    `<${name}><span><w>Duct-tape</span> & </span><a title="duct-tape">Internationalisation</a></${name}><p>duct-tape</p>`,
  );
  expect(hyphenated('de-DE', `<${name}>Gesundheit</${name}>`)).toBe(
    `<${name}><span><w>Ge|sund|heit</span></span></${name}>`,
  );
});

test('a word of eight letters is hyphenated in an h1, where letters are largest', () => {
  expect(hyphenated('de-DE', '<h1>Sprechen</h1><h2>Sprechen</h2>')).toBe(
    '<h1><span><w>Spre|chen</span></span></h1><h2>Sprechen</h2>',
  );
});

test.each([
  '<div data-island="a"><div></div><h2>Gesundheit-Rat</h2></div>',
  '<h2><script>"Verwaltungsdigitalisierung"</script></h2>',
  '<style>/* Verwaltungsdigitalisierung */</style>',
  '<title>Verwaltungsdigitalisierung</title>',
  '<pre>Verwaltungsdigitalisierung</pre>',
  '<code>Verwaltungsdigitalisierung</code>',
  '<!-- Verwaltungsdigitalisierung -->',
  '<img alt="a > Verwaltungsdigitalisierung">',
])('%s stays as it is, and what follows does not', (html) => {
  expect(hyphenated('de-DE', `${html}<p>Gesundheit</p>`)).toBe(`${html}<p>Ge|sund|heit</p>`);
});
