import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { demoWords } from '../../../../tools/launch-check/demo.ts';
import {
  edit,
  editRecords,
  fewRecords,
  rebrand,
  writeRecords,
} from '../../../proofs/adoption/agency.ts';
import { build, run, scratchCopy } from '../../../proofs/adoption/scratch.ts';

/** A shorter `npm run prove:adoption`, which also runs all checks and tests in the copy. */
const folder = scratchCopy();
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

it('a rebrand says what it would change, changes it, and has nothing to do a second time', () => {
  const { status, output } = rebrand(folder, '--dry-run');
  expect(status, output).toBe(0);
  expect(output).toContain('src/content/site.yaml: would be written');
  expect(read('src/content/site.yaml')).toContain('demo: true');
  expect(rebrand(folder)).toMatchObject({ status: 0 });
  for (const gone of ['src/demo', 'docs/home.webp'])
    expect(existsSync(join(folder, gone)), gone).toBe(false);
  expect(readdirSync(join(folder, 'src/assets/brand'))).toEqual(['mark.svg']);
  expect(read('src/content/site.yaml')).toContain('toys: false');
  expect(rebrand(folder).output).toMatch(/\nNothing to change\.\n$/);
});

it('the agency adds records, a band and a field of its own, builds, and has the browser tests', async () => {
  const said = writeRecords(folder, fewRecords);
  expect(said.filter(({ status }) => status !== 0)).toEqual([]);
  await editRecords(folder);
  const band = "z.strictObject({ band: z.literal('awards'), year: z.int() })";
  edit(
    join(folder, 'src/custom/fields.ts'),
    ['import type', 'import'],
    ['ownBands = []', `ownBands = [${band}]`],
    ['person: {}', 'person: { pronouns: z.string() }'],
  );
  const people = join(folder, 'src/content/people.yaml');
  edit(people, [/^( +)role:/gm, '$1pronouns: she\n$1role:']);
  writeFileSync(
    join(folder, 'src/custom/awards.tsx'),
    "export const Awards = ({ year }: { year: number }) => <p>{'Awards of '.concat(String(year + 1))}</p>;",
  );
  edit(
    join(folder, 'src/custom/sections.ts'),
    [/^/, "import { Awards } from './awards.tsx';\n"],
    ['= {}', '= { awards: Awards }'],
  );
  mkdirSync(join(folder, 'src/content/own-pages'), { recursive: true });
  writeFileSync(
    join(folder, 'src/content/own-pages/prizes.md'),
    `---\nname: Prizes\ndescription: ${'d'.repeat(70)}\ntone: tone-1\nbands: [{ band: awards, year: 2030 }]\n---\n`,
  );
  for (const { status, output } of [
    build(folder),
    run(folder, ['node_modules/@playwright/test/cli.js', 'test', '--list']),
  ])
    expect(status, output.slice(-2_000)).toBe(0);
});

it('the site shows what is published and nothing else, says nothing of the demo, and is ready', () => {
  const isShown = (path: string) => existsSync(join(folder, 'dist/client', `${path}.html`));
  const articles = ['why-do-forms-fail', 'a-draft-about-search', 'what-we-plan-next-year'];
  expect(articles.map((name) => isShown(`insights/article/${name}`))).toEqual([true, false, false]);
  expect(isShown('services/radgivning')).toBe(true);
  expect(read('dist/client/prizes.html')).toContain('Awards of 2031');
  const scripts = readdirSync(join(folder, 'dist/client/_astro'));
  expect(scripts.filter((name) => /load-comments|estimator/.test(name))).toEqual([]);
  const files = globSync('dist/client/**/*.{html,js}', { cwd: folder });
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => /#ice=|home-hero/.test(read(file)))).toEqual([]);
  for (const file of ['README.md', 'package.json', 'package-lock.json', '.env.example'])
    expect(read(file), file).not.toMatch(demoWords());
  expect(run(folder, ['tools/launch-check.ts']).output).toMatch(/^Ready to launch/);
});
