import { describe, test } from 'vitest';
import { site } from '../../src/content/site.ts';

/** What only the demo's content promises. Another site's configuration says `demo: false`, and this is skipped in one line. */
export function describeDemo(name: string, suite: () => void): void {
  if (site.demo) describe(name, () => suite());
  else test.skip(`${name}: skipped, since src/content/site.ts says demo: false`, () => {});
}
