import { describe, expect, it } from 'vitest';
import { contentIssues } from '../../build/check-content.ts';
import { readCollections } from '../../build/validate/read-collections.ts';
import { filesOnDisk, filesWith, type ProjectFiles } from '../../src/content/records.ts';
import { collections } from '../../src/content.config.ts';
import { newRecord, type RecordKind, recordKinds } from './new-record.ts';

const TODAY = '2027-03-09';
const disk = filesOnDisk();
const SITE = 'src/content/site.yaml';
const NAME = 'A "new": record, nº 1';

function written(kind: RecordKind, name: string, files = disk, tag = 'en-GB') {
  const site = files.read(SITE).replace(/^language: .*/m, `language: ${tag}`);
  const { file, text } = newRecord(kind, name, filesWith({ [SITE]: site }, files), TODAY);
  if (text === undefined) throw new Error(`${kind} "${name}" is there already`);
  return filesWith({ [file]: text }, files);
}

const cases = ['en-GB', 'de-DE'].flatMap((tag) => recordKinds.map((kind) => ({ tag, kind })));
describe.each(cases)('in $tag a new $kind', ({ tag, kind }) => {
  const before = readCollections(disk, collections).records;
  const files = written(kind, NAME, disk, tag);
  const after = readCollections(files, collections).records;
  const added = after.filter(
    ({ collection, id }) => !before.some((one) => one.collection === collection && one.id === id),
  );

  it('is valid and leaves the other records as they were', () => {
    expect(contentIssues(files)).toEqual([]);
    expect(added).toHaveLength(1);
    expect(after).toHaveLength(before.length + 1);
  });
  it('carries its name and says that its texts are to be written', () => {
    const texts = Object.values(added[0]?.data ?? {}).map(String);
    expect(texts).toContain(NAME);
    const sentences = texts.filter((text) => text.startsWith(NAME) && text !== NAME);
    for (const sentence of sentences) expect(sentence).toMatch(/^A "new": record, nº 1: [a-z]/);
    expect(files.read(added[0]?.file ?? '')).toContain('# New record: write your own texts');
  });
  it('is not written twice', () => {
    const again = newRecord(kind, NAME.toUpperCase(), files, TODAY);
    expect(again.text).toBeUndefined();
    expect(again.file).toBe(added[0]?.file);
  });
});

it('numbers records and takes the tones in turn', () => {
  const names = Array.from({ length: 3 }, (_, index) => `Service ${index}`);
  const files = names.reduce<ProjectFiles>((so, name) => written('service', name, so), disk);
  const services = readCollections(files, collections).records.filter(
    ({ collection, id }) => collection === 'services' && /^service-\d+$/.test(id),
  );
  expect(services).toHaveLength(names.length);
  expect(new Set(services.map(({ data }) => data?.id)).size).toBe(names.length);
  expect(new Set(services.map(({ data }) => data?.tone)).size).toBe(names.length);
  expect(contentIssues(files)).toEqual([]);
});

it('begins an empty list of people', () => {
  const empty: ProjectFiles = {
    ...disk,
    read: (path) => (path.endsWith('people.yaml') ? '# Who writes.\n[]\n' : disk.read(path)),
  };
  const { text } = newRecord('person', 'Kari', empty, TODAY);
  expect(text).toMatch(/^# Who writes\.\n(?:#.*\n)*- id: kari\n/);
});

it.each(['***', ''])('refuses the name "%s"', (name) => {
  expect(() => newRecord('service', name, disk, TODAY)).toThrow(/letter or digit/);
});

it('says which limit a name breaks, and writes nothing', () => {
  expect(() => newRecord('service', 'word '.repeat(30).trim(), disk, TODAY)).toThrow(
    /heroTitle.* write at most 70/,
  );
});
