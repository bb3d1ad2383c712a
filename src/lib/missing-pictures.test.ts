import { expect, it } from 'vitest';
import { missingPictures } from './missing-pictures.ts';

const entry = {
  filePath: 'src/content/services/a.yaml',
  data: { name: 'A', img: { src: '../b.jpg', alt: '' }, screens: [{ src: './c.png' }] },
  assetImports: ['../b.jpg', './c.png'],
};

it('names file, field and path of each missing picture', () => {
  expect(missingPictures(entry, () => false)).toEqual([
    'src/content/services/a.yaml: img.src: there is no picture ../b.jpg (looked for src/content/b.jpg)',
    'src/content/services/a.yaml: screens[0].src: there is no picture ./c.png (looked for src/content/services/c.png)',
  ]);
});

it('says nothing of those that are there', () => {
  expect(missingPictures(entry, (file) => file === 'src/content/b.jpg')).toHaveLength(1);
  expect(missingPictures({ data: {} }, () => false)).toEqual([]);
});
