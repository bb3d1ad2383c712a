import { expect, it } from 'vitest';
import { chosenRule } from './chosen-rule.ts';

it('has a selector for each interest, ticked or sent', () => {
  const rule = chosenRule(['web', 'print']);
  for (const slug of ['web', 'print']) {
    expect(rule).toContain(`[data-interest="${slug}"]:checked`);
    expect(rule).toContain(`[data-sent~="${slug}"]`);
    expect(rule).toContain(`[data-chosen="${slug}"]`);
  }
});
