import { expect, it } from 'vitest';
import { contentIssues } from '../../../../build/check-content.ts';
import {
  CONTENT,
  filesOnDisk,
  type ProjectFiles,
} from '../../../../build/validate/read-collections.ts';
import { features } from '../../../../src/content/features.ts';
import { examine } from '../../../../src/content/issues.ts';
import { parseYaml } from '../../../../src/content/read.ts';
import { navigationSchema } from '../../../../src/content/schema/navigation.ts';
import { pageSchemas } from '../../../../src/content/schema/pages.ts';
import { launchContentIssues } from '../../../../tools/launch-check/content-issues.ts';
import { demoWords } from '../../../../tools/launch-check/demo.ts';
import { neutralContent } from '../../../../tools/rebrand/neutral.ts';
import { planRebrand } from '../../../../tools/rebrand/plan.ts';
import { describeDemo } from '../../../support/describe-demo.ts';

/** Words of the demo's trade: a text that has one was not replaced. */
const TRADE =
  /whisk|dig in|^@|kitchen|\boven|\bbak(?:e|ing)|recipe|\bdish|sugar|cake|biscuit|\btaste|\bcrumbs?\b|\btray\b|\bchef|pantry|hungry|\bserved?\b(?= )|delicious|\bsalt\b|\bpinch|\btins?\b/i;

describeDemo('the neutral content that takes the place of the demo’s', () => {
  const disk = filesOnDisk('.');
  const changes = neutralContent(disk);
  const files: ProjectFiles = {
    read: (path) => changes.get(path) ?? disk.read(path),
    exists: (path) => (changes.has(path) ? changes.get(path) !== null : disk.exists(path)),
    list: (folder) => {
      const names = [...changes.keys()]
        .filter((path) => path.startsWith(`${folder}/`))
        .map((path) => path.slice(folder.length + 1));
      const all = new Set([...disk.list(folder), ...names]);
      return [...all].filter((name) => changes.get(`${folder}/${name}`) !== null);
    },
  };
  const texts = files.list(CONTENT).filter((name) => /\.(?:yaml|md)$/.test(name));
  const records = (folder: string) => files.list(`${CONTENT}/${folder}`).length;

  it('is small and complete', () => {
    expect(['services', 'industries', 'projects', 'insights', 'policies'].map(records)).toEqual([
      3, 2, 1, 0, 3,
    ]);
  });
  it('fits the schemas of records', () => {
    const file = `${CONTENT}/pages/projects.yaml`;
    const { filters } = parseYaml(files.read(file), file) as {
      filters: { options: { industry: string }[] };
    };
    const industries = filters.options.map(({ industry }) => industry).filter(Boolean);
    const beside = { pages: [], logos: [], filters: { file, industries } };
    expect(contentIssues(files, beside)).toEqual([]);
  });
  it.each([...Object.entries(pageSchemas)])('fits the schema of pages/%s.yaml', (name, schema) => {
    const file = `${CONTENT}/pages/${name}.yaml`;
    expect(examine(file, schema, parseYaml(files.read(file), file)).issues).toBeUndefined();
  });
  it('fits the schema of navigation.yaml', () => {
    const file = `${CONTENT}/navigation.yaml`;
    expect(
      examine(file, navigationSchema, parseYaml(files.read(file), file)).issues,
    ).toBeUndefined();
  });
  it.each(texts.filter((name) => name !== 'site.yaml'))('says nothing of the demo: %s', (name) => {
    const lines = files
      .read(`${CONTENT}/${name}`)
      .split('\n')
      .filter((line) => !/^\s*#/.test(line))
      .map((line) => line.replace(/^[\s-]*[\w-]+:(?: |$)/, ''));
    expect(lines.filter((line) => demoWords().test(line) || TRADE.test(line))).toEqual([]);
  });
  it.each(['home', 'about', 'services', 'projects', 'industries'] as const)(
    'keeps no sentence of the demo: pages/%s.yaml',
    (name) => {
      const sentences = (from: ProjectFiles) => {
        const file = `${CONTENT}/pages/${name}.yaml`;
        const found: string[] = [];
        JSON.stringify(parseYaml(from.read(file), file), (_, value) => {
          if (typeof value === 'string' && /^[A-Z{].* .* .*\.$/s.test(value)) found.push(value);
          return value;
        });
        return found;
      };
      const before = sentences(disk);
      expect(before.length).toBeGreaterThan(0);
      expect(sentences(files).filter((sentence) => before.includes(sentence))).toEqual([]);
    },
  );
  it('takes the look of the demo’s pages away, and says what stays', async () => {
    const answers = {
      ...{
        name: 'Agency',
        url: 'https://agency.nl',
        email: 'a@agency.nl',
        phone: '+31 10 123 45 67',
      },
      ...{ street: 'A 1', city: 'Delft', postcode: '2611', country: 'NL' },
      ...{ language: 'nl-NL', timeZone: 'Europe/Amsterdam' },
    };
    const { changes, notes } = await planRebrand(answers, false, 2026);
    const gone = [...changes].flatMap(([file, bytes]) => (bytes ? [] : [file]));
    const shown = disk.list('docs/look').map((name) => `docs/look/${name}`);
    expect(shown.length).toBeGreaterThan(0);
    expect(gone).toEqual(expect.arrayContaining(['docs/look.md', ...shown]));
    expect(notes.join('\n')).toMatch(/LICENSE stays.*\n.*in nl-NL/);
  });
  it('leaves the launch check only what has to be written', () => {
    const found = launchContentIssues(files, { ...features, procurement: false }).filter(
      ({ file }) => file !== `${CONTENT}/site.yaml`,
    );
    expect([...new Set(found.map(({ file }) => file))].sort()).toEqual([
      'src/content/policies/privacy.md',
      'src/content/policies/terms.md',
      'src/content/projects/1.yaml',
    ]);
  });
});
