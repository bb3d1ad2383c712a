import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { insights } from '../../content/pages/insights.ts';

const css = readFileSync(new URL('./insights-explorer.module.css', import.meta.url), 'utf8');

it('shows every tab by CSS before React wakes: the style sheet names each', () => {
  const [first, ...others] = insights.tabs.options;
  expect(css).toContain(`[data-panel="${first.id}"]`);
  for (const { id } of others) {
    expect(css).toContain(`[data-url-tab="${id}"]) [data-panel="${id}"]`);
    expect(css).toContain(`[data-url-tab="${id}"]) [data-asleep] [data-option="${id}"]`);
  }
});
