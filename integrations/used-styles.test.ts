import { describe, expect, it } from 'vitest';
import { fetchedLater, usesAnyClass } from './used-styles.ts';

const chunk = (fileName: string, styles: string[], imports: string[] = [], isEntry = false) => ({
  fileName,
  isEntry,
  imports,
  styles,
});

describe('fetchedLater', () => {
  it('names the sheets that no entry needs, neither itself nor by its imports', () => {
    const chunks = [
      chunk('page.js', ['page.css'], ['shared.js'], true),
      chunk('shared.js', ['button.css'], ['page.js']),
      chunk('dialog.js', ['dialog.css', 'button.css'], ['list.js', 'shared.js']),
      chunk('list.js', ['list.css']),
    ];
    expect([...fetchedLater(chunks)]).toEqual(['/dialog.css', '/list.css']);
  });
});

describe('usesAnyClass', () => {
  const html = '<p class="a1 b2">a3</p>';
  it.each([
    ['.a1{color:red}', true],
    ['@media (width>=1.5rem){.c:hover .b2{color:red}}', true],
    ['.a3{color:red}.a{color:red}', false],
    ['body{margin:0}', true],
  ])('%s: %s', (css, used) => {
    expect(usesAnyClass(html, css)).toBe(used);
  });
});
