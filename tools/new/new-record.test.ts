import { describe, expect, it } from 'vitest';
import { contentIssues } from '../../build/check-content.ts';
import { readCollections } from '../../build/validate/read-collections.ts';
import { filesOnDisk, filesWith, type ProjectFiles } from '../../src/content/records.ts';
import { collections } from '../../src/content.config.ts';
import { leaves } from '../yaml/edit-yaml.ts';
import { readDocument } from '../yaml/yaml-text.ts';
import { newRecord, type RecordKind, recordKinds } from './new-record.ts';

const TODAY = '2027-03-09';
const disk = filesOnDisk();
const SITE = 'src/content/site.yaml';
const NAME = 'A "new": record, nº 1';

function newIn(tag: string, kind: RecordKind, name: string, files = disk) {
  const site = files.read(SITE).replace(/^language: .*/m, `language: ${tag}`);
  return newRecord(kind, name, filesWith({ [SITE]: site }, files), TODAY);
}

function written(kind: RecordKind, name: string, files = disk) {
  const { changes } = newIn('en-GB', kind, name, files);
  if (changes.size === 0) throw new Error(`${kind} "${name}" is there already`);
  return filesWith(Object.fromEntries(changes), files);
}

describe.each(recordKinds)('a new %s', (kind) => {
  const before = readCollections(disk, collections).records;
  const files = written(kind, NAME);
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
    expect(Object.values(added[0]?.data ?? {})).toContain(NAME);
    expect(files.read(added[0]?.file ?? '')).toContain('# New record: write your own texts');
  });
  it('is not written twice', () => {
    const again = newRecord(kind, NAME.toUpperCase(), files, TODAY);
    expect(again.changes.size).toBe(0);
    expect(again.file).toBe(added[0]?.file);
  });
});

const words = (code: string) =>
  leaves(readDocument(disk.read(`tools/new/templates/${code}.yaml`)).toJS());
const codes = disk
  .list('tools/new/templates')
  .flatMap((name) => /^(\w+)\.yaml$/.exec(name)?.[1] ?? []);

it.each(codes)('new records have all their words in the language %s', (code) => {
  const places = words(code).map(([path]) => path.join());
  expect(places).toEqual(words('de').map(([path]) => path.join()));
  const texts = recordKinds.map((kind) => [...newIn(code, kind, NAME).changes.values()].join());
  for (const [, text] of words(code))
    if (String(text).length < 60) expect(texts.join()).toContain([text].flat().at(-1));
});

it('the first project of a site without industries brings one without a page', () => {
  const list = 'src/content/project-industries.yaml';
  const without = filesWith({ [list]: '[]\n' }, disk);
  const isIndustry = (folder: string) => folder.endsWith('/industries');
  const none = { ...without, list: (at: string) => (isIndustry(at) ? [] : disk.list(at)) };
  expect(written('project', NAME, none).read(list)).toMatch(/^- id: \S+\n {2}name: \S+\n$/);
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
  const { file, changes } = newRecord('person', 'Kari', empty, TODAY);
  expect(changes.get(file)).toMatch(/^# Who writes\.\n(?:#.*\n)*- id: kari\n/);
});

it.each(['***', ''])('refuses the name "%s"', (name) => {
  expect(() => newRecord('service', name, disk, TODAY)).toThrow(/letter or digit/);
});

it('says which limit a name breaks, and writes nothing', () => {
  expect(() => newRecord('service', 'word '.repeat(30).trim(), disk, TODAY)).toThrow(
    /heroTitle.* write at most 70/,
  );
});
