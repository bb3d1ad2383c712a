import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesOnDisk } from '../../../../src/content/records.ts';
import { site } from '../../../../src/content/site.ts';
import { demo, demoWords, picturesIn } from '../../../../tools/launch-check/demo.ts';
import { launchPictureIssues } from '../../../../tools/launch-check/picture-issues.ts';

const files = filesOnDisk();

it('the launch check knows the brand of the demo', () => {
  const { name, tagline, email, url, address, phone } = site;
  for (const text of [name, tagline, email, url, address.street, address.postcode, phone.label])
    expect(text).toMatch(demoWords());
});
it('the launch check knows every picture: where some have changed, run node tools/launch-check/list-demo-pictures.ts', () => {
  const all = picturesIn(files.list);
  expect(all.length).toBeGreaterThan(0);
  const known = launchPictureIssues(files.list, (file) => readFileSync(file), demo.pictures);
  expect(all.filter((file) => !known.some((one) => one.file === file))).toEqual([]);
});
