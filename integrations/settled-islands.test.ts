import { expect, it } from 'vitest';
import { withoutIslandScripts } from './settled-islands.ts';

const DIRECTIVE = '<script>(()=>{dispatchEvent(new Event("astro:settled"))})()</script>';
const RUNTIME = '<script>(()=>{customElements.define("astro-island",class{})})()</script>';
const ISLAND = '<astro-island client="settled"></astro-island>';

it('takes the two scripts out and nothing else', () => {
  const page = (scripts: string) => `<script>first()</script><p>x</p>${scripts}${ISLAND}`;
  expect(withoutIslandScripts(page(DIRECTIVE + RUNTIME), 'a.html')).toBe(page(''));
});

it('leaves a page without islands as it is', () => {
  expect(withoutIslandScripts(`<p>${DIRECTIVE}</p>`, 'a.html')).toBe(`<p>${DIRECTIVE}</p>`);
});

it.each([
  ['none', ''],
  ['only the directive', DIRECTIVE],
  ['the directive twice', DIRECTIVE + DIRECTIVE + RUNTIME],
])('stops the build where a page has %s, naming it', (_, scripts) => {
  expect(() => withoutIslandScripts(scripts + ISLAND, 'contact.html')).toThrow(/contact\.html/);
});
