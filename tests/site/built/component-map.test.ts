import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bytes, filled } from '../../support/built-site.ts';

const MAX = 8_000;
const map: string[] = JSON.parse(
  readFileSync(new URL('../../../dist/client/components.json', import.meta.url), 'utf8'),
);

it('the map of components is small, and names files with their bytes', () => {
  expect(bytes('/components.json')).toBeLessThanOrEqual(MAX);
  const wrong = filled(map, 'components').filter((line) => {
    const [path, styles, script] = line.split(',');
    return !existsSync(`src/${path}.module.css`) || !(Number(styles) > 0 && Number(script) >= 0);
  });
  expect(wrong).toEqual([]);
  expect(map.some((line) => Number(line.split(',')[2]) > 0)).toBe(true);
});
