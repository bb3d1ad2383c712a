import { expect, it } from 'vitest';
import { insightPicturePath, OWN_PICTURES } from './share-path.ts';

it('gives the newest insights their own picture and the others that of their category', () => {
  const path = '/insights/blog/x';
  expect(insightPicturePath(path, 0, 'seo')).toBe('/share/insights/blog/x.jpg');
  expect(insightPicturePath(path, OWN_PICTURES - 1, 'seo')).toBe('/share/insights/blog/x.jpg');
  expect(insightPicturePath(path, OWN_PICTURES, 'seo')).toBe('/share/insights/category/seo.jpg');
});
