import { expect, it } from 'vitest';
import { projects } from '../../content/pages.ts';
import { keepsIndustry } from './filter-work.ts';

const items = ['healthcare', 'staffing', 'ecommerce', 'healthcare'].map((industry) => ({
  industry,
}));

it.each([
  ['all', 4],
  ['healthcare', 2],
  ['hr', 1],
  ['logistics', 0],
])('the industry filter %s keeps %i', (id, count) => {
  const option = projects.filters.options.find((one) => one.id === id);
  if (!option) throw new Error(`no filter ${id}`);
  expect(items.filter((item) => keepsIndustry(option, item))).toHaveLength(count);
});
