import { expect, it } from 'vitest';
import { keepsIndustry } from './filter-work.ts';

const items = ['healthcare', 'staffing', 'ecommerce', 'healthcare'].map((industry) => ({
  industry,
}));

it.each([
  ['', 4],
  ['healthcare', 2],
  ['staffing', 1],
  ['logistics', 0],
])('the industry filter "%s" keeps %i', (industry, count) => {
  const option = { id: 'any', label: 'Any', industry };
  expect(items.filter((item) => keepsIndustry(option, item))).toHaveLength(count);
});
