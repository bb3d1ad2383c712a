import { expect, it } from 'vitest';
import { reachableBlocks } from './scrolling-blocks.ts';

it('makes tables and code samples focusable, once', () => {
  expect(reachableBlocks('<table><tr></tr></table><pre class="a"><code></code></pre>')).toBe(
    '<table tabindex="0"><tr></tr></table><pre tabindex="0" class="a"><code></code></pre>',
  );
  expect(reachableBlocks('<pre tabindex="0">x</pre>')).toBe('<pre tabindex="0">x</pre>');
});
