import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesOnDisk } from '../../build/content/read-content.ts';
import { features } from '../../src/content/features.ts';
import { site } from '../../src/content/site.ts';
import { contentFindings } from '../../tools/launch-check/content-findings.ts';
import { demo, demoWords, isPicture, PICTURE_FOLDERS } from '../../tools/launch-check/demo.ts';
import { pictureFindings } from '../../tools/launch-check/picture-findings.ts';
import { describeDemo } from './describe-demo.ts';

const files = filesOnDisk('.');

describeDemo('launch check', () => {
  it('knows the brand', () => {
    const { name, tagline, email, url, address, phone } = site;
    for (const text of [name, tagline, email, url, address.street, address.postcode, phone.label])
      expect(text).toMatch(demoWords());
  });
  it('knows every picture: where some have changed, run npm run launch-check:list', () => {
    const all = PICTURE_FOLDERS.flatMap((folder) =>
      files
        .below(folder)
        .filter(isPicture)
        .map((file) => `${folder}/${file}`),
    );
    expect(all.length).toBeGreaterThan(0);
    const known = pictureFindings(files.below, (file) => readFileSync(file), demo.pictures);
    expect(all.filter((file) => !known.some((one) => one.file === file))).toEqual([]);
  });
  it.each([
    'demo entry',
    'dummy text',
    'placeholder author',
    'placeholder comments',
    'reserved address',
  ])('finds a %s in the content', (what) => {
    const found = contentFindings(files, { ...features, comments: true });
    expect(found.filter((one) => one.what.startsWith(what)).length).toBeGreaterThan(0);
  });
});
