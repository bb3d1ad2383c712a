import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withFacts } from '../../src/content/facts.ts';
import { validate } from '../../src/content/issues.ts';
import { CONTENT } from '../../src/content/read.ts';
import { filesOnDisk, filesWith } from '../../src/content/records.ts';
import { navigationSchema } from '../../src/content/schema/navigation.ts';
import { pageSchemas } from '../../src/content/schema/pages.ts';
import { pluralForm } from '../../src/lib/fill-in.ts';
import { leaves } from '../yaml/edit-yaml.ts';
import { readDocument } from '../yaml/yaml-text.ts';
import { inLanguage, MORE_PLURALS, newLanguage, readPack } from './new-language.ts';

const disk = filesOnDisk();
const codes = disk.list('tools/new/languages').map((name) => basename(name, '.yaml'));
const schemas = {
  navigation: navigationSchema,
  ...Object.fromEntries(
    Object.entries(pageSchemas).map(([name, schema]) => [`pages/${name}`, schema]),
  ),
};
const placesIn = (text: unknown) => (String(text).match(/\{[^}]*\}/g) ?? []).sort().join(' ');
/** Returns a pack's texts by path. Plural forms differ by language. */
const texts = (code: string) =>
  new Map(
    leaves({ ...readPack(code) })
      .filter(([path]) => !MORE_PLURALS.has(path.at(-1) ?? ''))
      .map(([path, text]) => [path.join(' > '), text]),
  );

describe.each(codes)('the pack %s', (code) => {
  it('has the same texts with the same places as the others', () => {
    const others = texts(codes.find((one) => one !== code) ?? '');
    const own = texts(code);
    expect([...own.keys()].sort()).toEqual([...others.keys()].sort());
    const wrong = [...own].filter(
      ([path, text]) => !path.endsWith('> one') && placesIn(text) !== placesIn(others.get(path)),
    );
    expect(wrong).toEqual([]);
  });
  it.each(Object.keys(readPack(code).words))('fits the schema of %s', (name) => {
    const schema = schemas[name as keyof typeof schemas];
    const file = `${CONTENT}/${name}.yaml`;
    const text = inLanguage(disk.read(file), readPack(code).words[name]);
    const value = readDocument(withFacts(text, file, disk)).toJS();
    expect(validate(name, schema, value).issues).toBeUndefined();
  });
  it('counts none, one and many without saying "1" of none', () => {
    for (const name of ['search', 'insights', 'projects']) {
      const { count } = readPack(code).words[`pages/${name}`] as {
        count: { one: string; other: string };
      };
      for (const number of [0, 1, 2, 21, 100]) {
        const form = pluralForm(count, number, code);
        expect(form).toMatch(number === 1 ? /\{count\}|\b1\b/ : /\{count\}/);
      }
    }
  });
});

describe('a new language', () => {
  const site = 'name: A\nlanguage: en-GB\ntagline: T\nform:\n  replyWithin: one working day\n';
  const files = filesWith({
    'src/content/site.yaml': site,
    'src/content/faq.yaml': '[]\n',
    'src/content/pages/policy.yaml': 'updated: Last updated\nversion: Of {date}.\n',
    'src/content/pages/search.yaml': 'title: Search\n',
    'src/content/services/web.yaml': 'name: Web\n',
    'src/content/nl/faq.yaml': 'mine\n',
  });
  const { tag, changes } = newLanguage('nl', files);

  it('is in site.yaml with its region', () => {
    expect(tag).toBe('nl-NL');
    expect(changes.get('src/content/site.yaml')).toContain('languages:\n  - nl-NL');
  });
  it('has the words of its pack, its facts where the site has those of its own, and no file of a record or of what was there', () => {
    expect(changes.get('src/content/nl/pages/policy.yaml')).toContain('Laatst bijgewerkt');
    expect(changes.get('src/content/nl/pages/search.yaml')).toBe('title: Zoeken\n');
    expect([...changes.keys()].filter((name) => /services|faq/.test(name))).toEqual([]);
    expect(changes.get('src/content/nl/site.yaml')).toContain(
      'tagline: T\nform:\n  replyWithin: één werkdag\n',
    );
  });
  it('gets the usual region where none is named, and that of the pack in English and Portuguese', () => {
    const german = filesWith({ 'src/content/site.yaml': site.replace('en-GB', 'de-DE') });
    const names = ['en', 'en-US', 'pt', 'es-419', 'zh-Hant', 'sr-Latn'];
    const tags = names.map((name) => newLanguage(name, german).tag);
    expect(tags).toEqual(['en-GB', 'en-US', 'pt-PT', 'es-419', 'zh-Hant-TW', 'sr-Latn-RS']);
  });
  it.each([
    ['pt', 'pt-PT'],
    ['pt-BR', 'pt-PT'],
    ['fr-CA', 'fr-CA'],
    ['fi', undefined],
  ])('tells the region of the words that its pack brings: %s', (name, packTag) => {
    expect(newLanguage(name, files).packTag).toBe(packTag);
  });
  it.each(['en-US', 'not a language', 'english'])('is refused: %s', (name) => {
    expect(() => newLanguage(name, files)).toThrow(/write/);
  });
});
