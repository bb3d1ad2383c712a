import { expect, it } from 'vitest';
import { contentIssues } from '../../../../build/check-content.ts';
import { examine } from '../../../../src/content/issues.ts';
import { CONTENT } from '../../../../src/content/read.ts';
import { filesOnDisk, type ProjectFiles } from '../../../../src/content/records.ts';
import { navigationSchema } from '../../../../src/content/schema/navigation.ts';
import { pageSchemas } from '../../../../src/content/schema/pages.ts';
import { parseYaml } from '../../../../src/content/yaml.ts';
import { demoWords } from '../../../../tools/launch-check/demo.ts';
import { neutralContent } from '../../../../tools/rebrand/neutral.ts';
import { describeDemo } from '../../../support/describe-demo.ts';

/** Words of the demo's trade: a text that has one was not replaced. */
const TRADE =
  /whisk|dig in|^@|kitchen|\boven|\bbak(?:e|ing)|recipe|\bdish|sugar|cake|biscuit|\btaste|\bcrumbs?\b|\btray\b|\bchef|pantry|hungry|\bserved?\b(?= )|delicious|\bsalt\b|\bpinch|\btins?\b/i;

describeDemo('the neutral content that takes the place of the demo’s', () => {
  const disk = filesOnDisk();
  const changes = neutralContent(disk);
  const files: ProjectFiles = {
    read: (path) => changes.get(path) ?? disk.read(path),
    exists: (path) => (changes.has(path) ? changes.get(path) !== null : disk.exists(path)),
    list: (folder) => {
      const written = [...changes.keys()]
        .filter((path) => path.startsWith(`${folder}/`))
        .map((path) => path.slice(folder.length + 1));
      const all = new Set([...disk.list(folder), ...written]);
      return [...all].filter((name) => changes.get(`${folder}/${name}`) !== null);
    },
  };
  const parsed = (name: string, from = files) =>
    parseYaml(from.read(`${CONTENT}/${name}.yaml`), name);
  const records = (folder: string) => files.list(`${CONTENT}/${folder}`).length;

  it('is small, and fits its schemas', () => {
    expect(['services', 'industries', 'projects', 'insights', 'policies'].map(records)).toEqual([
      3, 2, 1, 0, 3,
    ]);
    expect(contentIssues(files)).toEqual([]);
    const schemas = Object.entries(pageSchemas).map(([name, one]) => [`pages/${name}`, one]);
    for (const [name, schema] of [...schemas, ['navigation', navigationSchema]] as const)
      expect(examine(`${name}`, schema as never, parsed(`${name}`)).issues).toBeUndefined();
  });

  it('has no word of the demo’s trade', () => {
    const texts = files.list(CONTENT).filter((name) => /\.(?:yaml|md)$/.test(name));
    const lines = texts.flatMap((name) =>
      name === 'site.yaml'
        ? []
        : files
            .read(`${CONTENT}/${name}`)
            .split('\n')
            .filter((line) => !/^\s*#/.test(line))
            .map((line) => ({ name, text: line.replace(/^[\s-]*[\w-]+:(?: |$)/, '') })),
    );
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter(({ text }) => demoWords().test(text) || TRADE.test(text))).toEqual([]);
  });

  it('keeps no sentence of the demo’s', () => {
    const sentences = (name: string, from: ProjectFiles) => {
      const found: string[] = [];
      JSON.stringify(parsed(`pages/${name}`, from), (_, value) => {
        if (typeof value === 'string' && /^[A-Z{].* .* .*\.$/s.test(value)) found.push(value);
        return value;
      });
      return found;
    };
    for (const name of ['home', 'about', 'services', 'projects', 'industries']) {
      const before = sentences(name, disk);
      expect(before.length, name).toBeGreaterThan(0);
      expect(sentences(name, files).filter((sentence) => before.includes(sentence))).toEqual([]);
    }
  });
});
