import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesOnDisk } from '../../../../src/content/records.ts';
import { site } from '../../../../src/content/site.ts';
import { demoWords, pictureHash, picturesIn } from '../../../../tools/launch-check/demo.ts';

const files = filesOnDisk();

it('the launch check knows the brand of the demo', () => {
  const { name, tagline, email, url, address, phone } = site;
  for (const text of [name, tagline, email, url, address.street, address.postcode, phone?.label])
    expect(text).toMatch(demoWords());
});
it('the launch check knows every picture: where some have changed, `npx vitest run FILE -u` lists them', async () => {
  const hashes = picturesIn(files.list).map((file) => pictureHash(readFileSync(file)));
  expect(hashes.length).toBeGreaterThan(0);
  await expect(`${[...new Set(hashes)].sort().join('\n')}\n`).toMatchFileSnapshot(
    '../../../../tools/launch-check/demo-pictures.txt',
  );
});
