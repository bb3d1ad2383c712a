import { expect, it } from 'vitest';
import { FULL_TEXTS, insightTexts } from './insight-texts.ts';

it('gives the newest insights their full text and the others their category, without reading more', async () => {
  let read = 0;
  const insights = Array.from({ length: FULL_TEXTS + 2 }, (_, rank) => ({
    path: `/${rank}`,
    about: 'SEO.',
    text: async () => {
      read++;
      return `text ${rank}`;
    },
  }));
  const texts = await insightTexts(insights);
  expect(texts).toHaveLength(insights.length);
  expect(texts.slice(FULL_TEXTS - 1)).toEqual([
    [`/${FULL_TEXTS - 1}`, `text ${FULL_TEXTS - 1}`],
    [`/${FULL_TEXTS}`, 'SEO.'],
    [`/${FULL_TEXTS + 1}`, 'SEO.'],
  ]);
  expect(read).toBe(FULL_TEXTS);
});
