import { expect, it } from 'vitest';
import { filesOnDisk } from '../../../../src/content/records.ts';
import { site } from '../../../../src/content/site.ts';
import { demoPictures, demoWords, picturesIn } from '../../../../tools/launch-check/demo.ts';

const files = filesOnDisk();

it('the launch check knows the brand of the demo', () => {
  const { name, tagline, email, url, address, phone } = site;
  for (const text of [name, tagline, email, url, address.street, address.postcode, phone?.label])
    expect(text).toMatch(demoWords());
});
it('the launch check knows every picture: where some have changed, run node tools/launch-check/list-demo-pictures.ts', () => {
  const all = picturesIn(files.list);
  expect(all.length).toBeGreaterThan(0);
  expect(demoPictures(files.list)).toEqual(all);
});
