import { expect, it } from 'vitest';
import { contentIssues } from '../../../../build/check-content.ts';
import { validate } from '../../../../src/content/issues.ts';
import { CONTENT } from '../../../../src/content/read.ts';
import { filesOnDisk, filesWith } from '../../../../src/content/records.ts';
import { navigationSchema } from '../../../../src/content/schema/navigation.ts';
import { pageSchemas } from '../../../../src/content/schema/pages.ts';
import { parseYaml } from '../../../../src/content/yaml.ts';
import { demoWords } from '../../../../tools/launch-check/demo.ts';
import { neutralContent } from '../../../../tools/rebrand/neutral.ts';

/** Words of the demo's trade; a text that contains one was not replaced. */
const TRADE =
  /whisk|dig in|^@|kitchen|\boven|\bbak(?:e|ing)|recipe|\bdish|sugar|cake|biscuit|\btaste|\bcrumbs?\b|\btray\b|\bchef|pantry|hungry|\bserved?\b(?= )|delicious|\bsalt\b|\bpinch|\btins?\b/i;

const disk = filesOnDisk();
const neutral = (code: string) => filesWith(Object.fromEntries(neutralContent(disk, code)), disk);
const files = neutral('en');

it.each(['en', 'de', 'nb'])('the neutral content is small, and fits its schemas: %s', (code) => {
  const files = neutral(code);
  const parsed = (name: string) => parseYaml(files.read(`${CONTENT}/${name}.yaml`), name);
  const records = (folder: string) => files.list(`${CONTENT}/${folder}`).length;
  expect(['services', 'industries', 'projects', 'insights', 'policies'].map(records)).toEqual([
    3, 2, 1, 0, 3,
  ]);
  expect(contentIssues(files)).toEqual([]);
  const schemas = Object.entries(pageSchemas).map(([name, one]) => [`pages/${name}`, one]);
  for (const [name, schema] of [...schemas, ['navigation', navigationSchema]] as const)
    expect(validate(`${name}`, schema as never, parsed(`${name}`)).issues).toBeUndefined();
});

/** Returns a text's lines without comments and field names. */
const lines = (name: string, from = files) =>
  from
    .read(`${CONTENT}/${name}`)
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .map((line) => line.replace(/^[\s-]*[\w-]+:(?: |$)/, '').trim());

it('the neutral content has no word of the demo’s trade', () => {
  const texts = files
    .list(CONTENT)
    .filter((name) => /\.(?:yaml|md)$/.test(name) && name !== 'site.yaml');
  expect(texts.length).toBeGreaterThan(20);
  const found = texts.flatMap((name) =>
    lines(name)
      .filter((line) => demoWords().test(line) || TRADE.test(line))
      .map((line) => `${name}: ${line}`),
  );
  expect(found).toEqual([]);
});

it('the neutral content in German has no line of that in English', () => {
  const german = neutral('de');
  for (const page of german.list(`${CONTENT}/pages`)) {
    const english = lines(`pages/${page}`).filter((line) => /\p{L}{2} \p{L}{2}/u.test(line));
    expect(lines(`pages/${page}`, german).filter((line) => english.includes(line))).toEqual([]);
  }
});
