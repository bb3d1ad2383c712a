import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projects } from '../../content/pages/projects.ts';
import { keepsIndustry, optionById } from './filter-work.ts';

const { options } = projects.filters;
const items = ['Healthcare', 'Staffing & HR', 'E-Commerce', 'Healthcare'].map((industry) => ({
  industry,
}));
const kept = (id: string) =>
  items.filter((item) => keepsIndustry(optionById(options, id), item)).length;

describe('the industry filter', () => {
  it.each([
    ['all', 4],
    ['healthcare', 2],
    ['hr', 1],
    ['logistics', 0],
    ['alchemy', 0],
  ])('%s keeps %i', (id, count) => {
    expect(kept(id)).toBe(count);
  });

  it('is shown by CSS before React wakes: the style sheet names every option', () => {
    const css = readFileSync(new URL('./work-explorer.module.css', import.meta.url), 'utf8');
    for (const { id, industry } of options) {
      expect(css).toContain(`[data-url-industry="${id}"]) [data-asleep] [data-option="${id}"]`);
      if (industry)
        expect(css).toContain(`[data-url-industry="${id}"]) [data-asleep] [data-industry="${id}"]`);
    }
  });
});
