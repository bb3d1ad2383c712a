import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  build,
  editRecords,
  fewRecords,
  rebrand,
  writeRecords,
} from '../../../proofs/adoption/agency.ts';
import { demoLeft } from '../../../proofs/adoption/demo-left.ts';
import { run, scratchCopy } from '../../../proofs/adoption/scratch.ts';
import { describeDemo } from '../../../support/describe-demo.ts';

/** The short form of `npm run prove:adoption`, which also runs every check and test in the copy. */
describeDemo('adoption by another agency', () => {
  let folder = '';
  const nextYear = new Date().getFullYear() + 1;
  beforeAll(() => {
    folder = scratchCopy();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('lists what a rebrand would change and changes nothing', () => {
    const { status, output } = rebrand(folder, '--dry-run');
    expect(status, output).toBe(0);
    expect(output).toContain('src/content/site.yaml: would be written');
    expect(readFileSync(join(folder, 'src/content/site.yaml'), 'utf8')).toContain('demo: true');
  });
  it('takes another brand, once', () => {
    expect(rebrand(folder)).toMatchObject({ status: 0 });
    expect(existsSync(join(folder, 'src/demo'))).toBe(false);
    expect(rebrand(folder).output).toMatch(/\nNothing to change\.\n$/);
  });
  it('takes new records', async () => {
    const said = writeRecords(folder, fewRecords);
    expect(said.filter(({ status }) => status !== 0)).toEqual([]);
    await editRecords(folder, nextYear);
  });
  it('takes a band and a field of its own', () => {
    const edit = (file: string, change: (text: string) => string) =>
      writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
    const band = "z.strictObject({ band: z.literal('awards'), year: z.int() })";
    edit('src/custom/fields.ts', (text) =>
      text
        .replace('import type', 'import')
        .replace('ownBands = []', `ownBands = [${band}]`)
        .replace('person: {}', 'person: { pronouns: z.string() }'),
    );
    writeFileSync(
      join(folder, 'src/custom/awards.tsx'),
      "export const Awards = ({ year }: { year: number }) => <p>{'Awards of '.concat(String(year + 1))}</p>;",
    );
    edit('src/custom/sections.ts', (text) =>
      `import { Awards } from '../../../demo/gates/awards.tsx';\n${text}`.replace(
        '= {}',
        '= { awards: Awards }',
      ),
    );
    mkdirSync(join(folder, 'src/content/own-pages'), { recursive: true });
    const prizes = {
      name: 'Prizes',
      description: 'd'.repeat(70),
      bands: [{ band: 'awards', year: 2030 }],
    };
    writeFileSync(
      join(folder, 'src/content/own-pages/prizes.md'),
      `---\n${JSON.stringify({ ...prizes, tone: 'tone-1' })}\n---\n`,
    );
    edit('src/content/people.yaml', (text) =>
      text.replaceAll(/^( +)role:/gm, '$1pronouns: she\n$1role:'),
    );
  });
  it('builds', () => {
    const { status, output } = build(folder);
    expect(status, output.slice(-2_000)).toBe(0);
  });
  it('collects the browser tests of `npm test`', () => {
    const { status, output } = run(folder, [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--list',
    ]);
    expect(status, output.slice(-2_000)).toBe(0);
  });
  it('says nothing of the demo', () => {
    expect(demoLeft(folder)).toEqual([]);
  });
  it('shows what is published, and nothing else', () => {
    const page = (path: string) => existsSync(join(folder, 'dist/client', `${path}.html`));
    expect(page('insights/article/why-do-forms-fail')).toBe(true);
    expect(page('insights/article/a-draft-about-search')).toBe(false);
    expect(page('insights/article/what-we-plan-next-year')).toBe(false);
    expect(page('services/radgivning')).toBe(true);
    expect(readFileSync(join(folder, 'dist/client/prizes.html'), 'utf8')).toContain(
      'Awards of 2031',
    );
  });
  it('is ready to launch', () => {
    const { status, output } = run(folder, ['tools/launch-check.ts']);
    expect(output).toMatch(/^Ready to launch/);
    expect(status).toBe(0);
  });
});
