import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { build, editRecords, fewRecords, rebrand, writeRecords } from '../../adoption/agency.ts';
import { demoLeft } from '../../adoption/demo-left.ts';
import { run, scratchCopy } from '../../adoption/scratch.ts';
import { describeDemo } from '../describe-demo.ts';

/** The short form of `npm run prove:adoption`, which also runs every check and test in the copy. */
describeDemo('adoption by another agency', () => {
  let folder = '';
  const nextYear = new Date().getFullYear() + 1;
  beforeAll(() => {
    folder = scratchCopy();
  }, 60_000);
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
  it('builds', () => {
    const { status, output } = build(folder);
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
  });
  it('is ready to launch', () => {
    const { status, output } = run(folder, ['tools/launch-check.ts']);
    expect(output).toMatch(/^Ready to launch/);
    expect(status).toBe(0);
  });
});
